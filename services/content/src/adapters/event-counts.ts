import type { Page, PageRequest } from '../domain/page.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { EventCount, EventCountQuery } from '../use-cases/list-event-counts.ts'
import type { Database } from './database.ts'

/** Counts of statistics events in PostgreSQL. */
export function createEventCounts(database: Database) {
  const list = async (rows: Prisma.Sql, { limit, offset }: PageRequest): Promise<Page<EventCount>> => {
    const [items, [counted]] = await Promise.all([
      database.$queryRaw<EventCount[]>`
        SELECT day::text AS date, name, property, value, count::float8 AS count FROM (${rows}) AS shown
        ORDER BY day DESC, shown.count DESC, name, value LIMIT ${limit}::int OFFSET ${offset}::int`,
      database.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM (${rows}) AS shown`,
    ])
    return { items, total: counted?.total ?? 0 }
  }
  return {
    byName({ from, to, name }: EventCountQuery, page: PageRequest): Promise<Page<EventCount>> {
      const ofName = name === undefined ? Prisma.empty : Prisma.sql`AND name = ${name}`
      const rows = Prisma.sql`
        SELECT day, name, NULL::text AS property, NULL::text AS value, count FROM event_counts
        WHERE day BETWEEN ${from}::date AND ${to}::date ${ofName}`
      return list(rows, page)
    },

    byValue({ from, to, name, property }: EventCountQuery, page: PageRequest): Promise<Page<EventCount>> {
      const rows = Prisma.sql`
        SELECT day, name, property, value, count FROM event_value_counts
        WHERE name = ${name} AND property = ${property} AND day BETWEEN ${from}::date AND ${to}::date`
      return list(rows, page)
    },
  }
}
