import { AppError } from '@resume/service-kit/errors/app-error'
import type { PoolUse } from '@resume/service-kit/metrics/metrics'
import { Piscina } from 'piscina'
import type { ScanJob } from '../domain/scan-request.ts'
import type { RunScan } from '../use-cases/check-resume.ts'
import scanHere, { type FinishedScan } from './scan-worker.ts'

/** Runs scans and ends its threads. */
export interface ScanRunner {
  run: RunScan
  /** How many scans the threads run, and how many wait for them. */
  use(): PoolUse
  close(): Promise<void>
}

/**
 * Inputs above this many characters are scanned in a thread. Measured on the slowest inputs known: below it a scan holds
 * the event loop for about as long as handing it over would take.
 */
const longestHere = 20_000
/** Scans that may wait per thread; further callers are turned away. */
const queuePerThread = 32
/** Longest time of one scan, in milliseconds; far above what any input needs. */
const longestScanMs = 5_000
/** After this long without work a thread ends and gives its memory back, in milliseconds. */
const idleMs = 10_000

/** Makes the runner: small inputs are scanned in place, large ones in at most `threads` threads. */
export function createScanRunner({ threads }: { threads: number }): ScanRunner {
  const pool = new Piscina<ScanJob, FinishedScan>({
    filename: new URL('./scan-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    maxQueue: threads * queuePerThread,
    idleTimeout: idleMs,
  })
  let active = 0
  return {
    use: () => ({ capacity: threads, busy: Math.min(active, threads), queued: Math.max(0, active - threads) }),
    run: async (job, signal) => {
      if (lengthOf(job) <= longestHere) return scanHere(job)
      const late = AbortSignal.timeout(longestScanMs)
      active += 1
      try {
        return await pool.run(job, { signal: signal ? AbortSignal.any([signal, late]) : late })
      } catch (cause) {
        if (late.aborted || isFull(cause)) {
          throw new AppError('overloaded', { what: 'scans at once' }, { retryAfterSeconds: 5, cause })
        }
        throw cause
      } finally {
        active -= 1
      }
    },
    close: () => pool.destroy(),
  }
}

function lengthOf({ resume, jobDescription }: ScanJob): number {
  const resumeLength = typeof resume === 'string' ? resume.length : JSON.stringify(resume).length
  return resumeLength + jobDescription.length
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.message === 'Task queue is at limit'
}
