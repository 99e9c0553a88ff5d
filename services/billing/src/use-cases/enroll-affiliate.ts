import { newId } from '@resume/service-kit/ids'
import { newAffiliateCode } from '../domain/affiliate.ts'
import { type GetAffiliatePorts, getAffiliate, type ShownAffiliate } from './get-affiliate.ts'

/** What enrolling needs. */
export interface EnrollAffiliatePorts extends GetAffiliatePorts {
  affiliates: GetAffiliatePorts['affiliates'] & {
    /** Adds an affiliate, unless the user is one. @returns false when somebody has the code */
    add(affiliate: { id: string; userId: string; code: string; name: string; now: Date }): Promise<boolean>
  }
}

/** Codes to try: even the second one is hardly ever needed. */
const mostAttempts = 3

/**
 * Enrolls a user in the affiliate program, active immediately. A user who is enrolled stays so.
 * @param name for the leaderboard
 */
export async function enrollAffiliate(
  ports: EnrollAffiliatePorts,
  userId: string,
  name: string,
): Promise<ShownAffiliate> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const code = newAffiliateCode()
    if (await ports.affiliates.add({ id: newId(), userId, code, name, now: new Date() })) break
  }
  return getAffiliate(ports, userId)
}
