import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { type ContactMessage, mailOf } from '../domain/contact.ts'

/** What sending a message to the administrator needs. */
export interface SendContactMessagePorts {
  commit: Commit
  users: {
    /** @throws AppError `unauthenticated` for a user who is gone; nobody erases another until the transaction ends */
    requireAlive(transaction: Transaction, userId: string): Promise<void>
  }
  contact: {
    keep(transaction: Transaction, message: ContactMessage & { id: string; createdAt: Date }): Promise<void>
  }
  /** Where messages go; undefined when nobody is configured. */
  adminEmail: string | undefined
}

/** Keeps a message and has it mailed, in one transaction. @throws AppError `not_configured` when there is no administrator */
export function sendContactMessage(
  { commit, users, contact, adminEmail }: SendContactMessagePorts,
  message: ContactMessage,
): Promise<void> {
  if (adminEmail === undefined) throw new AppError('not_configured', { name: 'contact' })
  return commit(async (transaction, outbox) => {
    if (message.userId !== null) await users.requireAlive(transaction, message.userId)
    await contact.keep(transaction, { id: newId(), createdAt: new Date(), ...message })
    await outbox.append('mailRequested', { address: adminEmail, ...mailOf(message) })
  })
}
