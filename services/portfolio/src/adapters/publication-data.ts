import { type ExportedList, jsonWith } from '@resume/service-kit/user-data/export'
import type { Database, Transaction } from './database.ts'
import { withheldMark } from './publications.ts'

/** Days of views that one part of an export holds. */
const daysPerPart = 400

/** What is held about a user's publication: to remove it. */
export const publicationData = {
  /**
   * Removes what a user published, and its views. Names stay held.
   * @param heldUntil until when those that are in use now are held
   * @returns the subdomain and the state of what was published
   */
  async remove(
    transaction: Transaction,
    userId: string,
    heldUntil: Date,
  ): Promise<{ subdomain: string | null; state: string } | undefined> {
    await transaction.$executeRaw`
      UPDATE subdomains SET user_id = NULL, held_until = coalesce(held_until, ${heldUntil})
      WHERE user_id = ${userId}::uuid`
    await transaction.subscription.deleteMany({ where: { userId } })
    await transaction.dailyViews.deleteMany({ where: { userId } })
    await transaction.referrerViews.deleteMany({ where: { userId } })
    await transaction.viewTotal.deleteMany({ where: { userId } })
    const [gone] = await transaction.$queryRaw<{ subdomain: string | null; state: string }[]>`
      WITH gone AS (DELETE FROM publications WHERE user_id = ${userId}::uuid RETURNING subdomain, state, is_withheld),
      counted AS (
        UPDATE publication_counts SET publications = publications - 1
        WHERE state IN (SELECT CASE WHEN is_withheld THEN state || ${withheldMark} ELSE state END FROM gone)
      )
      SELECT subdomain, state FROM gone`
    return gone
  },
}

/** The lists of an export that are about publications. */
export function publicationLists(database: Database): ExportedList[] {
  return [
    {
      name: 'publications',
      page: async (userId, after) => {
        if (after !== '') return []
        const row = await database.publication.findUnique({
          where: { userId },
          omit: { userId: true, isPublic: true, isWithheld: true, checkAt: true },
        })
        if (!row) return []
        const { snapshot, ...head } = row
        return [{ key: head.id, text: jsonWith(head, { snapshot }) }]
      },
    },
    {
      name: 'subdomains',
      page: async (userId, after) => {
        const rows = await database.subdomain.findMany({
          where: { userId, subdomain: { gt: after } },
          orderBy: { subdomain: 'asc' },
          take: daysPerPart,
          omit: { userId: true },
        })
        return rows.map((row) => ({ key: row.subdomain, text: JSON.stringify(row) }))
      },
    },
    {
      name: 'dailyViews',
      page: async (userId, after) => {
        const rows = await database.dailyViews.findMany({
          where: { userId, ...(after !== '' && { day: { gt: new Date(after) } }) },
          orderBy: { day: 'asc' },
          take: daysPerPart,
        })
        return rows.map(({ day, views }) => {
          const date = day.toISOString().slice(0, 10)
          return { key: date, text: JSON.stringify({ date, views }) }
        })
      },
    },
    {
      name: 'referrers',
      page: async (userId, after) => {
        const rows = await database.$queryRaw<{ host: string; views: number }[]>`
          SELECT host, sum(views)::int AS views FROM referrer_views
          WHERE user_id = ${userId}::uuid AND host > ${after} GROUP BY host ORDER BY host LIMIT ${daysPerPart}`
        return rows.map((row) => ({ key: row.host, text: JSON.stringify(row) }))
      },
    },
  ]
}
