import { exportedRuns } from '@resume/paid-work/exported-runs'
import {
  beforeEveryId,
  createUserDataExport,
  type ExportedList,
  type ExportUserData,
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
  return createUserDataExport(applications, [contactMessages(database), exportedRuns(database)])
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
