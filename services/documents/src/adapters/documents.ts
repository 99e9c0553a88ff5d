import type { DocumentType } from '@resume/proto/limits/documents'
import type { TaggedTransaction } from '@resume/service-kit/database/pool-transactions'
import type { Pool } from '@resume/service-kit/database/pools'
import { readsByKey } from '@resume/service-kit/database/reads-by-key'
import type { Document, DocumentHead, NewDocument, ReadDocument, StoredDocument } from '../domain/document.ts'
import type { Database, Transaction } from './database.ts'
import { createDocumentList } from './document-list.ts'
import type { LargeContents } from './large-contents.ts'
import { packContent, packedFrom, type StoredContent, unpackBytes, unpackContent } from './packed-content.ts'
import { reviseDocument } from './revise-document.ts'

/** Selects an active document of a user. @param content the columns of its content */
const selectDocument = (content: string) => `
  SELECT d.id, d.user_id AS "userId", d.type, d.title, d.slug, d.tags, d.metadata, d.template_id AS "templateId",
    d.schema_version AS "schemaVersion", d.revision, d.visibility, d.keep_local_only AS "keepLocalOnly", d.subdomain,
    d.last_synced_at AS "lastSyncedAt", d.created_at AS "createdAt", d.updated_at AS "updatedAt",
    d.deleted_at AS "deletedAt", ${content}
  FROM documents d JOIN document_contents c ON c.id = d.content_id
  WHERE d.id = asked.key2 AND d.user_id = asked.key1 AND d.is_active`

/** Null for a large content. PostgreSQL knows how long a text is without reading it. */
const contentIfSmall = `CASE WHEN octet_length(c.content) < ${packedFrom} THEN c.content::varchar END AS content`

/**
 * Documents in PostgreSQL.
 * @param readPool for the most frequent read, prepared and without a mapper in between
 * @param largeContents where reads of large contents wait for their turn
 */
