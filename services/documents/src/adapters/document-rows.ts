import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { Document } from '../domain/document.ts'
import { freeSlug } from '../domain/slug.ts'
import type { Document as DocumentRow } from '../generated/prisma/client.ts'
import type { Database, Transaction } from './database.ts'

/** The error of a document that is missing, deleted or somebody else's. */
export const documentNotFound = () => new AppError('not_found', 'Document not found')

/** An active document of a user with what it holds. @throws AppError `not_found` */
export async function readDocument(
  database: Database | Transaction,
  userId: string,
  documentId: string,
): Promise<Document> {
  const [row] = await database.$queryRaw<Document[]>`
    SELECT d.id, d.user_id AS "userId", d.type, d.title, d.slug, d.tags, d.metadata, d.template_id AS "templateId",
      d.schema_version AS "schemaVersion", d.revision, d.visibility, d.keep_local_only AS "keepLocalOnly",
      d.last_synced_at AS "lastSyncedAt", d.created_at AS "createdAt", d.updated_at AS "updatedAt",
      d.deleted_at AS "deletedAt", c.content
    FROM documents d JOIN document_contents c ON c.id = d.content_id
    WHERE d.id = ${documentId}::uuid AND d.user_id = ${userId}::uuid AND d.is_active`
  if (!row) throw documentNotFound()
  return row
}

/** The text of a content row. */
export async function readContent(database: Database | Transaction, contentId: string): Promise<string> {
  const { content } = await database.documentContent.findUniqueOrThrow({
    where: { id: contentId },
    select: { content: true },
  })
  return content
}

/** What a new document is made of. */
export type NewDocument = Pick<
  DocumentRow,
  'type' | 'title' | 'tags' | 'metadata' | 'templateId' | 'schemaVersion' | 'visibility' | 'keepLocalOnly'
> & { slug: string; content: string }

/** Writes a new document and what it holds. */
export async function insertDocument(
  transaction: Transaction,
  userId: string,
  { content, ...head }: NewDocument,
): Promise<Document> {
  const now = new Date()
  const contentId = newId()
  const row = await transaction.document.create({
    data: {
      ...head,
      id: newId(),
      userId,
      activeSlug: head.slug,
      revision: 1,
      contentId,
      createdAt: now,
      updatedAt: now,
    },
  })
  await transaction.documentContent.create({
    data: { id: contentId, documentId: row.id, content },
    select: { id: true },
  })
  return { ...row, content }
}

/** The slug that an owner's new document gets for a wish: itself or, where that is taken, a numbered one. */
export async function availableSlug(transaction: Transaction, userId: string, wish: string): Promise<string> {
  const rows = await transaction.$queryRaw<{ slug: string }[]>`
    SELECT active_slug AS slug FROM documents
    WHERE user_id = ${userId}::uuid AND (active_slug = ${wish} OR active_slug LIKE ${`${wish}-%`})`
  return freeSlug(wish, new Set(rows.map(({ slug }) => slug)))
}

/** @throws AppError `conflict` when another active document of the owner has the slug */
export async function requireFreeSlug(
  transaction: Transaction,
  userId: string,
  slug: string,
  exceptId?: string,
): Promise<void> {
  const holder = await transaction.document.findFirst({ where: { userId, activeSlug: slug }, select: { id: true } })
  if (holder && holder.id !== exceptId) throw slugTaken()
}

/** The error of a slug that another document has. */
export const slugTaken = (cause?: unknown) =>
  new AppError('conflict', 'Slug is already in use', cause === undefined ? {} : { cause })
