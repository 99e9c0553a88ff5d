import {
  beforeEveryId,
  createUserDataExport,
  type ExportedItem,
  type ExportedList,
  type ExportUserData,
  jsonWith,
  keysThatFit,
} from '@resume/service-kit/user-data/export'
import type { Database } from './database.ts'

/** Items that one part looks at. */
const mostItems = 50

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
function sizedList(
  name: string,
  sizesAfter: (userId: string, key: string) => Promise<{ key: string; bytes: number }[]>,
  read: (keys: string[]) => Promise<ExportedItem[]>,
): ExportedList {
  return { name, page: async (userId, after) => read(keysThatFit(await sizesAfter(userId, after))) }
}

function documentList(database: Database): ExportedList {
  return sizedList(
    'documents',
    (userId, key) => database.$queryRaw`
      SELECT d.id::text AS key, octet_length(c.content) + octet_length(d.metadata) AS bytes
      FROM documents d JOIN document_contents c ON c.id = d.content_id
      WHERE d.user_id = ${userId}::uuid AND d.id > ${key || beforeEveryId}::uuid ORDER BY d.id LIMIT ${mostItems}`,
    async (keys) => {
      const rows = await database.document.findMany({
        where: { id: { in: keys } },
        orderBy: { id: 'asc' },
        omit: { userId: true, activeSlug: true, isActive: true },
      })
      const contents = await contentTexts(database, rows)
      return rows.map(({ metadata, contentId, ...head }) => ({
        key: head.id,
        text: jsonWith(head, { metadata, content: contents.get(contentId) ?? '{}' }),
      }))
    },
  )
}

function versionList(database: Database): ExportedList {
  return sizedList(
    'versions',
    (userId, key) => {
      const [documentId = '', revision = ''] = key.split(':')
      return database.$queryRaw`
        SELECT v.document_id || ':' || v.revision AS key, octet_length(c.content) + octet_length(v.metadata) AS bytes
        FROM documents d
        JOIN document_versions v ON v.document_id = d.id
        JOIN document_contents c ON c.id = v.content_id
        WHERE d.user_id = ${userId}::uuid
          AND (v.document_id, v.revision) > (${documentId || beforeEveryId}::uuid, ${Number(revision)}::int)
        ORDER BY v.document_id, v.revision LIMIT ${mostItems}`
    },
    async (keys) => {
      const places = keys.map((key) => key.split(':'))
      const rows = await database.documentVersion.findMany({
        where: { OR: places.map(([documentId = '', revision]) => ({ documentId, revision: Number(revision) })) },
        orderBy: [{ documentId: 'asc' }, { revision: 'asc' }],
      })
      const contents = await contentTexts(database, rows)
      return rows.map(({ metadata, contentId, ...head }) => ({
        key: `${head.documentId}:${head.revision}`,
        text: jsonWith(head, { metadata, content: contents.get(contentId) ?? '{}' }),
      }))
    },
  )
}

function shareLinkList(database: Database): ExportedList {
  return sizedList(
    'shareLinks',
    (userId, key) => database.$queryRaw`
      SELECT id::text AS key, octet_length(snapshot) AS bytes FROM share_links
      WHERE user_id = ${userId}::uuid AND id > ${key || beforeEveryId}::uuid ORDER BY id LIMIT ${mostItems}`,
    async (keys) => {
      const rows = await database.shareLink.findMany({
        where: { id: { in: keys } },
        orderBy: { id: 'asc' },
        omit: { userId: true, token: true, passwordHash: true },
      })
      return rows.map(({ snapshot, ...head }) => ({ key: head.id, text: jsonWith(head, { snapshot }) }))
    },
  )
}

async function contentTexts(database: Database, rows: { contentId: string }[]): Promise<Map<string, string>> {
  const found = await database.documentContent.findMany({
    where: { id: { in: rows.map(({ contentId }) => contentId) } },
    select: { id: true, content: true },
  })
  return new Map(found.map(({ id, content }) => [id, content]))
}
