import { isId } from '@resume/service-kit/ids'
import { assetNotFound } from '../domain/failures.ts'

/** The id of an image as a caller sent it; a malformed one names no image. @throws AppError `not_found` */
export function assetId(sent: string): string {
  if (!isId(sent)) throw assetNotFound()
  return sent
}
