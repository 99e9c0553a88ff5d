import { isId } from '@resume/service-kit/ids'
import { beforeEveryId, createUserDataExport, type ExportPart, jsonWith } from '@resume/service-kit/user-data/export'

/** A paid run as its user may see it. */
export interface ExportedRun {
  id: string
  /** UTF-8 JSON; null when none is stored. */
  answer: Uint8Array | null
  [member: string]: unknown
}

/** What the export needs. */
export interface ExportUserDataPorts {
  userData: {
    /** Everything but the runs, which can be large. */
    withoutRuns(userId: string): Promise<{ usage: unknown[]; subscriptions: unknown[] }>
    /** The next run by its ID. */
    nextRun(userId: string, afterId: string): Promise<ExportedRun | undefined>
  }
}

/**
 * Collects everything that ats holds about a user, part by part. One run is one part: an answer can have some hundred KB.
 * @param cursor empty at the beginning
 * @throws AppError `cursor_unknown`
 */
export function exportUserData({ userData }: ExportUserDataPorts, userId: string, cursor: string): Promise<ExportPart> {
  const aiRuns = {
    name: 'aiRuns',
    page: async (_userId: string, after: string) => {
      const run = await userData.nextRun(userId, isId(after) ? after : beforeEveryId)
      if (!run) return []
      const { answer, ...rest } = run
      return [{ key: run.id, text: jsonWith(rest, { answer: answer ? Buffer.from(answer).toString('utf8') : 'null' }) }]
    },
  }
  return createUserDataExport((id) => userData.withoutRuns(id), [aiRuns])(userId, cursor)
}
