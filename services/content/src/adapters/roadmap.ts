import type { RoadmapSort, WorkStatus } from '@resume/proto/limits/content'
import type { Page, PageRequest } from '../domain/page.ts'
import type { RoadmapItem, RoadmapQuery } from '../domain/roadmap.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { Database, Transaction } from './database.ts'

const orders = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
  'recently-completed': [{ completedAt: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
} satisfies Record<RoadmapSort, Prisma.RoadmapItemOrderByWithRelationInput[]>

/** The roadmap in PostgreSQL. */
export function createRoadmap(database: Database) {
  return {
    async list({ status, sort, excludeId }: RoadmapQuery, { limit, offset }: PageRequest): Promise<Page<RoadmapItem>> {
      const where = {
        ...(status !== undefined && { status }),
        ...(excludeId !== undefined && { id: { not: excludeId } }),
      }
      const [rows, total] = await Promise.all([
        database.roadmapItem.findMany({ where, orderBy: orders[sort], take: limit, skip: offset }),
        database.roadmapItem.count({ where }),
      ])
      return { items: rows.map(readItem), total }
    },

    async find(id: string): Promise<RoadmapItem | null> {
      const row = await database.roadmapItem.findUnique({ where: { id } })
      return row && readItem(row)
    },

    async countByStatus(): Promise<Record<WorkStatus, number>> {
      const counts = { todo: 0, 'in-progress': 0, done: 0 }
      const rows = await database.roadmapItem.groupBy({ by: 'status', _count: true })
      for (const { status, _count } of rows) counts[status as WorkStatus] = _count
      return counts
    },

    async insert(transaction: Transaction, item: RoadmapItem): Promise<void> {
      await transaction.roadmapItem.create({ data: rowOf(item) })
    },

    lock,

    async save(transaction: Transaction, item: RoadmapItem): Promise<void> {
      await transaction.roadmapItem.update({ where: { id: item.id }, data: rowOf(item) })
    },

    async remove(transaction: Transaction, id: string): Promise<RoadmapItem | null> {
      const item = await lock(transaction, id)
      if (item) await transaction.roadmapItem.delete({ where: { id } })
      return item
    },
  }
}

async function lock(transaction: Transaction, id: string): Promise<RoadmapItem | null> {
  await transaction.$executeRaw`SELECT 1 FROM roadmap_items WHERE id = ${id}::uuid FOR UPDATE`
  const row = await transaction.roadmapItem.findUnique({ where: { id } })
  return row && readItem(row)
}

type Row = Awaited<ReturnType<Database['roadmapItem']['findFirstOrThrow']>>

function readItem({ status, details, ...rest }: Row): RoadmapItem {
  return { ...rest, status: status as WorkStatus, details: details as object | null }
}

function rowOf({ details, ...item }: RoadmapItem) {
  return { ...item, details: details === null ? Prisma.DbNull : (details as Prisma.InputJsonObject) }
}
