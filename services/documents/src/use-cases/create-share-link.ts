import { newId } from '@resume/service-kit/ids'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { documentNotFound } from '../domain/failures.ts'
import { type NewShareLink, newShareToken, type ShareLink, type ShareTerms } from '../domain/share-link.ts'
import { freeSlug, stemOf } from '../domain/slug.ts'
import { entriesWithCounts } from '../domain/stale-entries.ts'
import { commitWithOwnerLock, type LockOwnerPorts } from './lock-owner.ts'

/** What sharing a document needs. */
export type CreateShareLinkPorts = LockOwnerPorts & {
  passwords: {
    /** @throws AppError `overloaded` when too many wait; the signal's reason when its caller has gone */
    hash(password: string, userId: string, signal?: AbortSignal): Promise<string>
  }
  documents: {
    /** Slug and title of an active document of the user. */
    nameOf(
      transaction: Transaction,
      userId: string,
      documentId: string,
    ): Promise<{ slug: string; title: string } | null>
  }
  shareLinks: {
    ofDocument(
      transaction: Transaction,
      documentId: string,
    ): Promise<Pick<ShareLink, 'id' | 'slug' | 'passwordHash'> | null>
    /**
     * The slugs of the links under a username that are `base` or begin with `stem` and a hyphen: also those of a former owner of
     * the name, who is being erased.
     */
    slugsLike(transaction: Transaction, username: string, base: string, stem: string): Promise<string[]>
    insert(transaction: Transaction, link: NewShareLink): Promise<ShareLink>
    /** @returns false when there is no such link */
    remove(transaction: Transaction, userId: string, documentId: string, shareLinkId: string): Promise<boolean>
  }
}

/** What to share, and how. */
export interface ShareDocument {
  documentId: string
  /** The user's claimed username. */
  username: string
  /** JSON text. */
  snapshot: string
  terms: ShareTerms
  /** Whether the document's present slug takes the place of the former link's. */
  updateSlug: boolean
}

/**
 * Shares a snapshot of a document; a former link of it is replaced.
 * @param signal ends the waiting for a turn to hash a password
 * @throws AppError `not_found` without such a document; `overloaded`
 */
export async function createShareLink(
  ports: CreateShareLinkPorts,
  userId: string,
  { documentId, username, snapshot, terms, updateSlug }: ShareDocument,
  signal?: AbortSignal,
): Promise<ShareLink> {
  const { documents, shareLinks } = ports
  const { password } = terms
  /** Hashing takes long, so it happens before the owner's row is locked. */
  const newHash = typeof password === 'object' ? await ports.passwords.hash(password.set, userId, signal) : null
  return commitWithOwnerLock(ports, userId, async (transaction, outbox) => {
    const document = await documents.nameOf(transaction, userId, documentId)
    if (!document) throw documentNotFound()
    const former = await shareLinks.ofDocument(transaction, documentId)
    if (former) {
      await shareLinks.remove(transaction, userId, documentId, former.id)
      await outbox.append('shareLinkDeleted', { shareLinkId: former.id, userId, documentId })
    }
    const availableSlug = async ({ slug }: { slug: string }) =>
      freeSlug(slug, new Set(await shareLinks.slugsLike(transaction, username, slug, stemOf(slug))))
    const link = await shareLinks.insert(transaction, {
      id: newId(),
      userId,
      documentId,
      username,
      slug: former && !updateSlug ? former.slug : await availableSlug(document),
      token: newShareToken(),
      documentSlug: document.slug,
      documentTitle: document.title,
      snapshot,
      passwordHash: password === 'keep' ? (former?.passwordHash ?? null) : newHash,
      expiresAt: terms.expiresAt,
    })
    const drops = entriesWithCounts(userId)
    await outbox.append('shareLinkCreated', { shareLinkId: link.id, userId, documentId }, { drops })
    return link
  })
}
