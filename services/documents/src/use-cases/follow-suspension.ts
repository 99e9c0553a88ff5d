import type { Transaction } from '@resume/service-kit/outbox/commit'
import type { LockOwnerPorts } from './lock-owner.ts'

/** What identity tells of a user's suspension. */
export interface Suspension {
  userId: string
  suspended: boolean
  /** Grows with each change of the user's suspension. */
  version: number
}

/** What following a suspension needs. */
export interface FollowSuspensionPorts {
  owners: LockOwnerPorts['owners'] & {
    /** Notes a user's suspension or its end. @returns false when it is older than what is known */
    noteSuspension(transaction: Transaction, suspension: Suspension): Promise<boolean>
  }
}

/**
 * Notes that a user is suspended, or is not any more. No share link of a suspended user opens, and changes that were under way
 * come to nothing; nothing is lost. A change that is late, or comes twice, changes nothing.
 */
export async function followSuspension(
  { owners }: FollowSuspensionPorts,
  transaction: Transaction,
  suspension: Suspension,
): Promise<void> {
  await owners.lock(transaction, suspension.userId)
  await owners.noteSuspension(transaction, suspension)
}
