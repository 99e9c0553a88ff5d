import { isUniqueViolation } from '@resume/service-kit/database/violations'
import { newId } from '@resume/service-kit/ids'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import {
  type AmbassadorAnswers,
  type AmbassadorApplication,
  applied,
  checkGraduation,
  requireFreeToApply,
} from '../domain/ambassador.ts'

/** What applying needs. */
export interface ApplyAsAmbassadorPorts {
  commit: Commit
  users: {
    /** @throws AppError `unauthenticated` for a user who is gone; nobody erases another until the transaction ends */
    requireAlive(transaction: Transaction, userId: string): Promise<void>
  }
  ambassadors: {
    /** The last application of a user. */
    last(transaction: Transaction, userId: string): Promise<AmbassadorApplication | null>
    /** @throws a unique violation when the user has one that is pending or approved */
    insert(transaction: Transaction, application: AmbassadorApplication): Promise<void>
  }
}

/** Applies for a user. @throws AppError `validation_failed`, `ambassador_applied`, `ambassador_refused` */
export async function applyAsAmbassador(
  { commit, users, ambassadors }: ApplyAsAmbassadorPorts,
  userId: string,
  answers: AmbassadorAnswers,
): Promise<AmbassadorApplication> {
  const now = new Date()
  checkGraduation(answers, now)
  const states = { status: 'PENDING' as const, reviewNote: null, reviewedAt: null, submittedAt: now }
  const application = { id: newId(), userId, ...answers, ...states }
  try {
    return await commit(async (transaction) => {
      await users.requireAlive(transaction, userId)
      requireFreeToApply(await ambassadors.last(transaction, userId), now)
      await ambassadors.insert(transaction, application)
      return application
    })
  } catch (error) {
    throw isUniqueViolation(error) ? applied(error) : error
  }
}
