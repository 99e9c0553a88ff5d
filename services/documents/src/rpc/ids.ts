import { AppError } from '@resume/service-kit/errors/app-error'
import { isId } from '@resume/service-kit/ids'

/** An id of a document as a caller sent it; a malformed one is a missing document. @throws AppError `not_found` */
export function documentId(sent: string): string {
  if (!isId(sent)) throw new AppError('not_found', 'Document not found')
  return sent
}
