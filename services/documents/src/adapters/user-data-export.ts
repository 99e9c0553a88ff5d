import type { ExportUserDataPorts } from '../use-cases/export-user-data.ts'
import type { Database } from './database.ts'

/** About how large a part becomes, in bytes: one item may be as large by itself, and a message holds twice that. */
const partSize = 700_000
const mostItems = 50

interface Item {
  key: string
  /** JSON text of the item. */
  text: string
}

/** A list within the export, in the order of its keys. */
interface Section {
  name: string
  sizesAfter(userId: string, key: string): Promise<{ key: string; bytes: number }[]>
  read(keys: string[]): Promise<Item[]>
}

/** Exports users' data from a database. */
export function createUserDataExport(database: Database): ExportUserDataPorts['exportUserData'] {
  const sections = [documentSection(database), versionSection(database), shareLinkSection(database)]

  return async (userId, cursor) => {
    if (cursor === '') {
      const small = JSON.stringify(await smallData(database, userId))
      return { text: `${small.slice(0, -1)},"${sections[0]?.name}":[`, nextCursor: `0 ` }
    }
    const space = cursor.indexOf(' ')
    const place = Number(cursor.slice(0, space))
    const after = cursor.slice(space + 1)
    const section = sections[place]
    if (!section) return { text: '}', nextCursor: '' }
    const sizes = await section.sizesAfter(userId, after)
    if (sizes.length === 0) {
      const following = sections[place + 1]
      return { text: following ? `],"${following.name}":[` : ']', nextCursor: `${place + 1} ` }
    }
    const keys: string[] = []
    let bytes = 0
    for (const size of sizes) {
      if (keys.length > 0 && bytes + size.bytes > partSize) break
      keys.push(size.key)
      bytes += size.bytes
    }
    const texts = (await section.read(keys)).map(({ text }) => text)
    return { text: `${after === '' ? '' : ','}${texts.join(',')}`, nextCursor: `${place} ${keys.at(-1)}` }
  }
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

function documentSection(database: Database): Section {
  return {
    name: 'documents',
    sizesAfter: (userId, key) => database.$queryRaw`
      SELECT d.id::text AS key, octet_length(c.content) + octet_length(d.metadata) AS bytes
      FROM documents d JOIN document_contents c ON c.id = d.content_id
      WHERE d.user_id = ${userId}::uuid AND d.id > ${key || nil}::uuid ORDER BY d.id LIMIT ${mostItems}`,
    async read(keys) {
      const rows = await database.document.findMany({
        where: { id: { in: keys } },
        orderBy: { id: 'asc' },
        omit: { userId: true, activeSlug: true, isActive: true },
      })
      const contents = await contentTexts(database, rows)
      return rows.map(({ metadata, contentId, ...head }) => ({
        key: head.id,
        text: spliced(head, { metadata, content: contents.get(contentId) ?? '{}' }),
      }))
    },
  }
}

function versionSection(database: Database): Section {
  return {
    name: 'versions',
    sizesAfter: (userId, key) => {
      const [documentId = '', revision = ''] = key.split(':')
      return database.$queryRaw`
        SELECT v.document_id || ':' || v.revision AS key, octet_length(c.content) + octet_length(v.metadata) AS bytes
        FROM documents d
        JOIN document_versions v ON v.document_id = d.id
        JOIN document_contents c ON c.id = v.content_id
        WHERE d.user_id = ${userId}::uuid
          AND (v.document_id, v.revision) > (${documentId || nil}::uuid, ${Number(revision)}::int)
        ORDER BY v.document_id, v.revision LIMIT ${mostItems}`
    },
    async read(keys) {
      const places = keys.map((key) => key.split(':'))
      const rows = await database.documentVersion.findMany({
        where: { OR: places.map(([documentId = '', revision]) => ({ documentId, revision: Number(revision) })) },
        orderBy: [{ documentId: 'asc' }, { revision: 'asc' }],
      })
      const contents = await contentTexts(database, rows)
      return rows.map(({ metadata, contentId, ...head }) => ({
        key: `${head.documentId}:${head.revision}`,
        text: spliced(head, { metadata, content: contents.get(contentId) ?? '{}' }),
      }))
    },
  }
}

function shareLinkSection(database: Database): Section {
  return {
    name: 'shareLinks',
    sizesAfter: (userId, key) => database.$queryRaw`
      SELECT id::text AS key, octet_length(snapshot) AS bytes FROM share_links
      WHERE user_id = ${userId}::uuid AND id > ${key || nil}::uuid ORDER BY id LIMIT ${mostItems}`,
    async read(keys) {
      const rows = await database.shareLink.findMany({
        where: { id: { in: keys } },
        orderBy: { id: 'asc' },
        omit: { userId: true, token: true, passwordHash: true },
      })
      return rows.map(({ snapshot, ...head }) => ({ key: head.id, text: spliced(head, { snapshot }) }))
    },
  }
}

/** Before every id. */
const nil = '00000000-0000-0000-0000-000000000000'

async function contentTexts(database: Database, rows: { contentId: string }[]): Promise<Map<string, string>> {
  const found = await database.documentContent.findMany({
    where: { id: { in: rows.map(({ contentId }) => contentId) } },
    select: { id: true, content: true },
  })
  return new Map(found.map(({ id, content }) => [id, content]))
}

/** An object as JSON, with members that are JSON text already. */
function spliced(head: object, texts: Record<string, string>): string {
  const members = Object.entries(texts).map(([name, text]) => `,"${name}":${text}`)
  return `${JSON.stringify(head).slice(0, -1)}${members.join('')}}`
}