export function createDocumentRepository(
  database: Database,
  readPool: Pool,
  largeContents: Pick<LargeContents, 'inTurn'>,
) {
  const ofUser = { types: ['uuid', 'uuid'], varcharAsBytes: true } as const
  type Key = [userId: string, documentId: string]
  const read = readsByKey<DocumentHead & { content: Buffer | null }, Key>(readPool, {
    ...ofUser,
    name: 'read-document',
    select: selectDocument(contentIfSmall),
  })
  const readWhole = readsByKey<DocumentHead & StoredContent<Buffer>, Key>(readPool, {
    ...ofUser,
    name: 'read-large-document',
    select: selectDocument('c.content::varchar, c.packed, c.size'),
  })
  const findWhole = async (userId: string, documentId: string): Promise<ReadDocument | undefined> => {
    const row = await readWhole(userId, documentId)
    if (!row) return undefined
    const { content, packed, size, ...head } = row
    return { ...head, content: content ?? (await unpackBytes({ packed, size })) }
  }

  return {
    list: createDocumentList(database),
    revise: reviseDocument,

    async find(userId: string, documentId: string): Promise<ReadDocument | undefined> {
      const row = await read(userId, documentId)
      if (!row) return undefined
      const { content, ...head } = row
      return content ? { ...head, content } : largeContents.inTurn(userId, () => findWhole(userId, documentId))
    },

    async typeOf(transaction: Transaction, userId: string, documentId: string): Promise<DocumentType | undefined> {
      const where = { id: documentId, userId, isActive: true }
      const row = await transaction.document.findFirst({ where, select: { type: true } })
      return row?.type as DocumentType | undefined
    },

    async findIn(transaction: Transaction, userId: string, documentId: string): Promise<Document | undefined> {
      const row = await transaction.document.findFirst({ where: { id: documentId, userId, isActive: true } })
      if (!row) return undefined
      const stored = await transaction.documentContent.findUniqueOrThrow({ where: { id: row.contentId } })
      return { ...(row as StoredDocument), content: await unpackContent(stored) }
    },

    async portfolioWithContent(userId: string, documentId: string | undefined): Promise<Document | undefined> {
      const where = { userId, type: 'PORTFOLIO', isActive: true, ...(documentId !== undefined && { id: documentId }) }
      const row = await database.document.findFirst({ where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
      if (!row) return undefined
      const stored = await database.documentContent.findUniqueOrThrow({ where: { id: row.contentId } })
      return { ...(row as StoredDocument), content: await unpackContent(stored) }
    },

    portfolio: (transaction: Transaction, userId: string, documentId: string | undefined) =>
      transaction.document.findFirst({
        where: { userId, type: 'PORTFOLIO', isActive: true, ...(documentId !== undefined && { id: documentId }) },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        select: { id: true, revision: true },
      }),

    async exists(userId: string, documentId: string): Promise<boolean> {
      const where = { id: documentId, userId, isActive: true }
      return (await database.document.findFirst({ where, select: { id: true } })) !== null
    },

    async currentRevision(
      transaction: TaggedTransaction,
      userId: string,
      documentId: string,
    ): Promise<number | undefined> {
      const [row] = await transaction.$queryRaw<{ revision: number }[]>`
        SELECT revision FROM documents WHERE id = ${documentId}::uuid AND user_id = ${userId}::uuid AND is_active`
      return row?.revision
    },

    nameOf: (transaction: Transaction, userId: string, documentId: string) =>
      transaction.document.findFirst({
        where: { id: documentId, userId, isActive: true },
        select: { slug: true, title: true },
      }),

    async withSlug(transaction: TaggedTransaction, userId: string, slug: string): Promise<{ id: string } | undefined> {
      const [row] = await transaction.$queryRaw<{ id: string }[]>`
        SELECT id FROM documents WHERE user_id = ${userId}::uuid AND active_slug = ${slug}`
      return row
    },

    async slugsLike(transaction: Transaction, userId: string, base: string, stem: string): Promise<string[]> {
      const rows = await transaction.$queryRaw<{ slug: string }[]>`
        SELECT active_slug AS slug FROM documents
        WHERE user_id = ${userId}::uuid AND (active_slug = ${base} OR active_slug LIKE ${`${stem}-%`})`
      return rows.map(({ slug }) => slug)
    },

    async insert(transaction: Transaction, { content, ...head }: NewDocument): Promise<Document> {
      const now = new Date()
      const data = { ...head, activeSlug: head.slug, revision: 1, createdAt: now, updatedAt: now }
      const row = await transaction.document.create({ data })
      await transaction.documentContent.create({
        data: { id: head.contentId, documentId: head.id, ...(await packContent(content)) },
        select: { id: true },
      })
      return { ...(row as StoredDocument), content }
    },

    async markDeleted(
      transaction: Transaction,
      userId: string,
      documentId: string,
      now: Date,
    ): Promise<DocumentType | undefined> {
      const [deleted] = await transaction.document.updateManyAndReturn({
        where: { id: documentId, userId, isActive: true },
        data: { isActive: false, activeSlug: null, deletedAt: now, updatedAt: now },
        select: { type: true },
      })
      return deleted?.type as DocumentType | undefined
    },

    async findDeleted(
      transaction: Transaction,
      userId: string,
      documentId: string,
      since: Date,
    ): Promise<DocumentHead | undefined> {
      const where = { id: documentId, userId, isActive: false, deletedAt: { gt: since } }
      return ((await transaction.document.findFirst({ where })) ?? undefined) as DocumentHead | undefined
    },

    async markActive(
      transaction: Transaction,
      documentId: string,
      activeSlug: string,
      now: Date,
    ): Promise<StoredDocument> {
      const data = { isActive: true, activeSlug, deletedAt: null, updatedAt: now }
      return (await transaction.document.update({ where: { id: documentId }, data })) as StoredDocument
    },
  }
}
