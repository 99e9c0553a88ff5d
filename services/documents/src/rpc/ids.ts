import { isId } from '@resume/service-kit/ids'
import { documentNotFound, shareLinkNotFound } from '../domain/failures.ts'

/** The id of a document as a caller sent it; a malformed one names no document. @throws AppError `not_found` */
export function documentId(sent: string): string {
  if (!isId(sent)) throw documentNotFound()
  return sent
}

/** The ids of a share link and its document; malformed ones name no link. @throws AppError `not_found` */
export function shareLinkIds<Ids extends { documentId: string; shareLinkId: string }>(sent: Ids): Ids {
  if (!isId(sent.documentId) || !isId(sent.shareLinkId)) throw shareLinkNotFound()
  return sent
}
