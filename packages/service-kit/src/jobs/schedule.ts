import type { Pool } from 'pg'
import { newId } from '../ids.ts'
import type { Logger } from '../logging/logger.ts'
import { type JobLease, releaseLease, takeLease } from './lease.ts'

/** Scheduled work that runs in one process at a time. */
export interface Job {
  name: string
  everyMs: number
  /** Must exceed the longest run; after that time another process may start the job. */
  leaseMs: number
  run(lease: JobLease, pool: Pool): Promise<void>
}

/** Is told how each run of a job ends. */
export interface JobObserver {
  succeeded(): void
  failed(): void
}

/**
 * Runs a job immediately and then on its schedule, whenever this process gets the lease. A failed run is logged, and the
 * next one tries again.
 * @returns stops the schedule and waits for the current run
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
      logger.warn({ err, job: job.name }, 'job failed; the next run tries again')
    } finally {
      isBusy = false
    }
  }
  /** Ticks that pass during a long run are skipped, not queued. */
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
