import type { ScanJob } from '../domain/scan-request.ts'
import type { FinishedScan } from './scan-worker.ts'

/** Makes quick scans, in place and in threads. */
export interface QuickScans {
  /** @throws the reason of the signal when it is aborted before the scan has begun; what the scan throws */
  run(job: ScanJob, signal: AbortSignal | undefined): Promise<FinishedScan>
}

/** What quick scans are made with. */
export interface QuickScanOptions {
  /** Scans in this thread. */
  scanHere(job: ScanJob): FinishedScan
  /** Scans in another thread, which the first scan loads. */
  scanInThread(job: ScanJob): Promise<FinishedScan>
  /** How many threads have been started and not ended, and how many may be. */
  threads(): number
  mostThreads: number
  /** How many threads have large scans to do. */
  busyThreads(): number
}

interface Waiting {
  job: ScanJob
  signal: AbortSignal | undefined
  settle(scan: () => FinishedScan | Promise<FinishedScan>): void
}

/** How many scans wait when a thread is loaded for them: that takes the processor as long as some dozens of scans. */
const crowd = 8

/**
 * Makes quick scans one in each turn of the event loop, so that whatever else has come meanwhile is done in between. While more
 * than one waits, threads that are loaded take theirs; when many wait, another thread is loaded.
 */
export function createQuickScans(options: QuickScanOptions): QuickScans {
  const { scanHere, scanInThread, mostThreads } = options
  const waiting: Waiting[] = []
  let loaded = 0
  let busy = 0
  let isLoading = false
  let isPlanned = false

  const plan = () => {
    if (isPlanned || waiting.length === 0) return
    isPlanned = true
    setImmediate(takeTurn)
  }
  const handOver = ({ job, settle }: Waiting) => {
    busy += 1
    settle(() =>
      scanInThread(job).finally(() => {
        busy -= 1
        plan()
      }),
    )
  }
  /** Nobody waits for what a thread scans first: it takes far longer than what comes after it. */
  const load = (job: ScanJob) => {
    isLoading = true
    scanInThread(job).then(
      () => {
        isLoading = false
        loaded += 1
        plan()
      },
      () => {
        isLoading = false
      },
    )
  }
  const next = (): Waiting | undefined => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const { signal, settle } = one
      if (!signal?.aborted) return one
      settle(() => Promise.reject(signal.reason))
    }
    return undefined
  }
  const takeTurn = () => {
    isPlanned = false
    loaded = Math.min(loaded, options.threads())
    const own = next()
    while (waiting.length > 0 && busy + options.busyThreads() < loaded) {
      const one = next()
      if (one) handOver(one)
    }
    if (own && waiting.length >= crowd && !isLoading && loaded < mostThreads) load(own.job)
    own?.settle(() => scanHere(own.job))
    plan()
  }

  return {
    run: (job, signal) =>
      new Promise((resolve, reject) => {
        const settle: Waiting['settle'] = (scan) => {
          try {
            resolve(scan())
          } catch (error) {
            reject(error)
          }
        }
        waiting.push({ job, signal, settle })
        plan()
      }),
  }
}
