import { AppError } from '@resume/service-kit/errors/app-error'
import type { Commit, Outbox, Transaction } from '@resume/service-kit/outbox/commit'
import { noticeOf, type PublicationHead } from '../domain/publication.ts'
import { holdEnd } from '../domain/publication-states.ts'
import { entriesOfSubdomains } from '../domain/stale-entries.ts'

/** What changes of a publication publish. */
type Published = 'mailRequested' | 'adminActed' | 'moderationChanged'

/** What changing a publication needs. */
export interface ChangePublicationPorts {
  commit: Commit<Transaction, Published>
  publishers: {
    /** Locks a user's row until the transaction ends, and creates it for a new user. */
    lock(transaction: Transaction, userId: string): Promise<Owner>
  }
  publications: {
    of(transaction: Transaction, userId: string): Promise<PublicationHead | undefined>
    /** Stores what has become of a publication; undefined stands for none. */
    put(
      transaction: Transaction,
      before: PublicationHead | undefined,
      after: PublicationHead | undefined,
    ): Promise<void>
  }
  subdomains: {
    /** Holds a subdomain that was given up for its owner. */
    hold(transaction: Transaction, subdomain: string, until: Date): Promise<void>
  }
}

/** A user as changes of the user's publication see it. */
export interface Owner {
  erasedAt: Date | null
  /** Since when the administrator has suspended the user; null unless so. */
  suspendedAt: Date | null
  /** How many of the user's documents are known to have been deleted. */
  deletions: number
  /** How often an administrator suspended what the user publishes, or lifted that. */
  moderationVersion: number
}

/** Makes the next state of a publication of the one that is stored; the same object changes nothing. */
export type Change = (
  publication: PublicationHead | undefined,
  owner: Owner,
  transaction: Transaction,
  outbox: Outbox<Published>,
) => Promise<PublicationHead | undefined> | PublicationHead | undefined

/**
 * Changes a user's publication: one change at a time. When it resolves, no reader sees the former state any more.
 * @returns the publication as stored
 * @throws AppError `unauthenticated` when the user was erased
 */
export function changePublication(
  ports: ChangePublicationPorts,
  userId: string,
  change: Change,
): Promise<PublicationHead | undefined> {
  return ports.commit(async (transaction, outbox) => {
    const owner = await ports.publishers.lock(transaction, userId)
    if (owner.erasedAt) throw new AppError('unauthenticated')
    return changeIn(ports, transaction, outbox, userId, (publication) =>
      change(publication, owner, transaction, outbox),
    )
  })
}

/** As {@link changePublication}, in a transaction that holds the owner's lock. */
export async function changeIn(
  ports: Pick<ChangePublicationPorts, 'publications' | 'subdomains'>,
  transaction: Transaction,
  outbox: Outbox<'mailRequested'>,
  userId: string,
  change: (
    publication: PublicationHead | undefined,
  ) => Promise<PublicationHead | undefined> | PublicationHead | undefined,
): Promise<PublicationHead | undefined> {
  const before = await ports.publications.of(transaction, userId)
  const after = await change(before)
  if (after === before) return before
  const now = new Date()
  const former = before?.subdomain ?? undefined
  if (former !== undefined && former !== after?.subdomain) {
    await ports.subdomains.hold(transaction, former, holdEnd(now))
  }
  await ports.publications.put(transaction, before, after)
  await outbox.drop(entriesOfSubdomains(former, after?.subdomain ?? undefined))
  const notice = after && after.state !== before?.state ? noticeOf(after) : undefined
  if (notice) await outbox.append('mailRequested', { userId, ...notice })
  return after
}
