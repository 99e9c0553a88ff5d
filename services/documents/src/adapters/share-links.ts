import { randomBytes } from 'node:crypto'
import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import { appendEvent } from '@resume/service-kit/outbox/append-event'
import type { ShareTerms } from '../domain/share-link.ts'
import { hashPassword } from '../domain/share-password.ts'
import { freeSlug, isSlug } from '../domain/slug.ts'
import type { ShareLink } from '../generated/prisma/client.ts'
import type { Database, Transaction } from './database.ts'
import type { DocumentCache } from './document-cache.ts'
import { documentNotFound } from './document-rows.ts'
import { asOwner } from './owners.ts'

/** A link to make. */
export interface NewShareLink {
  documentId: string
  username: string
  /** JSON text. */
  snapshot: string
  terms: ShareTerms
  updateSlug: boolean
}

/** Share links in PostgreSQL. Every change appends its event and drops the caches before it returns. */
export interface ShareLinks {
  /** Makes a document's link, in place of a former one. @throws AppError `not_found` without such a document */
  create(userId: string, link: NewShareLink): Promise<ShareLink>
  /** @throws AppError `not_found` without such a document */
  list(
    userId: string,
    documentId: string,
    page: { limit: number; offset: number },
  ): Promise<{ items: ShareLink[]; total: number }>
  /** Which of some documents have a link that has not expired. */
  sharedAmong(userId: string, documentIds: string[]): Promise<string[]>
  /** @throws AppError `not_found` */
  remove(userId: string, documentId: string, shareLinkId: string): Promise<void>
  /** The link at a public address. @throws AppError `not_found`; `gone` when it has expired */
  find(username: string, slug: string): Promise<ShareLink>
}

/** The error of a link that is missing or somebody else's. */
export const shareLinkNotFound = () => new AppError('not_found', 'Share link not found')

/** 192 bits are 32 characters of base64url (decisions, Share links). */
const tokenBytes = 24

/** Makes the {@link ShareLinks} of a database. */
export function createShareLinks(database: Database, cache: DocumentCache): ShareLinks {
  return {
    async create(userId, link) {
      const { password } = link.terms
      /** Hashing takes long; nobody's row is held meanwhile. */
      const ownHash = typeof password === 'object' ? await hashPassword(password.set) : null
      const made = await asOwner(database, userId, (transaction) => createIn(transaction, userId, link, ownHash))
      await cache.dropCounts(userId)
      return made
    },

    async list(userId, documentId, { limit, offset }) {
      const document = await database.document.findFirst({
        where: { id: documentId, userId, isActive: true },
        select: { id: true },
      })
      if (!document) throw documentNotFound()
      const where = { documentId, userId }
      const [items, total] = await Promise.all([
        database.shareLink.findMany({ where, orderBy: { id: 'desc' }, take: limit, skip: offset }),
        database.shareLink.count({ where }),
      ])
      return { items, total }
    },

    async sharedAmong(userId, documentIds) {
      const links = await database.shareLink.findMany({
        where: {
          userId,
          documentId: { in: documentIds },
          OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }],
        },
        select: { documentId: true },
      })
      return links.map(({ documentId }) => documentId)
    },

    async remove(userId, documentId, shareLinkId) {
      await asOwner(database, userId, async (transaction) => {
        const { count } = await transaction.shareLink.deleteMany({ where: { id: shareLinkId, documentId, userId } })
        if (count === 0) throw shareLinkNotFound()
        await appendEvent(transaction, 'shareLinkDeleted', { shareLinkId, userId, documentId })
      })
      await cache.dropCounts(userId)
    },

    async find(username, slug) {
      if (!isSlug(slug) || !/^[\w-]{1,64}$/.test(username)) throw shareLinkNotFound()
      const link = await database.shareLink.findUnique({
        where: { username_slug: { username: username.toLowerCase(), slug } },
      })
      if (!link) throw shareLinkNotFound()
      if (link.expiresAt && link.expiresAt.getTime() <= Date.now()) throw new AppError('gone', 'Link expired')
      return link
    },
  }
}

async function createIn(
  transaction: Transaction,
  userId: string,
  { documentId, username, snapshot, terms, updateSlug }: NewShareLink,
  ownHash: string | null,
): Promise<ShareLink> {
  const document = await transaction.document.findFirst({
    where: { id: documentId, userId, isActive: true },
    select: { slug: true, title: true },
  })
  if (!document) throw documentNotFound()
  const former = await transaction.shareLink.findUnique({
    where: { documentId },
    select: { id: true, slug: true, passwordHash: true },
  })
  if (former) {
    await transaction.shareLink.delete({ where: { id: former.id }, select: { id: true } })
    await appendEvent(transaction, 'shareLinkDeleted', { shareLinkId: former.id, userId, documentId })
  }
  const slug = former && !updateSlug ? former.slug : await availableSlug(transaction, userId, document.slug)
  const now = new Date()
  const link = await transaction.shareLink.create({
    data: {
      id: newId(),
      userId,
      documentId,
      username,
      slug,
      token: randomBytes(tokenBytes).toString('base64url'),
      documentSlug: document.slug,
      documentTitle: document.title,
      snapshot,
      passwordHash: terms.password === 'keep' ? (former?.passwordHash ?? null) : ownHash,
      expiresAt: terms.expiresAt,
      createdAt: now,
      updatedAt: now,
    },
  })
  await appendEvent(transaction, 'shareLinkCreated', { shareLinkId: link.id, userId, documentId })
  return link
}

/** The slug that a new link gets: the document's own or, where another link has that still, a numbered one. */
async function availableSlug(transaction: Transaction, userId: string, wish: string): Promise<string> {
  const rows = await transaction.$queryRaw<{ slug: string }[]>`
    SELECT slug FROM share_links
    WHERE user_id = ${userId}::uuid AND (slug = ${wish} OR slug LIKE ${`${wish}-%`})`
  return freeSlug(wish, new Set(rows.map(({ slug }) => slug)))
}
