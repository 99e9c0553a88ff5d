import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import type { Document } from '../domain/document.ts'
import { documentNotFound } from '../domain/failures.ts'
import { type FindVersionPorts, findVersion } from './get-version.ts'
import { type RequireDocumentPorts, requireDocument } from './require-document.ts'
import { type ReviseDocumentPorts, reviseDocument } from './revise-document.ts'

/** What restoring a version needs. */
export type RestoreVersionPorts = RequireDocumentPorts &
  FindVersionPorts &
  ReviseDocumentPorts & {
    commit: Commit
    versions: {
      /** Keeps a version, and with it the content that it refers to, from being removed until the transaction ends. */
      lock(transaction: Transaction, documentId: string, revision: number): Promise<void>
    }
    contents: {
      read(contentId: string, transaction: Transaction): Promise<string>
    }
  }

/**
 * Makes a version's content, title, tags, metadata and template the document's next revision. Slug and visibility stay.
 * @throws AppError `not_found` without such a document or version
 */
export async function restoreVersion(
  ports: RestoreVersionPorts,
  userId: string,
  documentId: string,
  revision: number,
): Promise<Document> {
  await requireDocument(ports, userId, documentId)
  return ports.commit(async (transaction, outbox) => {
    await ports.versions.lock(transaction, documentId, revision)
    const version = await findVersion(ports, userId, documentId, revision, transaction)
    const { title, tags, metadata, templateId, schemaVersion, contentId } = version
    const document = await reviseDocument(ports, transaction, outbox, {
      userId,
      documentId,
      expected: undefined,
      changes: { title, tags, metadata, templateId, schemaVersion },
      content: { id: contentId },
    })
    if (!document) throw documentNotFound()
    return { ...document, content: await ports.contents.read(contentId, transaction) }
  })
}
