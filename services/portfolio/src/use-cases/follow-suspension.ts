import type { Outbox, Transaction } from '@resume/service-kit/outbox/commit'
import { type ChangePublicationPorts, changeIn } from './change-publication.ts'

/** What identity tells of a user's suspension. */
export interface Suspension {
  userId: string
  suspended: boolean
  /** Grows with each change of the user's suspension. */
  version: number
}

/** What following a suspension needs. */
export type FollowSuspensionPorts = Omit<ChangePublicationPorts, 'commit'> & {
  publishers: {
    /** Notes a user's suspension or its end. @returns false when it is older than what is known */
    noteSuspension(transaction: Transaction, suspension: Suspension): Promise<boolean>
  }
}

/**
 * Withholds what a suspended user has published from every reader, or shows it again as it would stand by now. A change that is
 * late, or comes twice, changes nothing.
 */
export async function followSuspension(
  ports: FollowSuspensionPorts,
  transaction: Transaction,
  outbox: Outbox<'mailRequested'>,
  suspension: Suspension,
): Promise<void> {
  const { userId, suspended } = suspension
  const { erasedAt } = await ports.publishers.lock(transaction, userId)
  if (erasedAt || !(await ports.publishers.noteSuspension(transaction, suspension))) return
  await changeIn(ports, transaction, outbox, userId, (publication) =>
    publication && publication.isWithheld !== suspended ? { ...publication, isWithheld: suspended } : publication,
  )
}
