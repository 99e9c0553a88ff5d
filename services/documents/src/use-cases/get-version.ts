import type { Transaction } from '@resume/service-kit/outbox/commit'
import { type StoredVersion, type Version, versionsShownSince } from '../domain/document.ts'
import { versionNotFound } from '../domain/failures.ts'
import { type RequireDocumentPorts, requireDocument } from './require-document.ts'

/** What finding a version needs. */
export interface FindVersionPorts {
  versions: {
    /** A version of an active document of the user that was superseded after a time. */
    find(
      userId: string,
      documentId: string,
      revision: number,
      since: Date,
      transaction?: Transaction,
    ): Promise<StoredVersion | null>
  }
}

/** What reading a version needs. */
export type GetVersionPorts = RequireDocumentPorts &
  FindVersionPorts & {
    contents: {
      /** Undefined when it was removed. */
      find(contentId: string): Promise<string | undefined>
    }
  }

/** Finds a version that is still shown. @throws AppError `not_found` */
export async function findVersion(
  { versions }: FindVersionPorts,
  userId: string,
  documentId: string,
  revision: number,
  transaction?: Transaction,
): Promise<StoredVersion> {
  const version = await versions.find(userId, documentId, revision, versionsShownSince(new Date()), transaction)
  if (!version) throw versionNotFound()
  return version
}

/** Reads a former version of a document. @throws AppError `not_found` without such a document or version */
export async function getVersion(
  ports: GetVersionPorts,
  userId: string,
  documentId: string,
  revision: number,
): Promise<Version> {
  await requireDocument(ports, userId, documentId)
  const version = await findVersion(ports, userId, documentId, revision)
  const content = await ports.contents.find(version.contentId)
  /** An update, or the job, has removed it since it was found. */
  if (content === undefined) throw versionNotFound()
  return { ...version, content }
}
