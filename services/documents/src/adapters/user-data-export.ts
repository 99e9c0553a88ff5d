import { timeKey } from '@resume/service-kit/user-data/by-time'
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
 * Documents in the order in which they were created, which an index holds by owner, apart for deleted ones. In the order of IDs
 * PostgreSQL would go through everybody's, and take longer than a statement may to find the first of a new account.
 */
function documentList(database: Database): ExportedList {
  return sizedList<SizedItem>(
    'documents',
    async (userId, key) => {
      const { at, id } = placeOf(key)
      const rows = await database.$queryRaw<{ id: string; createdAt: Date; bytes: number }[]>`
        WITH page AS MATERIALIZED (
          SELECT own.id FROM unnest(ARRAY[true, false]) AS kind (is_active) CROSS JOIN LATERAL (
            SELECT id, created_at FROM documents
            WHERE user_id = ${userId}::uuid AND is_active = kind.is_active
              AND (created_at, id) > (${at}::timestamptz, ${id}::uuid)
            ORDER BY created_at, id LIMIT ${mostItems}
          ) AS own
          ORDER BY own.created_at, own.id LIMIT ${mostItems}
        )
        SELECT d.id::text, d.created_at AS "createdAt",
          coalesce(c.size, octet_length(c.content)) + octet_length(d.metadata) AS bytes
        FROM page
        JOIN documents d ON d.id = page.id
        JOIN document_contents c ON c.id = d.content_id
        ORDER BY d.created_at, d.id`
      return rows.map((row) => ({ key: timeKey(row.createdAt, row.id), bytes: row.bytes }))
    },
    async (found) => {
      const rows = await database.document.findMany({
        where: { id: { in: found.map(({ key }) => placeOf(key).id) } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        omit: { userId: true, activeSlug: true, isActive: true },
      })
      const contents = await contentTexts(database, rows)
      return rows.map(({ metadata, contentId, ...head }) => ({
        key: timeKey(head.createdAt, head.id),
        text: jsonWith({ ...head, contentId }, { metadata, content: contents.get(contentId) ?? '{}' }),
      }))
    },
  )
}

/** A version that is to be read. */
interface FoundVersion extends SizedItem {
  documentId: string
  revision: number
  hasContent: boolean
}

/**
 * Versions in the order of their documents and revisions. The content that several share stands in one place: with the document whose
 * content it is, or else with the first of them. A document that changed since the export began may have been exported
 * with other content than it has now, so its versions do not rely on it. They are looked up for one document after the other,
 * of those that have any, and a part looks at no more documents than it may hold versions.
 */
function versionList(database: Database): ExportedList {
  return sizedList<FoundVersion>(
    'versions',
    async (userId, key, begun) => {
      const { at, id, revision } = placeOf(key)
      const settled = new Date(begun.getTime() - clockSkewMs)
      const rows = await database.$queryRaw<(Omit<FoundVersion, 'key'> & { createdAt: Date })[]>`
        WITH page AS MATERIALIZED (
          SELECT own.id, own.created_at FROM unnest(ARRAY[true, false]) AS kind (is_active) CROSS JOIN LATERAL (
            SELECT d.id, d.created_at FROM documents d CROSS JOIN LATERAL (
              SELECT FROM document_versions
              WHERE document_id = d.id AND revision > CASE WHEN d.id = ${id}::uuid THEN ${revision}::int ELSE 0 END
              LIMIT 1
            ) AS any_version
            WHERE d.user_id = ${userId}::uuid AND d.is_active = kind.is_active
              AND (d.created_at, d.id) >= (${at}::timestamptz, ${id}::uuid)
            ORDER BY d.created_at, d.id LIMIT ${mostItems}
          ) AS own
          ORDER BY own.created_at, own.id LIMIT ${mostItems}
        ), v AS MATERIALIZED (
          SELECT page.created_at AS document_created_at, version.*
          FROM page CROSS JOIN LATERAL (
            SELECT document_id, revision, content_id, octet_length(metadata) AS metadata_bytes FROM document_versions
            WHERE document_id = page.id AND revision > CASE WHEN page.id = ${id}::uuid THEN ${revision}::int ELSE 0 END
            ORDER BY revision LIMIT ${mostItems}
          ) AS version
          ORDER BY page.created_at, page.id, version.revision LIMIT ${mostItems}
        )
        SELECT v.document_id::text AS "documentId", v.revision, v.document_created_at AS "createdAt",
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
        ORDER BY v.document_created_at, v.document_id, v.revision`
      return rows.map(({ createdAt, ...row }) => ({
        ...row,
        key: `${timeKey(createdAt, row.documentId)} ${row.revision}`,
      }))
    },
    async (found) => {
      const rows = await database.documentVersion.findMany({
        where: { OR: found.map(({ documentId, revision }) => ({ documentId, revision })) },
      })
      const nameOf = (version: { documentId: string; revision: number }) => `${version.documentId} ${version.revision}`
      const withContent = new Set(found.filter(({ hasContent }) => hasContent).map(nameOf))
      const contents = await contentTexts(
        database,
        rows.filter((row) => withContent.has(nameOf(row))),
      )
      const rowsByName = new Map(rows.map((row) => [nameOf(row), row]))
      return found.flatMap(({ key, hasContent, ...version }) => {
        const row = rowsByName.get(nameOf(version))
        if (!row) return []
        const { metadata, ...head } = row
        const content = hasContent ? contents.get(head.contentId) : undefined
        return [{ key, text: jsonWith(head, { metadata, ...(content !== undefined && { content }) }) }]
      })
    },
  )
}

/** A place in the order of documents, and in that of a document's versions: what a key says, or the beginning. */
function placeOf(key: string): { at: string; id: string; revision: number } {
  const [at = '', id = beforeEveryId, revision = 0] = key.split(' ')
  return { at: at || '-infinity', id, revision: Number(revision) }
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
