import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'

/** What identity tells of a user's suspension. */
export interface Suspension {
  userId: string
  suspended: boolean
  /** Grows with each change of the user's suspension. */
  version: number
}

/** What following a suspension needs. */
export interface FollowSuspensionPorts {
  commit: Commit<Transaction>
  affiliates: {
    /**
     * Notes a user's suspension or its end, if it is newer than what is known, and marks the affiliate that the user is, once
     * enrolments that are under way have come to their end.
     */
    noteSuspension(transaction: Transaction, suspension: Suspension): Promise<void>
  }
}

/**
 * Takes a suspended user off the leaderboard and the user's code out of use, and keeps the user from enrolling; money is not
 * touched. The end of the suspension undoes it. A change that is late, or comes twice, changes nothing.
 */
export function followSuspension({ commit, affiliates }: FollowSuspensionPorts, suspension: Suspension): Promise<void> {
  return commit((transaction) => affiliates.noteSuspension(transaction, suspension))
}
