import type { Pool } from '@resume/service-kit/database/pools'
import { AppError, ReceivedMessage } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import { type JobLease, releaseLease, takeLease } from '@resume/service-kit/jobs/lease'
import type { Commit } from '@resume/service-kit/outbox/commit'
import type { SyncRun } from '../domain/codehost.ts'
import { newRun, syncCodehost } from '../use-cases/sync-codehost.ts'
import { CodehostFailure, createCodehostIssues } from './codehost-issues.ts'
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

/**
 * Starts runs of the sync, one at a time over all processes.
 * @param options.leaseMs how long the lock of a process that died holds; a run is ended before
 * @param options.signal ends runs in work, when the process stops
 */
export function createCodehostSync(options: {
  database: Database
  commit: Commit<Transaction, never>
  pool: Pool
  apiUrl: string
  token: string | undefined
  repo: string | undefined
  leaseMs: number
  signal: AbortSignal
}) {
  const { repo, pool, leaseMs } = options

  const work = async (lease: JobLease, run: SyncRun): Promise<SyncRun> => {
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(leaseMs * 0.9)])
    try {
      const codehost = createCodehostIssues({ ...options, repo: repo ?? '' }, signal)
      return await syncCodehost({ repo: repo ?? '', codehost, snapshots: createFencedSnapshots(options, lease) }, run)
    } catch (error) {
      throw error instanceof CodehostFailure ? upstreamFailed(error) : error
    } finally {
      await releaseLease(pool, lease)
    }
  }

  return {
    /** Whether there is a repository to sync. */
    isConfigured: repo !== undefined,

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
  const seconds = error.retryAt && Math.ceil((error.retryAt.getTime() - Date.now()) / 1000)
  return new AppError('upstream_failed', new ReceivedMessage(error.message), {
    cause: error,
    ...(seconds !== undefined && { retryAfterSeconds: Math.max(1, seconds) }),
  })
}
