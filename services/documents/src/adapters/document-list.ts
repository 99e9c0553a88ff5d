import type { DocumentSort } from '@resume/proto/limits/documents'
import type { DocumentHead, DocumentQuery } from '../domain/document.ts'
import type { Page, PageRequest } from '../domain/page.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Database } from './database.ts'

const orders = {
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
  updatedAt: [{ updatedAt: 'asc' }, { id: 'asc' }],
  '-createdAt': [{ createdAt: 'desc' }, { id: 'desc' }],
  createdAt: [{ createdAt: 'asc' }, { id: 'asc' }],
  title: [{ title: 'asc' }, { id: 'asc' }],
} as const satisfies Record<DocumentSort, Prisma.DocumentOrderByWithRelationInput[]>

/** Lists a user's documents, without content. */
export function createDocumentList(database: Database) {
  return async (userId: string, query: DocumentQuery, { limit, offset }: PageRequest): Promise<Page<DocumentHead>> => {
    const where = whereOf(userId, query)
    const [items, total] = await Promise.all([
      database.document.findMany({ where, orderBy: [...orders[query.sort]], take: limit, skip: offset }),
      countOf(database, userId, query, where),
    ])
    return { items: items as DocumentHead[], total }
  }
}

function whereOf(userId: string, query: DocumentQuery): Prisma.DocumentWhereInput {
  const { type, visibility, tag, search, updatedSince } = query
  return {
    userId,
    ...(updatedSince === undefined ? { isActive: true } : changedSince(updatedSince)),
    ...(type !== undefined && { type }),
    ...(visibility !== undefined && { visibility }),
    ...(tag !== undefined && { tags: { has: tag } }),
    ...(search !== undefined && { title: { contains: literal(search), mode: 'insensitive' } }),
  }
}

function changedSince(time: Date): Prisma.DocumentWhereInput {
  return {
    OR: [
      { isActive: true, updatedAt: { gte: time } },
      { isActive: false, deletedAt: { gte: time } },
    ],
  }
}

/** Text in which the wildcards of LIKE stand for themselves. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** How many documents match; without a filter, or by type alone, `document_counts` knows, however many there are. */
async function countOf(
  database: Database,
  userId: string,
  { type, sort: _sort, ...filters }: DocumentQuery,
  where: Prisma.DocumentWhereInput,
): Promise<number> {
  if (Object.values(filters).some((filter) => filter !== undefined)) return database.document.count({ where })
  const { _sum } = await database.documentCount.aggregate({
    where: { userId, ...(type !== undefined && { type }) },
    _sum: { active: true },
  })
  return _sum.active ?? 0
}
