import type { Pool } from '@resume/service-kit/database/pools'
import { readsByKey } from '@resume/service-kit/database/reads-by-key'
import type { AccountCounts } from '../use-cases/get-counts.ts'

/** What an account shows of its documents and share links. @param readPool for a read that every account waits for */
export function createAccountCounts(readPool: Pool) {
  const read = readsByKey<AccountCounts, [userId: string]>(readPool, {
    name: 'read-account-counts',
    types: ['uuid'],
    select: `
      SELECT (SELECT count(*)::int FROM share_links l WHERE l.user_id = asked.key1) AS "shareLinks",
        coalesce(
          (SELECT c.active FROM document_counts c WHERE c.user_id = asked.key1 AND c.type = 'RESUME'), 0
        ) AS resumes
      WHERE NOT EXISTS (SELECT FROM owners o WHERE o.user_id = asked.key1 AND o.erased_at IS NOT NULL)`,
  })
  return { of: (userId: string): Promise<AccountCounts | undefined> => read(userId) }
}
