import type { Commit } from '@resume/service-kit/outbox/commit'
import { deviceIn } from '../domain/known-device.ts'
import type { Mail } from '../domain/mail.ts'
import { newDeviceNotice } from '../domain/notices.ts'

/** What starting a session needs. */
export interface StartSessionPorts<Tx> {
  devices: {
    /** Notes that a user signs in with a device. @returns whether it is the user's first one, a known one or another */
    note(transaction: Tx, userId: string, device: string, at: Date): Promise<'first' | 'known' | 'new'>
  }
  mails: { add(transaction: Tx, mail: Mail): Promise<void> }
  commit: Commit<Tx, never>
}

/** Who signs in, and with what. */
export interface NewSession {
  userId: string
  userAgent: string
}

/**
 * Starts a session, and tells the user of it when the device is neither known nor the first one.
 * @param create stores the session
 * @returns what `create` does
 */
export function startSession<Tx, Result>(
  { devices, mails, commit }: StartSessionPorts<Tx>,
  { userId, userAgent }: NewSession,
  create: (transaction: Tx) => Promise<Result>,
): Promise<Result> {
  return commit(async (transaction) => {
    const session = await create(transaction)
    const at = new Date()
    const device = await devices.note(transaction, userId, deviceIn(userAgent), at)
    if (device === 'new') await mails.add(transaction, { userId, ...newDeviceNotice({ userAgent, at }) })
    return session
  })
}
