import type { EventOutput } from '@resume/proto/events'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { afterEvent, type PublicationHead } from '../domain/publication.ts'
import { type ChangePublicationPorts, changePublication } from './change-publication.ts'

/** What following the deletion of a document needs. */
export type FollowDeletionPorts = ChangePublicationPorts & {
  publishers: {
    /** Notes that a document of a user was deleted: a draft that was read before is read again. */
    noteDeletion(transaction: Transaction, userId: string): Promise<void>
  }
  publications: {
    find(userId: string): Promise<PublicationHead | undefined>
  }
  drafts: {
    /** Whether a user has such a draft now. @throws AppError `unavailable` */
    exists(userId: string, documentId: string): Promise<boolean>
  }
}

/** Notes the deletion of a portfolio. */
export async function noteDeletion(
  { publishers }: FollowDeletionPorts,
  transaction: Transaction,
  { userId, documentType }: EventOutput<'documentDeleted'>,
): Promise<void> {
  if (documentType !== 'DOCUMENT_TYPE_PORTFOLIO') return
  const { erasedAt } = await publishers.lock(transaction, userId)
  if (!erasedAt) await publishers.noteDeletion(transaction, userId)
}

/**
 * Ends the publication of a document that was deleted; not that of one which has been restored and published again since,
 * however late this is told. @throws AppError `unavailable` while documents is away
 */
export async function followDeletion(
  ports: FollowDeletionPorts,
  { userId, documentId }: EventOutput<'documentDeleted'>,
): Promise<void> {
  const seen = await ports.publications.find(userId)
  if (seen?.documentId !== documentId || seen.subdomain === null) return
  if (await ports.drafts.exists(userId, documentId)) return
  await changePublication(ports, userId, (publication, { erasedAt }) => {
    const isSame = publication?.updatedAt.getTime() === seen.updatedAt.getTime()
    return publication && isSame && !erasedAt ? afterEvent(publication, 'unpublished', new Date()) : publication
  })
}
