import type { CreditMovement, Page, PageRequest } from '../domain/histories.ts'
import type { Database } from './database.ts'

const columns = {
  ...{ id: true, kind: true, availableChange: true, reservedChange: true, balanceAfter: true },
  ...{ reservationId: true, purpose: true, createdAt: true },
} as const

/** How users' credits moved. */
export function createMovements(database: Database) {
  return {
    async list(userId: string, { limit, offset }: PageRequest): Promise<Page<CreditMovement>> {
      const wallet = await database.wallet.findUnique({ where: { userId }, select: { movements: true } })
      const total = wallet?.movements ?? 0
      /** Movements are numbered without gaps: a far page is as near as the first. */
      const items = await database.ledgerTransaction.findMany({
        where: { userId, number: { lte: total - offset, gt: total - offset - limit } },
        orderBy: { number: 'desc' },
        select: columns,
      })
      return { items: items as CreditMovement[], total }
    },
  }
}
