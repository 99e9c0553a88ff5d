import { isId } from '@resume/service-kit/ids'

/** A part of an export: JSON text that makes one object when all parts are joined. */
export interface ExportPart {
  text: string
  /** Where the next part begins; empty after the last one. */
  nextCursor: string
}

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

const beforeAllIds = '00000000-0000-0000-0000-000000000000'

/**
 * Collects everything that ats holds about a user, part by part. One run is one part: an answer can have some hundred KB.
 * @param cursor empty at the beginning
 */
export async function exportUserData(
  { userData }: ExportUserDataPorts,
  userId: string,
  cursor: string,
): Promise<ExportPart> {
  if (cursor === '') {
    const begun = `${JSON.stringify(await userData.withoutRuns(userId)).slice(0, -1)},"aiRuns":[`
    const hasRuns = (await userData.nextRun(userId, beforeAllIds)) !== undefined
    return hasRuns ? { text: begun, nextCursor: beforeAllIds } : { text: `${begun}]}`, nextCursor: '' }
  }
  const run = await userData.nextRun(userId, isId(cursor) ? cursor : beforeAllIds)
  if (!run) return { text: ']}', nextCursor: '' }
  const { id, answer, ...rest } = run
  const text = JSON.stringify({ id, ...rest, answer: answer && JSON.parse(Buffer.from(answer).toString('utf8')) })
  return { text: `${cursor === beforeAllIds ? '' : ','}${text}`, nextCursor: id }
}
