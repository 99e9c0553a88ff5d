import type { Page, PageRequest } from '../domain/page.ts'
import { publicStates } from '../domain/publication-states.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { PublicSummary } from '../use-cases/read-public-portfolios.ts'
import type { Database } from './database.ts'

const [newestFirst, oldestFirst] = [Prisma.sql`DESC`, Prisma.sql`ASC`]

/**
 * Public portfolios in PostgreSQL, the last published first. A page is found in the index alone: only the rows that it shows
 * are read. The further end of the list is reached from its other end.
 *
 * Not for a quick pool: its one plan for all pages would read a tenth of the table for each.
 */
export function createPublicList(database: Database) {
  return async ({ limit, offset }: PageRequest): Promise<Page<PublicSummary>> => {
    /** Counts without counting, see `publication_counts`. */
    const counted = await database.$queryRaw<{ total: number }[]>`
      SELECT coalesce(sum(publications), 0)::int AS total FROM publication_counts WHERE state = ANY(${publicStates})`
    const total = counted[0]?.total ?? 0
    const behind = total - offset
    if (behind <= 0) return { items: [], total }
    const fromFront = behind > offset
    const [order, count, skipped] = fromFront
      ? [newestFirst, limit, offset]
      : [oldestFirst, Math.min(limit, behind), Math.max(behind - limit, 0)]
    const items = await database.$queryRaw<PublicSummary[]>`
      SELECT subdomain, template_id AS "templateId", name, headline, published_at AS "publishedAt"
      FROM (
        SELECT id FROM publications WHERE is_public
        ORDER BY published_at ${order}, id ${order} LIMIT ${count} OFFSET ${skipped}
      ) AS page JOIN publications USING (id)
      ORDER BY published_at DESC, id DESC`
    return { items, total }
  }
}
