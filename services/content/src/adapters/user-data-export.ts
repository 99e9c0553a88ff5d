import {
  beforeEveryId,
  createUserDataExport,
  type ExportedList,
  type ExportUserData,
  jsonWith,
} from '@resume/service-kit/user-data/export'
import type { Database } from './database.ts'

/** Messages that one part holds: each has 5,000 characters at most. */
const messagesPerPart = 25

/** Exports users' data from a database. */
export function exportUserDataFrom(database: Database): ExportUserData {
  const applications = async (userId: string) => ({
    ambassadorApplications: await database.ambassadorApplication.findMany({
      where: { userId },
      omit: { userId: true, openUserId: true },
      orderBy: { submittedAt: 'asc' },
      take: 200,
    }),
  })
  return createUserDataExport(applications, [contactMessages(database), aiRuns(database)])
}

function contactMessages(database: Database): ExportedList {
  return {
    name: 'contactMessages',
    async page(userId, after) {
      const rows = await database.contactMessage.findMany({
        where: { userId, id: { gt: after || beforeEveryId } },
        omit: { userId: true },
        orderBy: { id: 'asc' },
        take: messagesPerPart,
      })
      return rows.map((row) => ({ key: row.id, text: JSON.stringify(row) }))
    },
  }
}

/** Texts that the AI wrote; one is a part: it can have some hundred KB. */
function aiRuns(database: Database): ExportedList {
  return {
    name: 'aiRuns',
    async page(userId, after) {
      const run = await database.paidRun.findFirst({
        where: { userId, id: { gt: after || beforeEveryId } },
        orderBy: { id: 'asc' },
        select: {
          id: true,
          kind: true,
          requestId: true,
          credits: true,
          answer: true,
          createdAt: true,
          expiresAt: true,
        },
      })
      if (!run) return []
      const { answer, ...rest } = run
      return [{ key: run.id, text: jsonWith(rest, { answer: answer ? Buffer.from(answer).toString('utf8') : 'null' }) }]
    },
  }
}
