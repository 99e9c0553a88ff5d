import { isId } from '@resume/service-kit/ids'
import { userNotFound } from '../domain/user.ts'

/** The ID of a user as a caller sent it; a malformed one is a missing user. @throws AppError `not_found` */
export function knownUser(sent: string): string {
  if (!isId(sent)) throw userNotFound()
  return sent
}
