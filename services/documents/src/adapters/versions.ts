import { AppError } from '@resume/service-kit/errors/app-error'
import type { Document, Version, VersionHead } from '../domain/document.ts'
import type { Database, Transaction } from './database.ts'
import type { DocumentCache } from './document-cache.ts'
import { documentNotFound, readContent } from './document-rows.ts'
import { writeRevision } from './revisions.ts'

/** How long they are kept, in days (decisions, Documents). */
export const versionDays = 90

/** Former versions of documents in PostgreSQL. */
export interface Versions {
  /** Newest first. @throws AppError `not_found` without such a document */
  list(
    userId: string,
    documentId: string,
    page: { limit: number; offset: number },
  ): Promise<{ items: VersionHead[]; total: number }>
  /** @throws AppError `not_found` */
  get(userId: string, documentId: string, revision: number): Promise<Version>
  /**
   * Makes what a version held, its title, tags, metadata and template, the document's next revision. Address and
   * visibility stay as they are. @throws AppError `not_found`
   */
  restore(userId: string, documentId: string, revision: number): Promise<Document>
}

const versionNotFound = () => new AppError('not_found', 'Version not found')

/** Versions that are not yet too old: the job that removes them comes by only now and then. */
const youngEnough = () => ({ supersededAt: { gt: new Date(Date.now() - versionDays * 24 * 60 * 60 * 1000) } })

/** Makes the {@link Versions} of a database. */
export function createVersions(database: Database, cache: DocumentCache): Versions {
  const requireDocument = async (userId: string, documentId: string) => {
    const found = await database.document.findFirst({
      where: { id: documentId, userId, isActive: true },
      select: { id: true },
    })
    if (!found) throw documentNotFound()
  }
  const find = async (reader: Database | Transaction, userId: string, documentId: string, revision: number) => {
    const version = await reader.documentVersion.findFirst({
      where: { documentId, revision, document: { userId, isActive: true }, ...youngEnough() },
    })
    if (!version) throw versionNotFound()
    return version
  }

  return {
    async list(userId, documentId, { limit, offset }) {
      await requireDocument(userId, documentId)
      const where = { documentId, ...youngEnough() }
      const [items, total] = await Promise.all([
        database.documentVersion.findMany({ where, orderBy: { revision: 'desc' }, take: limit, skip: offset }),
        database.documentVersion.count({ where }),
      ])
      return { items, total }
    },

    async get(userId, documentId, revision) {
      await requireDocument(userId, documentId)
      const version = await find(database, userId, documentId, revision)
      return { ...version, content: await readContent(database, version.contentId) }
    },

    async restore(userId, documentId, revision) {
      await requireDocument(userId, documentId)
      const document = await database.$transaction(async (transaction) => {
        await holdVersion(transaction, documentId, revision)
        const former = await find(transaction, userId, documentId, revision)
        const { title, tags, metadata, templateId, schemaVersion, contentId } = former
        const state = { title, tags, metadata, templateId, schemaVersion }
        const row = await writeRevision(transaction, userId, documentId, undefined, state, { id: contentId })
        if (!row) throw documentNotFound()
        return { ...row, content: await readContent(transaction, contentId) }
      })
      await cache.dropDocument(userId, documentId)
      return document
    },
  }
}

/** Keeps a version, and with it what it points to, from being removed until the transaction ends. */
async function holdVersion(transaction: Transaction, documentId: string, revision: number): Promise<void> {
  await transaction.$queryRaw`SELECT 1 FROM documents WHERE id = ${documentId}::uuid FOR UPDATE`
  await transaction.$queryRaw`
    SELECT 1 FROM document_versions WHERE document_id = ${documentId}::uuid AND revision = ${revision}::int FOR SHARE`
}
