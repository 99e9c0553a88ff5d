import { changelogLimits, type ReleaseType } from '@resume/proto/limits/content'
import type {
  ChangelogEntry,
  ChangelogFields,
  ChangelogQuery,
  ChangelogStats,
  Contributor,
} from '../domain/changelog.ts'
import type { Page, PageRequest } from '../domain/page.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { Database, Transaction } from './database.ts'
import { literal } from './like.ts'

const newestFirst = [{ publishedAt: 'desc' }, { id: 'desc' }] satisfies Prisma.ChangelogEntryOrderByWithRelationInput[]

/** The changelog in PostgreSQL. */
export function createChangelog(database: Database) {
  const list = async (where: Prisma.ChangelogEntryWhereInput, { limit, offset }: PageRequest) => {
    const [rows, total] = await Promise.all([
      database.changelogEntry.findMany({ where, orderBy: newestFirst, take: limit, skip: offset }),
      database.changelogEntry.count({ where }),
    ])
    return { items: rows.map(readEntry), total }
  }
  const findPublished = async (where: Prisma.ChangelogEntryWhereInput, now: Date): Promise<ChangelogEntry | null> => {
    const row = await database.changelogEntry.findFirst({
      where: { ...where, publishedAt: { lte: now } },
      orderBy: newestFirst,
    })
    return row && readEntry(row)
  }
  return {
    listPublished({ type, tag, search }: ChangelogQuery, page: PageRequest, now: Date): Promise<Page<ChangelogEntry>> {
      const containing = search !== undefined && { contains: literal(search), mode: 'insensitive' as const }
      return list(
        {
          publishedAt: { lte: now },
          ...(type !== undefined && { type }),
          ...(tag !== undefined && { tags: { has: tag } }),
          ...(containing && { OR: [{ title: containing }, { summary: containing }] }),
        },
        page,
      )
    },

    listAll: (page: PageRequest): Promise<Page<ChangelogEntry>> => list({}, page),

    findPublished: (id: string, now: Date) => findPublished({ id }, now),

    async nextPublication(now: Date): Promise<Date | null> {
      const next = await database.changelogEntry.findFirst({
        where: { publishedAt: { gt: now } },
        orderBy: { publishedAt: 'asc' },
        select: { publishedAt: true },
      })
      return next?.publishedAt ?? null
    },

    async stats(now: Date): Promise<ChangelogStats> {
      const [types, latest, contributors] = await Promise.all([
        database.changelogEntry.groupBy({ by: 'type', where: { publishedAt: { lte: now } }, _count: true }),
        findPublished({}, now),
        contributorsOf(database, now),
      ])
      const byType = { major: 0, minor: 0, patch: 0 }
      for (const { type, _count } of types) byType[type as ReleaseType] = _count
      return { byType, latest, ...contributors }
    },

    async insert(transaction: Transaction, entry: ChangelogEntry): Promise<void> {
      await transaction.changelogEntry.create({ data: { ...entry, prRefs: jsonOf(entry.prRefs) } })
    },

    lock,

    async update(transaction: Transaction, id: string, fields: Partial<ChangelogFields>, now: Date) {
      const { prRefs, ...others } = fields
      const data = { ...others, ...(prRefs !== undefined && { prRefs: jsonOf(prRefs) }), updatedAt: now }
      return readEntry(await transaction.changelogEntry.update({ where: { id }, data }))
    },

    async remove(transaction: Transaction, id: string): Promise<ChangelogEntry | null> {
      const entry = await lock(transaction, id)
      if (entry) await transaction.changelogEntry.delete({ where: { id } })
      return entry
    },
  }
}

async function lock(transaction: Transaction, id: string): Promise<ChangelogEntry | null> {
  await transaction.$executeRaw`SELECT 1 FROM changelog_entries WHERE id = ${id}::uuid FOR UPDATE`
  const row = await transaction.changelogEntry.findUnique({ where: { id } })
  return row && readEntry(row)
}

type Row = Awaited<ReturnType<Database['changelogEntry']['findFirstOrThrow']>>

function readEntry({ type, prRefs, ...rest }: Row): ChangelogEntry {
  return { ...rest, type: type as ReleaseType, prRefs: prRefs as unknown as ChangelogEntry['prRefs'] }
}

function jsonOf(prRefs: ChangelogEntry['prRefs']) {
  return prRefs === null ? Prisma.DbNull : (prRefs as unknown as Prisma.InputJsonArray)
}

/** Who wrote the pull requests that entries refer to; one that several refer to counts once. */
async function contributorsOf(database: Database, now: Date) {
  const rows = await database.$queryRaw<(Contributor & { everybody: number })[]>`
    SELECT login, "avatarUrl", "htmlUrl", count, count(*) OVER ()::int AS everybody FROM (
      SELECT min(author->>'login') AS login, (array_agg(author->>'avatarUrl' ORDER BY published_at DESC))[1] AS "avatarUrl",
        (array_agg(author->>'htmlUrl' ORDER BY published_at DESC))[1] AS "htmlUrl", count(DISTINCT url)::int AS count
      FROM changelog_entries,
        jsonb_array_elements(CASE jsonb_typeof(pr_refs) WHEN 'array' THEN pr_refs ELSE '[]' END) AS ref,
        LATERAL (SELECT ref->'author' AS author, ref->>'url' AS url) AS read
      WHERE published_at <= ${now}
      GROUP BY lower(author->>'login')
    ) AS contributor
    ORDER BY count DESC, lower(login) LIMIT ${changelogLimits.topContributors}`
  const topContributors = rows.map(({ everybody: _, ...contributor }) => contributor)
  return { contributorCount: rows[0]?.everybody ?? 0, topContributors }
}
