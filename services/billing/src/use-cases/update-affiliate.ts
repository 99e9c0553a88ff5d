import type { Actor } from '@resume/service-kit/context/administrator'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { adminActed } from '@resume/service-kit/events/admin-action'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import type { Affiliate } from '../domain/affiliate.ts'
import type { AffiliatesPort } from './affiliate-ports.ts'

/** What deciding about an affiliate needs. */
export interface UpdateAffiliatePorts {
  commit: Commit<Transaction, 'adminActed'>
  affiliates: Pick<AffiliatesPort, 'lock' | 'change'>
}

/**
 * Approves or suspends an affiliate. One who is suspended earns nothing, is not on the leaderboard and gets no money. The audit
 * log is told of the same decision again, too, since it may have another reason.
 * @param decision.reason for the audit log; required to suspend
 * @throws AppError `not_found`, `validation_failed` for a suspension without a reason
 */
export async function updateAffiliate(
  { commit, affiliates }: UpdateAffiliatePorts,
  actor: Actor,
  id: string,
  { status, reason }: { status: 'ACTIVE' | 'SUSPENDED'; reason: string | undefined },
): Promise<Affiliate> {
  if (status === 'SUSPENDED' && reason === undefined) throw invalidFields({ path: 'reason', message: 'is required' })
  return commit(async (transaction, outbox) => {
    const affiliate = await affiliates.lock(transaction, id)
    if (!affiliate || affiliate.userId === null) throw new AppError('not_found', { resource: 'Affiliate' })
    if (affiliate.status !== status) await affiliates.change(transaction, id, { status }, new Date())
    await outbox.append(
      'adminActed',
      adminActed(actor, {
        ...{ action: `affiliate.${status === 'ACTIVE' ? 'approve' : 'suspend'}`, subjectType: 'affiliate' },
        ...{ subjectId: id, reason, before: { status: affiliate.status }, after: { status } },
      }),
    )
    return { ...affiliate, status }
  })
}
