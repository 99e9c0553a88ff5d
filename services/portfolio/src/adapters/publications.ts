import type { Pool } from '@resume/service-kit/database/pools'
import { readsByKey } from '@resume/service-kit/database/reads-by-key'
import type { Page, PageRequest } from '../domain/page.ts'
import { isPublic, type PublicationHead } from '../domain/publication.ts'
import type { PublicationState } from '../domain/publication-states.ts'
import type { DuePublication } from '../use-cases/check-access.ts'
import type { PublicPortfolio } from '../use-cases/read-public-portfolios.ts'
import type { Database, Transaction } from './database.ts'
import { createPublicList } from './public-list.ts'

const selectPublic = `
  SELECT id, user_id AS "userId", subdomain, template_id AS "templateId", snapshot, state, published_at AS "publishedAt"
  FROM publications WHERE subdomain = asked.key1 AND is_public`

const withoutSnapshot = { snapshot: true, isPublic: true } as const

/** Publications in PostgreSQL. @param readPool for what strangers read, prepared and without a mapper in between */
export function createPublications(database: Database, readPool: Pool) {
  return {
    of: async (transaction: Transaction, userId: string): Promise<PublicationHead | undefined> =>
      ((await transaction.publication.findUnique({ where: { userId }, omit: withoutSnapshot })) ?? undefined) as
        | PublicationHead
        | undefined,

    find: async (userId: string): Promise<PublicationHead | undefined> =>
      ((await database.publication.findUnique({ where: { userId }, omit: withoutSnapshot })) ?? undefined) as
        | PublicationHead
        | undefined,

    byId: async (id: string): Promise<PublicationHead | undefined> =>
      ((await database.publication.findUnique({ where: { id }, omit: withoutSnapshot })) ?? undefined) as
        | PublicationHead
        | undefined,

    at: async (subdomain: string): Promise<PublicationHead | undefined> =>
      ((await database.publication.findUnique({ where: { subdomain }, omit: withoutSnapshot })) ?? undefined) as
        | PublicationHead
        | undefined,

    async put(
      transaction: Transaction,
      before: PublicationHead | undefined,
      after: (PublicationHead & { snapshot?: string }) | undefined,
    ): Promise<void> {
      if (!after) await transaction.publication.deleteMany({ where: { userId: before?.userId ?? '' } })
      else {
        const data = { ...after, isPublic: isPublic(after) }
        if (before)
          await transaction.publication.update({ where: { userId: after.userId }, data, select: { id: true } })
        else await transaction.publication.create({ data: { snapshot: '{}', ...data }, select: { id: true } })
      }
      await recount(transaction, before && countedAs(before), after && countedAs(after))
    },

    publicAt: readsByKey<PublicPortfolio, [subdomain: string]>(readPool, {
      name: 'read-public-portfolio',
      types: ['text'],
      select: selectPublic,
    }),

    ownerAt: async (subdomain: string): Promise<string | undefined> => {
      const text = 'SELECT user_id AS "userId" FROM publications WHERE subdomain = $1 AND is_public'
      const { rows } = await readPool.query<{ userId: string }>({ name: 'find-view-target', text, values: [subdomain] })
      return rows[0]?.userId
    },

    listPublic: createPublicList(database),

    async list(states: PublicationState[], { limit, offset }: PageRequest): Promise<Page<PublicationHead>> {
      const [items, total] = await Promise.all([
        database.publication.findMany({
          where: { state: { in: states } },
          orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
          take: limit,
          skip: offset,
          omit: withoutSnapshot,
        }),
        countIn(database, states),
      ])
      return { items: items as PublicationHead[], total }
    },

    due: (now: Date, most: number): Promise<DuePublication[]> =>
      database.publication.findMany({
        where: { checkAt: { lte: now } },
        orderBy: { checkAt: 'asc' },
        take: most,
        select: { userId: true, checkAt: true },
      }),

    async postpone(transaction: Transaction, userId: string, until: Date): Promise<void> {
      await transaction.publication.updateMany({ where: { userId }, data: { checkAt: until } })
    },
  }
}

async function countIn(database: Database, states: PublicationState[]): Promise<number> {
  const counts = await database.publicationCount.findMany({
    where: { state: { in: states.flatMap((state) => [state, `${state}${withheldMark}`]) } },
  })
  return counts.reduce((sum, { publications }) => sum + publications, 0)
}

/** Ends the name of a count of publications that are withheld: none of them is in the list that everybody reads. */
export const withheldMark = ' WITHHELD'

/** Under which name a publication is counted. */
function countedAs({ state, isWithheld }: { state: string; isWithheld: boolean }): string {
  return `${state}${isWithheld ? withheldMark : ''}`
}

/** Moves a publication from one count to another, always in the same order of rows. */
async function recount(transaction: Transaction, before: string | undefined, after: string | undefined): Promise<void> {
  if (before === after) return
  for (const state of [before, after].sort()) {
    if (state === undefined) continue
    await transaction.$executeRaw`
      INSERT INTO publication_counts AS known (state, publications) VALUES (${state}, ${state === after ? 1 : -1}::int)
      ON CONFLICT (state) DO UPDATE SET publications = known.publications + excluded.publications`
  }
}
