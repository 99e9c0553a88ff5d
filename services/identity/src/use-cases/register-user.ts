import type { Commit } from '@resume/service-kit/outbox/commit'
import { nameOfNewUser } from '../domain/user.ts'

/** What registering a user needs. */
export interface RegisterUserPorts<Tx> {
  commit: Commit<Tx, 'userRegistered'>
}

/** Who registers. */
export interface NewUser {
  id: string
  name: string
  email: string
}

/** Registers a user at the first sign-in. @param create stores the user under the given name @returns what `create` does */
export function registerUser<Tx, Result>(
  { commit }: RegisterUserPorts<Tx>,
  { id, name, email }: NewUser,
  create: (transaction: Tx, name: string) => Promise<Result>,
): Promise<Result> {
  return commit(async (transaction, outbox) => {
    const user = await create(transaction, nameOfNewUser(name, email))
    await outbox.append('userRegistered', { userId: id })
    return user
  })
}
