import type { TaggedTransaction } from '@resume/service-kit/database/pool-transactions'
import type { TaggedQueries } from '@resume/service-kit/database/queries-of-pool'
import type { StoredVersion, VersionHead } from '../domain/document.ts'
import type { Page, PageRequest } from '../domain/page.ts'
import type { Database, Transaction } from './database.ts'
import { type StoredContent, unpackContent } from './packed-content.ts'

/** Former versions of documents in PostgreSQL. */
export function createVersionRepository(database: Database) {
  return {
    async list(documentId: string, since: Date, { limit, offset }: PageRequest): Promise<Page<VersionHead>> {
      const where = { documentId, supersededAt: { gt: since } }
      const [items, total] = await Promise.all([
        database.documentVersion.findMany({ where, orderBy: { revision: 'desc' }, take: limit, skip: offset }),
        database.documentVersion.count({ where }),
      ])
      return { items: items as StoredVersion[], total }
    },

    async find(
      userId: string,
      documentId: string,
      revision: number,
      since: Date,
      transaction?: Transaction,
    ): Promise<StoredVersion | null> {
      const version = await (transaction ?? database).documentVersion.findFirst({
        where: { documentId, revision, document: { userId, isActive: true }, supersededAt: { gt: since } },
      })
      return version as StoredVersion | null
    },

    async lock(transaction: Transaction, documentId: string, revision: number): Promise<void> {
      await transaction.$queryRaw`SELECT 1 FROM documents WHERE id = ${documentId}::uuid FOR UPDATE`
      await transaction.$queryRaw`
        SELECT 1 FROM document_versions WHERE document_id = ${documentId}::uuid AND revision = ${revision}::int FOR SHARE`
    },

    async removeBefore(transaction: TaggedTransaction, documentId: string, revision: number): Promise<void> {
      await transaction.$executeRaw`
        WITH gone AS (
          DELETE FROM document_versions WHERE document_id = ${documentId}::uuid AND revision < ${revision}::int
          RETURNING content_id
        )
        DELETE FROM document_contents content USING gone
        WHERE content.id = gone.content_id
          AND NOT EXISTS (SELECT 1 FROM documents WHERE id = ${documentId}::uuid AND content_id = content.id)
          AND NOT EXISTS (
            SELECT 1 FROM document_versions version
            WHERE version.content_id = content.id AND version.revision >= ${revision}::int
          )`
    },
  }
}

/** Stored contents of documents and versions. */
export function createContentRepository(database: Database) {
  const find = async (contentId: string, queries: TaggedQueries = database): Promise<string | undefined> => {
    const [row] = await queries.$queryRaw<StoredContent[]>`
      SELECT content, packed, size FROM document_contents WHERE id = ${contentId}::uuid`
    return row && unpackContent(row)
  }
  return {
    find,

    async read(contentId: string, transaction: TaggedTransaction): Promise<string> {
      const content = await find(contentId, transaction)
      if (content === undefined) throw new Error(`there is no content ${contentId}`)
      return content
    },
  }
}
