import { type VersionHead, versionsShownSince } from '../domain/document.ts'
import type { Page, PageRequest } from '../domain/page.ts'
import { type RequireDocumentPorts, requireDocument } from './require-document.ts'

/** What listing versions needs. */
export type ListVersionsPorts = RequireDocumentPorts & {
  versions: {
    /** The versions of a document that were superseded after a time, the newest first, without content. */
    list(documentId: string, since: Date, page: PageRequest): Promise<Page<VersionHead>>
  }
}

/** Lists the former versions of a document, the newest first. @throws AppError `not_found` */
export async function listVersions(
  ports: ListVersionsPorts,
  userId: string,
  documentId: string,
  page: PageRequest,
): Promise<Page<VersionHead>> {
  await requireDocument(ports, userId, documentId)
  return ports.versions.list(documentId, versionsShownSince(new Date()), page)
}
