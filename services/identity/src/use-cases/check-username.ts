import type { UsernameFault } from '@resume/proto/limits/identity'
import { normalizeUsername, usernameFault } from '../domain/username.ts'

/** What checking a username needs. */
export interface CheckUsernamePorts {
  users: {
    /** The ID of the user who has a username. */
    holderOf(username: string): Promise<string | undefined>
  }
}

/** Whether a username can be claimed, and if not, why. */
export interface UsernameAvailability {
  available: boolean
  normalizedUsername: string
  reason?: UsernameFault
}

/**
 * Tells whether a caller could claim a username; the one that the caller has counts as available.
 * @param callerId undefined for a caller without an account
 */
export async function checkUsername(
  { users }: CheckUsernamePorts,
  typed: string,
  callerId: string | undefined,
): Promise<UsernameAvailability> {
  const normalizedUsername = normalizeUsername(typed)
  const fault = usernameFault(normalizedUsername)
  if (fault) return { available: false, normalizedUsername, reason: fault }
  const holder = await users.holderOf(normalizedUsername)
  if (holder === undefined || holder === callerId) return { available: true, normalizedUsername }
  return { available: false, normalizedUsername, reason: 'taken' }
}
