import { AppError } from '@resume/service-kit/errors/app-error'
import type { Commit } from '@resume/service-kit/outbox/commit'
import { deviceIn } from '../domain/known-device.ts'
import type { Mail } from '../domain/mail.ts'
import { newDeviceNotice } from '../domain/notices.ts'

/** What opening a session needs. */
export interface OpenSessionPorts<Tx> {
  commit: Commit<Tx, never>
  users: {
    /** How a user stands, whom nobody suspends or deletes until the transaction ends. */
    standing(transaction: Tx, userId: string): Promise<'active' | 'suspended' | 'gone'>
  }
  devices: {
    /** Notes that a user signs in with a device. @returns whether it is the user's first one, a known one or another */
    note(transaction: Tx, userId: string, device: string, at: Date): Promise<'first' | 'known' | 'new'>
  }
  mails: { add(transaction: Tx, mail: Mail): Promise<void> }
}

/** Who signs in, and with what. */
export interface NewSession {
  userId: string
  userAgent: string
}

/**
 * Opens a session, unless its user is suspended; a suspension that comes at the same time ends it. Tells the user of it when
 * the device is neither known nor the first one.
 * @param create stores the session
 * @returns what `create` does
 * @throws AppError `account_suspended`; `sign_in_code_invalid` for a user who is gone, with whom the codes have gone
 */
export function openSession<Tx, Result>(
  { commit, users, devices, mails }: OpenSessionPorts<Tx>,
  { userId, userAgent }: NewSession,
  create: (transaction: Tx) => Promise<Result>,
): Promise<Result> {
  return commit(async (transaction) => {
    const standing = await users.standing(transaction, userId)
    if (standing === 'gone') throw new AppError('sign_in_code_invalid')
    if (standing === 'suspended') throw new AppError('account_suspended')
    const session = await create(transaction)
    const at = new Date()
    const device = await devices.note(transaction, userId, deviceIn(userAgent), at)
    if (device === 'new') await mails.add(transaction, { userId, ...newDeviceNotice({ userAgent, at }) })
    return session
  })
}
