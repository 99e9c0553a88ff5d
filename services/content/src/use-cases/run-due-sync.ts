import { AppError } from '@resume/service-kit/errors/app-error'
import type { Snapshot, SyncRun } from '../domain/codehost.ts'

/** What the scheduled sync needs. */
export interface RunDueSyncPorts {
  sync: {
    isConfigured: boolean
    start(full: boolean): Promise<{ ended: Promise<SyncRun> }>
  }
  codehost: { read(): Promise<Snapshot | null> }
}

const hour = 60 * 60 * 1000

/** How old a snapshot becomes before a run, and before a full one, in milliseconds. */
const due = { run: 12 * hour, full: 7 * 24 * hour }

/**
 * Makes the work of the schedule: runs a sync when the last successful one is 12 hours old, and a full one when the last full one
 * is a week old. A run that failed is due again at once, but not before the code host says that it answers.
 */
export function createDueSync({ sync, codehost }: RunDueSyncPorts) {
  let notBefore = 0
  return async (): Promise<void> => {
    if (!sync.isConfigured || Date.now() < notBefore) return
    const last = await codehost.read()
    const age = (time: Date | undefined) => (time ? Date.now() - time.getTime() : Number.POSITIVE_INFINITY)
    if (age(last?.syncedAt) < due.run) return
    try {
      const { ended } = await sync.start(age(last?.fullAt) >= due.full)
      await ended
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.id === 'sync_in_progress') return
      notBefore = Date.now() + (error.retryAfterSeconds ?? 0) * 1000
      throw error
    }
  }
}
