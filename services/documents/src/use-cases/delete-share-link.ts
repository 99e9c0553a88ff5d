import type { Transaction } from '@resume/service-kit/outbox/commit'
import { shareLinkNotFound } from '../domain/failures.ts'
import { entriesWithCounts } from '../domain/stale-entries.ts'
import { commitWithOwnerLock, type LockOwnerPorts } from './lock-owner.ts'

/** What deleting a share link needs. */
export type DeleteShareLinkPorts = LockOwnerPorts & {
  shareLinks: {
    /** @returns false when there is no such link */
    remove(transaction: Transaction, userId: string, documentId: string, shareLinkId: string): Promise<boolean>
  }
}

/** Deletes a share link: nobody can open it any more. @throws AppError `not_found` */
export function deleteShareLink(
  ports: DeleteShareLinkPorts,
  userId: string,
  documentId: string,
  shareLinkId: string,
): Promise<void> {
  return commitWithOwnerLock(ports, userId, async (transaction, outbox) => {
    if (!(await ports.shareLinks.remove(transaction, userId, documentId, shareLinkId))) throw shareLinkNotFound()
    await outbox.append('shareLinkDeleted', { shareLinkId, userId, documentId }, { drops: entriesWithCounts(userId) })
  })
}
