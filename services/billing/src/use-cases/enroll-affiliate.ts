import { newId } from '@resume/service-kit/ids'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { newAffiliateCode } from '../domain/affiliate.ts'
import type { ActiveUsersPort, RenameAffiliatePort } from './affiliate-ports.ts'
import { type GetAffiliatePorts, getAffiliate, type ShownAffiliate } from './get-affiliate.ts'

/** What enrolling needs. */
export interface EnrollAffiliatePorts extends GetAffiliatePorts {
  commit: Commit<Transaction, never>
  userData: ActiveUsersPort
  affiliates: GetAffiliatePorts['affiliates'] &
    RenameAffiliatePort & {
      /** Adds an affiliate, unless the user is one. @returns false when somebody has the code */
      add(
        transaction: Transaction,
        affiliate: { id: string; userId: string; code: string; name: string; nameAsOf: Date | null; now: Date },
      ): Promise<boolean>
    }
}

/** Codes to try: even the second one is hardly ever needed. */
const mostAttempts = 3

/**
 * Enrolls a user in the affiliate program, active immediately. A user who is enrolled stays so, and takes the name if it is newer.
 * @param name for the leaderboard
 * @param nameAsOf when the user was changed last when the name was so; null from a caller that does not tell it
 * @throws AppError `unauthenticated` for a user who is gone or suspended
 */
export async function enrollAffiliate(
  ports: EnrollAffiliatePorts,
  userId: string,
  name: string,
  nameAsOf: Date | null,
): Promise<ShownAffiliate> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const affiliate = { id: newId(), userId, code: newAffiliateCode(), name, nameAsOf, now: new Date() }
    const isEnrolled = await ports.commit(async (transaction) => {
      await ports.userData.requireActive(transaction, userId)
      if (!(await ports.affiliates.add(transaction, affiliate))) return false
      if (nameAsOf) await ports.affiliates.rename(transaction, userId, name, nameAsOf)
      return true
    })
    if (isEnrolled) break
  }
  return getAffiliate(ports, userId)
}
