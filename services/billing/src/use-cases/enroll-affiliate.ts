import { newId } from '@resume/service-kit/ids'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { newAffiliateCode } from '../domain/affiliate.ts'
import type { ActiveUsersPort } from './affiliate-ports.ts'
import { type GetAffiliatePorts, getAffiliate, type ShownAffiliate } from './get-affiliate.ts'

/** What enrolling needs. */
export interface EnrollAffiliatePorts extends GetAffiliatePorts {
  commit: Commit<Transaction, never>
  userData: ActiveUsersPort
  affiliates: GetAffiliatePorts['affiliates'] & {
    /** Adds an affiliate, unless the user is one. @returns false when somebody has the code */
    add(
      transaction: Transaction,
      affiliate: { id: string; userId: string; code: string; name: string; now: Date },
    ): Promise<boolean>
  }
}

/** Codes to try: even the second one is hardly ever needed. */
const mostAttempts = 3

/**
 * Enrolls a user in the affiliate program, active immediately. A user who is enrolled stays so.
 * @param name for the leaderboard
 * @throws AppError `unauthenticated` for a user who is gone or suspended
 */
export async function enrollAffiliate(
  ports: EnrollAffiliatePorts,
  userId: string,
  name: string,
): Promise<ShownAffiliate> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const affiliate = { id: newId(), userId, code: newAffiliateCode(), name, now: new Date() }
    const isEnrolled = await ports.commit(async (transaction) => {
      await ports.userData.requireActive(transaction, userId)
      return ports.affiliates.add(transaction, affiliate)
    })
    if (isEnrolled) break
  }
  return getAffiliate(ports, userId)
}
