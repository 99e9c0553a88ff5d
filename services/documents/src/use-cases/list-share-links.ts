import type { Page, PageRequest } from '../domain/page.ts'
import type { ShareLink } from '../domain/share-link.ts'
import { type RequireDocumentPorts, requireDocument } from './require-document.ts'

/** What listing share links needs. */
export type ListShareLinksPorts = RequireDocumentPorts & {
  shareLinks: {
    list(userId: string, documentId: string, page: PageRequest): Promise<Page<ShareLink>>
  }
}

/** Lists the share links of a document. @throws AppError `not_found` without such a document */
export async function listShareLinks(
  ports: ListShareLinksPorts,
  userId: string,
  documentId: string,
  page: PageRequest,
): Promise<Page<ShareLink>> {
  await requireDocument(ports, userId, documentId)
  return ports.shareLinks.list(userId, documentId, page)
}
