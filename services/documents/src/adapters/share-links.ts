import type { Pool } from '@resume/service-kit/database/pools'
import type { Page, PageRequest } from '../domain/page.ts'
import type { NewShareLink, ShareLink } from '../domain/share-link.ts'
import type { Database, Transaction } from './database.ts'

const openStatement = `
  SELECT id, user_id AS "userId", document_id AS "documentId", username, slug, token, document_slug AS "documentSlug",
    document_title AS "documentTitle", snapshot, password_hash AS "passwordHash", expires_at AS "expiresAt",
    view_count AS "viewCount", last_viewed_at AS "lastViewedAt", created_at AS "createdAt", updated_at AS "updatedAt"
  FROM share_links l
  WHERE username = $1 AND slug = $2
    AND NOT EXISTS (SELECT FROM owners o WHERE o.user_id = l.user_id AND o.suspended_at IS NOT NULL)`

/** Share links in PostgreSQL. @param readPool for what strangers read, prepared and without a mapper in between */
export function createShareLinkRepository(database: Database, readPool: Pool) {
  return {
    async at(username: string, slug: string): Promise<ShareLink | null> {
      const statement = { name: 'open-share-link', text: openStatement, values: [username, slug] }
      return (await readPool.query<ShareLink>(statement)).rows[0] ?? null
    },

    async list(userId: string, documentId: string, { limit, offset }: PageRequest): Promise<Page<ShareLink>> {
      const where = { documentId, userId }
      const [items, total] = await Promise.all([
        database.shareLink.findMany({ where, orderBy: { id: 'desc' }, take: limit, skip: offset }),
        database.shareLink.count({ where }),
      ])
      return { items, total }
    },

    async sharedAmong(userId: string, documentIds: string[], now: Date): Promise<string[]> {
      const links = await database.shareLink.findMany({
        where: { userId, documentId: { in: documentIds }, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
        select: { documentId: true },
      })
      return links.map(({ documentId }) => documentId)
    },

    ofDocument: (transaction: Transaction, documentId: string) =>
      transaction.shareLink.findUnique({
        where: { documentId },
        select: { id: true, slug: true, passwordHash: true },
      }),

    async slugsLike(transaction: Transaction, username: string, base: string, stem: string): Promise<string[]> {
      const rows = await transaction.$queryRaw<{ slug: string }[]>`
        SELECT slug FROM share_links
        WHERE username = ${username} AND (slug = ${base} OR slug LIKE ${`${stem}-%`})`
      return rows.map(({ slug }) => slug)
    },

    insert(transaction: Transaction, link: NewShareLink): Promise<ShareLink> {
      const now = new Date()
      return transaction.shareLink.create({ data: { ...link, createdAt: now, updatedAt: now } })
    },

    async remove(transaction: Transaction, userId: string, documentId: string, shareLinkId: string): Promise<boolean> {
      const { count } = await transaction.shareLink.deleteMany({ where: { id: shareLinkId, documentId, userId } })
      return count > 0
    },

    async removeOne(transaction: Transaction, userId: string, shareLinkId: string): Promise<string | undefined> {
      const [gone] = await transaction.$queryRaw<{ documentId: string }[]>`
        DELETE FROM share_links WHERE id = ${shareLinkId}::uuid AND user_id = ${userId}::uuid
        RETURNING document_id AS "documentId"`
      return gone?.documentId
    },

    async removeAllOf(transaction: Transaction, documentId: string): Promise<string[]> {
      const links = await transaction.shareLink.findMany({ where: { documentId }, select: { id: true } })
      await transaction.shareLink.deleteMany({ where: { documentId } })
      return links.map(({ id }) => id)
    },

    async replaceHash({ id, passwordHash }: { id: string; passwordHash: string }, hash: string): Promise<void> {
      /** Nothing that anybody sees changes, so the time of the last change stays. */
      await database.$executeRaw`
        UPDATE share_links SET password_hash = ${hash} WHERE id = ${id}::uuid AND password_hash = ${passwordHash}`
    },

    async addView(shareLinkId: string, at: Date): Promise<void> {
      await database.shareLink.updateMany({
        where: { id: shareLinkId },
        data: { viewCount: { increment: 1 }, lastViewedAt: at },
      })
    },
  }
}
