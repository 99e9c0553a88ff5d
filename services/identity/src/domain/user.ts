import { AppError } from '@resume/service-kit/errors/app-error'

/** A person with an account. */
export interface User {
  id: string
  name: string
  email: string
  emailVerified: boolean
  /** Null until claimed; set once. */
  username: string | null
  autoSyncEnabled: boolean
  /** Null unless the administrator has suspended the account. */
  suspendedAt: Date | null
  /** Grows with each change of the suspension. */
  suspensionVersion: number
  createdAt: Date
  updatedAt: Date
}

/** A user with the number of keys that authenticate now and, where one is linked, the account at the code host. */
export type UserWithCount = User & { apiKeyCount: number; codehostAccountId: string | null }

/** What an account's owner can change. */
export type UserChange = Partial<Pick<User, 'name' | 'username' | 'autoSyncEnabled'>>

/** What the administrator can change. */
export type AccountChange = UserChange & Partial<Pick<User, 'suspendedAt' | 'suspensionVersion'>>

/**
 * The time of a change: now, and later than that of the change before it, although the clocks of processes differ and one may be set
 * back. Of two states of a user, whoever keeps a copy can so tell the newer one.
 */
export function timeOfChange(former: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), former.getTime() + 1))
}

/** The error of every call for a user who does not exist. */
export const userNotFound = () => new AppError('not_found', { resource: 'User' })

/** The name of a new account: the given one, or else the part of the address before the `@`. */
export function nameOfNewUser(name: string, email: string): string {
  return name || email.slice(0, email.indexOf('@'))
}
