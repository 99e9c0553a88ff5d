import { AppError } from '@resume/service-kit/errors/app-error'
import { appendEvent } from '@resume/service-kit/outbox/append-event'
import {
  currentSchemaVersion,
  type Document,
  type DocumentHead,
  type DocumentSort,
  type DocumentType,
  defaultTemplateId,
  defaultTitles,
} from '../domain/document.ts'
import type { DocumentFields } from '../domain/document-fields.ts'
import { seededContent } from '../domain/seed.ts'
import { slugOf } from '../domain/slug.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { type Database, isUniqueViolation, type Transaction } from './database.ts'
import type { DocumentCache } from './document-cache.ts'
import {
  availableSlug,
  documentNotFound,
  insertDocument,
  readContent,
  requireFreeSlug,
  slugTaken,
} from './document-rows.ts'
import { asOwner, countDocument } from './owners.ts'
import { writeRevision } from './revisions.ts'

/** Which documents to list, and in which order. */
export interface DocumentQuery {
  type?: string
  visibility?: string
  tag?: string
  search?: string
  sort: DocumentSort
}

/** Documents in PostgreSQL. Every change appends its event and drops the caches before it returns. */
export interface Documents {
  /** @throws AppError `permission_denied` at the plan's limit, `conflict` when the given slug is taken */
  create(userId: string, type: DocumentType, fields: DocumentFields): Promise<Document>
  list(
    userId: string,
    query: DocumentQuery,
    page: { limit: number; offset: number },
  ): Promise<{ items: DocumentHead[]; total: number }>
  /**
   * Changes what `fields` names and keeps the former version, if `revision` is the current one.
   * @throws AppError `not_found`; `conflict` for another revision, with nothing changed, or a slug that is taken
   */
  update(userId: string, documentId: string, revision: number, fields: DocumentFields): Promise<Document>
}

const orders = {
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
  updatedAt: [{ updatedAt: 'asc' }, { id: 'asc' }],
  '-createdAt': [{ createdAt: 'desc' }, { id: 'desc' }],
  createdAt: [{ createdAt: 'asc' }, { id: 'asc' }],
  title: [{ title: 'asc' }, { id: 'asc' }],
} as const satisfies Record<DocumentSort, Prisma.DocumentOrderByWithRelationInput[]>

/** Makes the {@link Documents} of a database. */
export function createDocuments(database: Database, cache: DocumentCache): Documents {
  return {
    async create(userId, type, fields) {
      const document = await asOwner(database, userId, (transaction) => createIn(transaction, userId, type, fields))
      await cache.dropCounts(userId)
      return document
    },

    async list(userId, query, { limit, offset }) {
      const where = whereOf(userId, query)
      const [items, total] = await Promise.all([
        database.document.findMany({ where, orderBy: [...orders[query.sort]], take: limit, skip: offset }),
        countOf(database, userId, query, where),
      ])
      return { items, total }
    },

    async update(userId, documentId, revision, fields) {
      const document = await database
        .$transaction((transaction) => updateIn(transaction, userId, documentId, revision, fields))
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? slugTaken(error) : error
        })
      await cache.dropDocument(userId, documentId)
      return document
    },
  }
}

/** Creates a document in a transaction that holds its owner's row. */
export async function createIn(
  transaction: Transaction,
  userId: string,
  type: DocumentType,
  fields: DocumentFields,
): Promise<Document> {
  await countDocument(transaction, userId, type)
  const title = fields.title ?? defaultTitles[type]
  if (fields.slug !== undefined) await requireFreeSlug(transaction, userId, fields.slug)
  const slug = fields.slug ?? (await availableSlug(transaction, userId, slugOf(title, slugOf(type, 'document'))))
  const document = await insertDocument(transaction, userId, {
    type,
    title,
    slug,
    tags: fields.tags ?? [],
    metadata: fields.metadata ?? '{}',
    templateId: fields.templateId ?? defaultTemplateId,
    schemaVersion: currentSchemaVersion,
    visibility: fields.visibility ?? 'PRIVATE',
    keepLocalOnly: fields.keepLocalOnly ?? false,
    content: fields.content ?? (await seedFor(transaction, userId, type)),
  })
  await appendEvent(transaction, 'documentCreated', { documentId: document.id, userId, type })
  return document
}

async function seedFor(transaction: Transaction, userId: string, type: DocumentType): Promise<string> {
  const profile = await transaction.masterProfile.findUnique({ where: { userId }, select: { content: true } })
  return seededContent(type, profile?.content)
}

async function updateIn(
  transaction: Transaction,
  userId: string,
  documentId: string,
  revision: number,
  fields: DocumentFields,
): Promise<Document> {
  const { content, ...changes } = fields
  if (changes.slug !== undefined) await requireFreeSlug(transaction, userId, changes.slug, documentId)
  const held = content === undefined ? undefined : { text: content }
  const row = await writeRevision(transaction, userId, documentId, revision, changes, held)
  if (row) return { ...row, content: content ?? (await readContent(transaction, row.contentId)) }
  const current = await transaction.document.findFirst({
    where: { id: documentId, userId, isActive: true },
    select: { revision: true },
  })
  if (!current) throw documentNotFound()
  throw new AppError('conflict', `Revision mismatch. Client: ${revision}, Server: ${current.revision}`)
}

function whereOf(userId: string, { type, visibility, tag, search }: DocumentQuery): Prisma.DocumentWhereInput {
  return {
    userId,
    isActive: true,
    ...(type !== undefined && { type }),
    ...(visibility !== undefined && { visibility }),
    ...(tag !== undefined && { tags: { has: tag } }),
    ...(search !== undefined && { title: { contains: literal(search), mode: 'insensitive' } }),
  }
}

/** Text in which the wildcards of LIKE stand for themselves. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** How many documents a query finds; without a filter, or by type, that is on record, however many they are. */
async function countOf(
  database: Database,
  userId: string,
  { type, visibility, tag, search }: DocumentQuery,
  where: Prisma.DocumentWhereInput,
): Promise<number> {
  if (visibility !== undefined || tag !== undefined || search !== undefined) return database.document.count({ where })
  const { _sum } = await database.documentCount.aggregate({
    where: { userId, ...(type !== undefined && { type }) },
    _sum: { active: true },
  })
  return _sum.active ?? 0
}
