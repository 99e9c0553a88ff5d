import { isUniqueViolation } from '@resume/service-kit/database/violations'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import type { UserWithCount } from '../domain/user.ts'
import { normalizeUsername, usernameFault } from '../domain/username.ts'
import { type ChangeUserPorts, changeUser } from './change-user.ts'

/**
 * Gives a user a username for good; claiming the one that the user has is no change.
 * @throws AppError `validation_failed` for a username that nobody can claim, `username_locked` when the user has another
 *   one, `username_taken` when somebody else has this one, `not_found`
 */
export async function claimUsername(ports: ChangeUserPorts, userId: string, typed: string): Promise<UserWithCount> {
  const username = normalizeUsername(typed)
  const fault = usernameFault(username)
  if (fault) {
    const message = fault === 'reserved' ? 'is reserved' : 'must have 3 to 32 characters of a-z, 0-9, _ and -'
    throw invalidFields({ path: 'username', message })
  }
  try {
    return await changeUser(ports, userId, (user) => {
      if (user.username === null) return { username }
      /** Former releases cut names so that some end in a hyphen. */
      if (normalizeUsername(user.username) !== username) throw new AppError('username_locked')
      return undefined
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('username_taken', { cause: error })
    throw error
  }
}
