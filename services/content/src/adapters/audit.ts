import { newId } from '@resume/service-kit/ids'
import type { AdminAction, AuditEntry, AuditQuery } from '../domain/audit.ts'
import type { Page, PageRequest } from '../domain/page.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { Database, Transaction } from './database.ts'

/** The audit log in PostgreSQL. */
export function createAuditLog(database: Database) {
  const insert = async (transaction: Transaction, entry: Omit<AuditEntry, 'id'>): Promise<void> => {
    const { actor, before, after, reason = null, ...rest } = entry
    const { userId: actorId, email: actorEmail, requestId } = actor
    await transaction.auditEntry.create({
      data: {
        ...{ id: newId(), actorId, actorEmail, requestId, ...rest, reason },
        before: before === null ? Prisma.DbNull : jsonOf(before),
        after: after === null ? Prisma.DbNull : jsonOf(after),
      },
    })
  }
  return {
    insert,

    record: (transaction: Transaction, action: AdminAction) => insert(transaction, { ...action, at: new Date() }),

    async list({ action, subjectId }: AuditQuery, { limit, offset }: PageRequest): Promise<Page<AuditEntry>> {
      const where = { ...(action !== undefined && { action }), ...(subjectId !== undefined && { subjectId }) }
      const [rows, total] = await Promise.all([
        database.auditEntry.findMany({ where, orderBy: [{ at: 'desc' }, { id: 'desc' }], take: limit, skip: offset }),
        database.auditEntry.count({ where }),
      ])
      return { items: rows.map(readEntry), total }
    },
  }
}

type Row = Awaited<ReturnType<Database['auditEntry']['findFirstOrThrow']>>

function readEntry({ actorId, actorEmail, requestId, reason, before, after, ...rest }: Row): AuditEntry {
  const actor = { userId: actorId, email: actorEmail, requestId }
  return { ...rest, actor, reason: reason ?? undefined, before: before as object | null, after: after as object | null }
}

/** A state as JSON keeps it: times as text. */
function jsonOf(state: object): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(state))
}
