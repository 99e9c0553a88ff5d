import { AppError } from '@resume/service-kit/errors/app-error'
import type { Snapshot, SyncRun } from '../domain/codehost.ts'

/** What the scheduled sync needs. */
export interface RunDueSyncPorts {
  sync: {
    /** The repository to sync; undefined when there is none. */
    repo: string | undefined
    start(full: boolean): Promise<{ ended: Promise<SyncRun> }>
  }
  codehost: {
    read(): Promise<Snapshot | null>
    /** The run that began last. */
    lastRun(): Promise<Pick<SyncRun, 'retryAt'> | null>
  }
}

const hour = 60 * 60 * 1000

/** How old a snapshot becomes before a run, and before a full one, in milliseconds. */
const due = { run: 12 * hour, full: 7 * 24 * hour }

/**
 * Runs a sync when the last successful one is 12 hours old, and a full one when the last full one is a week old, or was of
 * another repository. A run that failed is due again at once, but not before the code host says that it answers.
 */
export async function runDueSync({ sync, codehost }: RunDueSyncPorts): Promise<void> {
  if (sync.repo === undefined) return
  const [snapshot, last] = await Promise.all([codehost.read(), codehost.lastRun()])
  const isFullDue = snapshot?.repo !== sync.repo || isOlder(snapshot.fullAt, due.full)
  if (!isFullDue && !isOlder(snapshot.syncedAt, due.run)) return
  if (last?.retryAt && last.retryAt.getTime() > Date.now()) return
  try {
    const { ended } = await sync.start(isFullDue)
    await ended
  } catch (error) {
    if (!(error instanceof AppError && error.id === 'sync_in_progress')) throw error
  }
}

/** Whether a time is that long ago, or is to come: a clock that was ahead must not stop the schedule. */
function isOlder(time: Date, ageMs: number): boolean {
  const age = Date.now() - time.getTime()
  return age >= ageMs || age < 0
}
