import { isId } from '@resume/service-kit/ids'
import { subjectOfUser } from '../domain/quota-callers.ts'
import type { Database, Transaction } from './database.ts'

/** A part of an export: JSON text that makes one object when all parts are joined. */
export interface ExportPart {
  text: string
  /** Where the next part begins; empty after the last one. */
  nextCursor: string
}

/** Collects everything that ats holds about a user, part by part. @param cursor empty at the beginning */
export type ExportUserData = (userId: string, cursor: string) => Promise<ExportPart>

/** Makes the {@link ExportUserData} of a database. One run is one part: an answer can have some hundred KB. */
export function createUserDataExport(database: Database): ExportUserData {
  return async (userId, cursor) => {
    if (cursor === '') {
      const small = JSON.stringify(await smallData(database, userId))
      const begun = `${small.slice(0, -1)},"aiRuns":[`
      const hasRuns = (await database.aiRun.count({ where: { userId } })) > 0
      return hasRuns ? { text: begun, nextCursor: noId } : { text: `${begun}]}`, nextCursor: '' }
    }
    const run = await database.aiRun.findFirst({
      where: { userId, id: { gt: isId(cursor) ? cursor : noId } },
      orderBy: { id: 'asc' },
      select: { id: true, kind: true, requestId: true, credits: true, answer: true, createdAt: true, expiresAt: true },
    })
    if (!run) return { text: ']}', nextCursor: '' }
    const { id, answer, ...rest } = run
    const kept = answer === null ? null : JSON.parse(Buffer.from(answer).toString('utf8'))
    const text = JSON.stringify({ id, ...rest, answer: kept })
    return { text: `${cursor === noId ? '' : ','}${text}`, nextCursor: id }
  }
}

const noId = '00000000-0000-0000-0000-000000000000'

async function smallData(database: Database, userId: string): Promise<object> {
  const [usage, subscriptions] = await Promise.all([
    database.quotaUsage.findMany({
      where: { subject: subjectOfUser(userId) },
      select: { kind: true, allowance: true, windowStart: true, used: true },
      orderBy: [{ kind: 'asc' }, { allowance: 'asc' }],
    }),
    database.subscription.findMany({
      where: { userId },
      omit: { userId: true, version: true },
      orderBy: { subscriptionId: 'asc' },
    }),
  ])
  return { usage, subscriptions }
}

/** Erases everything that ats holds about a user, and remembers only that it did. */
export async function eraseUserData({ userId }: { userId: string }, transaction: Transaction): Promise<void> {
  const erasedAt = new Date()
  await transaction.erasedUser.upsert({ where: { userId }, create: { userId, erasedAt }, update: {} })
  await transaction.quotaUsage.deleteMany({ where: { subject: subjectOfUser(userId) } })
  await transaction.subscription.deleteMany({ where: { userId } })
  await transaction.aiRun.deleteMany({ where: { userId } })
}
