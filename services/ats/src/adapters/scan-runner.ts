import { AppError } from '@resume/service-kit/errors/app-error'
import type { PoolUse } from '@resume/service-kit/metrics/metrics'
import { createFairQueue, QueueIsFull } from '@resume/service-kit/work/fair-queue'
import { Piscina } from 'piscina'
import type { ScanJob } from '../domain/scan-request.ts'
import { forgetAll } from '../domain/vocabulary/memoize.ts'
import type { CheckResumePorts, RunScan } from '../use-cases/check-resume.ts'
import { createQuickScans } from './quick-scans.ts'
import scan, { type FinishedScan } from './scan-worker.ts'
import { Interrupted, withinTime } from './within-time.ts'

/** Runs scans and ends its threads. */
export interface ScanRunner {
  run: RunScan
  isQuick: CheckResumePorts['isQuickScan']
  /** How many scans the threads run, and how many wait for them. */
  use(): PoolUse
  close(): Promise<void>
}

/** What a runner may use. */
export interface ScanRunnerOptions {
  threads: number
  /** Maximum time that a scan runs, in milliseconds; far above what any input needs. */
  longestScanMs?: number
  /** Scans in this thread. */
  scanHere?: (job: ScanJob) => FinishedScan
}

/**
 * Inputs above this many characters are scanned in a thread. Measured on the slowest inputs known: below it a scan holds
 * the event loop for about as long as handing it over would take.
 */
const longestHere = 20_000
/** Scans that may wait per thread; further callers are turned away. */
const queuePerThread = 32
/** Maximum time that a scan waits for a thread, in milliseconds. */
const longestWaitMs = 5_000
/** After this long without work a thread ends and gives its memory back, in milliseconds. */
const idleMs = 10_000

/**
 * Makes the runner: large inputs are scanned in at most `threads` threads, callers in turn; small ones in place, and in threads that
 * have nothing large to do while many wait.
 */
export function createScanRunner(options: ScanRunnerOptions): ScanRunner {
  const { threads, longestScanMs = 5_000, scanHere = scan } = options
  const pool = new Piscina<ScanJob, FinishedScan>({
    filename: new URL('./scan-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
  })
  const queue = createFairQueue({ slots: threads, most: threads * queuePerThread })
  const isQuick = (job: ScanJob) => lengthOf(job) <= longestHere
  const runInThread = async (job: ScanJob, signal: AbortSignal | undefined) => {
    const late = AbortSignal.timeout(longestScanMs)
    try {
      return await pool.run(job, { signal: either(signal, late) })
    } catch (cause) {
      throw late.aborted ? new AppError('scan_timeout', { cause }) : cause
    }
  }
  const quick = createQuickScans({
    scanHere: (job) => interruptible(longestScanMs, () => scanHere(job)),
    scanInThread: (job) => runInThread(job, undefined),
    threads: () => pool.threads.length,
    mostThreads: threads,
    busyThreads: () => queue.use().busy,
  })
  return {
    use: queue.use,
    isQuick,
    run: async (job, caller, signal) => {
      if (isQuick(job)) return quick.run(job, signal)
      const late = AbortSignal.timeout(longestWaitMs)
      try {
        return await queue.run(caller, () => runInThread(job, signal), either(signal, late))
      } catch (cause) {
        if (cause instanceof QueueIsFull || (late.aborted && cause === late.reason)) {
          throw new AppError('overloaded', { what: 'scans at once' }, { retryAfterSeconds: 5, cause })
        }
        throw cause
      }
    },
    close: () => pool.destroy(),
  }
}

const either = (signal: AbortSignal | undefined, late: AbortSignal) => (signal ? AbortSignal.any([signal, late]) : late)

function lengthOf({ resume, jobDescription }: ScanJob): number {
  const resumeLength = typeof resume === 'string' ? resume.length : JSON.stringify(resume).length
  return resumeLength + jobDescription.length
}

/** A scan that holds the event loop no longer than the limit. @throws AppError `scan_timeout` */
function interruptible(limitMs: number, work: () => FinishedScan): FinishedScan {
  try {
    return withinTime(limitMs, work)
  } catch (cause) {
    if (!(cause instanceof Interrupted)) throw cause
    forgetAll()
    throw new AppError('scan_timeout', { cause })
  }
}
