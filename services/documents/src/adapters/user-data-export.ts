import {
  beforeEveryId,
  createUserDataExport,
  type ExportedItem,
  type ExportedList,
  type ExportUserData,
  jsonWith,
  readSized,
  type SizedItem,
} from '@resume/service-kit/user-data/export'
import type { Database } from './database.ts'
import { unpackContent } from './packed-content.ts'

/** Items that one part looks at. */
const mostItems = 200

/** How far the clocks of two replicas may be apart, in milliseconds. */
const clockSkewMs = 1_000

/** Exports users' data from a database. */
export function exportUserDataFrom(database: Database): ExportUserData {
  return createUserDataExport(
    (userId) => smallData(database, userId),
    [documentList(database), versionList(database), shareLinkList(database)],
  )
}

async function smallData(database: Database, userId: string): Promise<object> {
  const [profile, subscriptions, imports] = await Promise.all([
    database.masterProfile.findUnique({ where: { userId }, omit: { userId: true } }),
    database.subscription.findMany({ where: { userId }, omit: { userId: true, version: true } }),
    database.importUse.findMany({ where: { userId, lapsesAt: null }, select: { kind: true, at: true }, take: 1_000 }),
  ])
  return {
    masterProfile: profile && { ...profile, content: JSON.parse(profile.content) },
    subscriptions,
    imports,
  }
}

/** A list whose next items are found by their sizes first. */
function sizedList<Found extends SizedItem>(
  name: string,
  sizesAfter: (userId: string, key: string, begun: Date) => Promise<Found[]>,
  read: (found: Found[]) => Promise<ExportedItem[]>,
): ExportedList {
  return {
    name,
    page: (userId, after, begun) => readSized(after, (key) => sizesAfter(userId, key, begun), read),
  }
}

/**
 * Documents in the order of their IDs. Which are the owner's is found first, by an index of theirs: in the order of IDs
 * PostgreSQL would go through everybody's, and take longer than a statement may to find the first of a new account.
 */
function documentList(database: Database): ExportedList {
  return sizedList<SizedItem>(
    'documents',
    (userId, key) => database.$queryRaw`
      WITH own AS MATERIALIZED (
        SELECT id FROM documents WHERE user_id = ${userId}::uuid AND id > ${key || beforeEveryId}::uuid
      )
      SELECT d.id::text AS key, coalesce(c.size, octet_length(c.content)) + octet_length(d.metadata) AS bytes
      FROM (SELECT id FROM own ORDER BY id LIMIT ${mostItems}) AS page
      JOIN documents d ON d.id = page.id
      JOIN document_contents c ON c.id = d.content_id
      ORDER BY d.id`,
    async (found) => {
      const rows = await database.document.findMany({
        where: { id: { in: found.map(({ key }) => key) } },
        orderBy: { id: 'asc' },
        omit: { userId: true, activeSlug: true, isActive: true },
      })
      const contents = await contentTexts(database, rows)
      return rows.map(({ metadata, contentId, ...head }) => ({
        key: head.id,
        text: jsonWith({ ...head, contentId }, { metadata, content: contents.get(contentId) ?? '{}' }),
      }))
    },
  )
}

/**
 * Versions in the order of their revisions. The content that several share stands in one place: with the document whose
 * content it is, or else with the first of them. A document that changed since the export began may have been exported
 * with other content than it has now, so its versions do not rely on it. They are looked up for one document after the other,
 * for the same reason as the documents.
 */
function versionList(database: Database): ExportedList {
  return sizedList<SizedItem & { hasContent: boolean }>(
    'versions',
    (userId, key, begun) => {
      const [documentId = '', revision = ''] = key.split(':')
      const settled = new Date(begun.getTime() - clockSkewMs)
      return database.$queryRaw`
        WITH own AS MATERIALIZED (
          SELECT id FROM documents WHERE user_id = ${userId}::uuid AND id >= ${documentId || beforeEveryId}::uuid
        ), v AS MATERIALIZED (
          SELECT version.*
          FROM own CROSS JOIN LATERAL (
            SELECT document_id, revision, content_id, octet_length(metadata) AS metadata_bytes FROM document_versions
            WHERE document_id = own.id
              AND (document_id, revision) > (${documentId || beforeEveryId}::uuid, ${Number(revision)}::int)
            ORDER BY revision LIMIT ${mostItems}
          ) AS version
          ORDER BY own.id, version.revision LIMIT ${mostItems}
        )
        SELECT v.document_id || ':' || v.revision AS key,
          CASE WHEN shared.elsewhere THEN 0 ELSE coalesce(c.size, octet_length(c.content)) END + v.metadata_bytes AS bytes,
          NOT shared.elsewhere AS "hasContent"
        FROM v
        JOIN documents d ON d.id = v.document_id
        JOIN document_contents c ON c.id = v.content_id
        CROSS JOIN LATERAL (
          SELECT (d.content_id = v.content_id AND d.updated_at < ${settled}) OR EXISTS (
            SELECT FROM document_versions e
            WHERE e.content_id = v.content_id AND e.document_id = v.document_id AND e.revision < v.revision
          ) AS elsewhere
        ) shared
        ORDER BY v.document_id, v.revision`
    },
    async (found) => {
      const places = found.map(({ key }) => key.split(':'))
      const rows = await database.documentVersion.findMany({
        where: { OR: places.map(([documentId = '', revision]) => ({ documentId, revision: Number(revision) })) },
        orderBy: [{ documentId: 'asc' }, { revision: 'asc' }],
      })
      const withContent = new Set(found.filter(({ hasContent }) => hasContent).map(({ key }) => key))
      const keyOf = (row: { documentId: string; revision: number }) => `${row.documentId}:${row.revision}`
      const contents = await contentTexts(
        database,
        rows.filter((row) => withContent.has(keyOf(row))),
      )
      return rows.map(({ metadata, ...head }) => {
        const key = keyOf(head)
        const content = withContent.has(key) ? contents.get(head.contentId) : undefined
        return { key, text: jsonWith(head, { metadata, ...(content !== undefined && { content }) }) }
      })
    },
  )
}

/** Share links in the order of their slugs, which an index holds by owner. */
function shareLinkList(database: Database): ExportedList {
  return sizedList<SizedItem & { id: string }>(
    'shareLinks',
    (userId, key) => database.$queryRaw`
      SELECT id, slug AS key, octet_length(snapshot) AS bytes FROM share_links
      WHERE user_id = ${userId}::uuid AND slug > ${key} ORDER BY slug LIMIT ${mostItems}`,
    async (found) => {
      const rows = await database.shareLink.findMany({
        where: { id: { in: found.map(({ id }) => id) } },
        orderBy: { slug: 'asc' },
        omit: { userId: true, token: true, passwordHash: true },
      })
      return rows.map(({ snapshot, ...head }) => ({ key: head.slug, text: jsonWith(head, { snapshot }) }))
    },
  )
}

async function contentTexts(database: Database, rows: { contentId: string }[]): Promise<Map<string, string>> {
  const found = await database.documentContent.findMany({
    where: { id: { in: rows.map(({ contentId }) => contentId) } },
  })
  return new Map(await Promise.all(found.map(async (row) => [row.id, await unpackContent(row)] as const)))
}
