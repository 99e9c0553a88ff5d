import type { Pool } from 'pg'
import { newId } from '../ids.ts'
import type { Logger } from '../logging/logger.ts'
import { type JobLease, releaseLease, takeLease } from './lease.ts'

/** Scheduled work that runs in one process at a time. */
export interface Job {
  name: string
  everyMs: number
  /** After that time another process may start the job: must exceed the longest run, unless several may do it at once. */
  leaseMs: number
  run(lease: JobLease, pool: Pool): Promise<void>
}

/** Is told how each run of a job ends. */
export interface JobObserver {
  succeeded(): void
  failed(): void
}

/** How soon the lease of a job is asked for again when the database did not answer, in milliseconds. */
const askAgainMs = 2_000

/**
 * Runs a job immediately and then on its schedule, whenever this process gets the lease. A failed run is logged, and the
 * next one tries again. When not even the lease could be asked for, as when everything starts at once, that is soon: the next run
 * may be an hour away, and nothing was begun.
 * @returns stops the schedule and waits for the current run
 */
export function scheduleJob(job: Job, pool: Pool, logger: Logger, observer?: JobObserver): () => Promise<void> {
  const holder = newId()
  let running: Promise<void> = Promise.resolve()
  let isBusy = false
  /** Whether the database did not answer the last time, which is told once. */
  let isUnanswered = false
  let again: NodeJS.Timeout | undefined
  const tellFailure = (err: unknown) => {
    observer?.failed()
    logger.warn({ err, job: job.name }, 'job failed; the next run tries again')
  }
  const ask = async () => {
    try {
      const lease = await takeLease(pool, job.name, holder, job.leaseMs)
      isUnanswered = false
      return lease
    } catch (err) {
      if (!isUnanswered) tellFailure(err)
      isUnanswered = true
      again = setTimeout(begin, Math.min(askAgainMs, job.everyMs))
      return undefined
    }
  }
  const tick = async () => {
    isBusy = true
    try {
      const lease = await ask()
      if (!lease) return
      await job.run(lease, pool)
      observer?.succeeded()
      await releaseLease(pool, lease)
    } catch (err) {
      tellFailure(err)
    } finally {
      isBusy = false
    }
  }
  /** Ticks that pass during a long run are skipped, not queued. */
  const begin = () => {
    clearTimeout(again)
    if (!isBusy) running = tick()
  }
  begin()
  const timer = setInterval(begin, job.everyMs)
  return async () => {
    clearInterval(timer)
    await running
    clearTimeout(again)
  }
}
