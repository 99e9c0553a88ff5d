import type { ApplicationStatus } from '@resume/proto/limits/content'
import type { AmbassadorApplication } from '../domain/ambassador.ts'
import type { Page, PageRequest } from '../domain/page.ts'
import type { Database, Transaction } from './database.ts'

/** Applications in PostgreSQL. */
export function createAmbassadors(database: Database) {
  const last = async (client: Pick<Database, 'ambassadorApplication'>, userId: string) => {
    const row = await client.ambassadorApplication.findFirst({ where: { userId }, orderBy: { submittedAt: 'desc' } })
    return row && readApplication(row)
  }
  return {
    last: (transaction: Transaction, userId: string) => last(transaction, userId),

    lastOf: (userId: string) => last(database, userId),

    async list(
      status: ApplicationStatus | undefined,
      { limit, offset }: PageRequest,
    ): Promise<Page<AmbassadorApplication>> {
      const where = status === undefined ? {} : { status }
      const [rows, total] = await Promise.all([
        database.ambassadorApplication.findMany({
          where,
          orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
          take: limit,
          skip: offset,
        }),
        database.ambassadorApplication.count({ where }),
      ])
      return { items: rows.map(readApplication), total }
    },

    async insert(transaction: Transaction, application: AmbassadorApplication): Promise<void> {
      await transaction.ambassadorApplication.create({ data: { ...application, openUserId: application.userId } })
    },

    async lock(transaction: Transaction, id: string): Promise<AmbassadorApplication | null> {
      await transaction.$executeRaw`SELECT 1 FROM ambassador_applications WHERE id = ${id}::uuid FOR UPDATE`
      const row = await transaction.ambassadorApplication.findUnique({ where: { id } })
      return row && readApplication(row)
    },

    async decide(transaction: Transaction, application: AmbassadorApplication): Promise<void> {
      const { id, userId, status, reviewNote, reviewedAt } = application
      const openUserId = status === 'REJECTED' ? null : userId
      await transaction.ambassadorApplication.update({
        where: { id },
        data: { status, openUserId, reviewNote, reviewedAt },
      })
    },
  }
}

type Row = Awaited<ReturnType<Database['ambassadorApplication']['findFirstOrThrow']>>

function readApplication({ status, openUserId: _, ...rest }: Row): AmbassadorApplication {
  return { ...rest, status: status as ApplicationStatus }
}
