import { CodehostFailure } from '@resume/codehost/failure'
import type { Pool } from '@resume/service-kit/database/pools'
import { AppError, ReceivedMessage } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import { type JobLease, releaseLease, takeLease } from '@resume/service-kit/jobs/lease'
import type { Commit } from '@resume/service-kit/outbox/commit'
import type { SyncRun } from '../domain/codehost.ts'
import { newRun, syncCodehost } from '../use-cases/sync-codehost.ts'
import { createCodehostIssues } from './codehost-issues.ts'
import type { PageAccess } from './codehost-pages.ts'
import { createFencedSnapshots } from './codehost-snapshots.ts'
import type { Database, Transaction } from './database.ts'

/** A run that has begun. */
export interface BegunSync {
  /** As it began. */
  run: SyncRun
  /** @throws AppError `upstream_failed` when the code host fails */
  ended: Promise<SyncRun>
}

/** The lock of the sync. */
const leaseName = 'codehost-sync'

/** The share of the lock's time that reading may take; the rest is for the switch. */
const readingShare = 0.8

/**
 * Starts runs of the sync, one at a time over all processes.
 * @param options.leaseMs how long the lock of a process that died holds; a run is ended before
 * @param options.signal ends runs in work, when the process stops
 */
export function createCodehostSync(
  options: PageAccess & {
    database: Database
    commit: Commit<Transaction, never>
    pool: Pool
    repo: string | undefined
    leaseMs: number
    signal: AbortSignal
  },
) {
  const { repo, pool, leaseMs } = options

  const work = async (lease: JobLease, run: SyncRun): Promise<SyncRun> => {
    const overdue = new AbortController()
    const late = new CodehostFailure('The code host takes too long')
    const timer = setTimeout(() => overdue.abort(late), leaseMs * readingShare)
    const signal = AbortSignal.any([options.signal, overdue.signal])
    try {
      const codehost = createCodehostIssues({ ...options, repo: repo ?? '' }, signal)
      return await syncCodehost({ repo: repo ?? '', codehost, snapshots: createFencedSnapshots(options, lease) }, run)
    } catch (error) {
      throw error instanceof CodehostFailure ? upstreamFailed(error) : error
    } finally {
      clearTimeout(timer)
      await releaseLease(pool, lease)
    }
  }

  return {
    /** The repository to sync; undefined when there is none. */
    repo,

    /** Starts a run. @throws AppError `not_configured`, `sync_in_progress` while another run holds the lock */
    async start(full: boolean): Promise<BegunSync> {
      if (repo === undefined) throw new AppError('not_configured', { name: 'code host' })
      const lease = await takeLease(pool, leaseName, newId(), leaseMs)
      if (!lease) throw new AppError('sync_in_progress')
      const run = newRun(full)
      return { run, ended: work(lease, run) }
    },
  }
}

function upstreamFailed(error: CodehostFailure): AppError {
  const until = error.limit?.until
  const seconds = until && Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000))
  return new AppError('upstream_failed', new ReceivedMessage(error.message), {
    cause: error,
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  })
}
