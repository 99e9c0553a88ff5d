import type { Pool } from 'pg'
import { newId } from '../ids.ts'
import type { Logger } from '../logging/logger.ts'
import { type JobLease, releaseLease, takeLease } from './lease.ts'

/** Work that runs again and again, in one process at a time. */
export interface Job {
  name: string
  everyMs: number
  /** Longer than the work ever takes; after that another process may begin it. */
  leaseMs: number
  run(lease: JobLease, pool: Pool): Promise<void>
}

/** Hears how the runs of a job end. */
export interface JobObserver {
  succeeded(): void
  failed(): void
}

/**
 * Runs a job at once and then on its schedule, wherever its lease can be had. A failed run is logged, and the next one
 * tries again.
 * @returns stops the schedule and waits for a run in work
 */
export function scheduleJob(job: Job, pool: Pool, logger: Logger, observer?: JobObserver): () => Promise<void> {
  const holder = newId()
  let running: Promise<void> = Promise.resolve()
  let isBusy = false
  const tick = async () => {
    isBusy = true
    try {
      const lease = await takeLease(pool, job.name, holder, job.leaseMs)
      if (!lease) return
      await job.run(lease, pool)
      observer?.succeeded()
      await releaseLease(pool, lease)
    } catch (err) {
      observer?.failed()
      logger.warn({ err, job: job.name }, 'job failed; it is tried again')
    } finally {
      isBusy = false
    }
  }
  /** A run that takes longer than the interval is not followed by all that it kept waiting. */
  const begin = () => {
    if (!isBusy) running = tick()
  }
  begin()
  const timer = setInterval(begin, job.everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
