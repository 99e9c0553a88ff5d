import type { CountBuffer } from '@resume/service-kit/counting/count-buffer'
import { flushCounts } from '@resume/service-kit/counting/flush-counts'
import type { Job } from '@resume/service-kit/jobs/schedule'
import { createEventBatches } from './adapters/event-batches.ts'
import { type RunDueSyncPorts, runDueSync } from './use-cases/run-due-sync.ts'

/** What the jobs work with. */
export type JobDependencies = RunDueSyncPorts & {
  /** Buffered statistics events, on a connection that may wait for Redis longer than requests may. */
  bufferedEvents: CountBuffer
  statsFlushIntervalMs: number
}

const minute = 60_000

/** The jobs of content, besides the clean-up. */
export function jobs(dependencies: JobDependencies): Job[] {
  return [
    { name: 'codehost-schedule', everyMs: 5 * minute, leaseMs: 12 * minute, run: () => runDueSync(dependencies) },
    flushEventsJob(dependencies.bufferedEvents, dependencies.statsFlushIntervalMs),
  ]
}

/** The job that adds buffered statistics events to their counts. */
export function flushEventsJob(events: CountBuffer, everyMs: number): Job {
  return {
    name: 'usage-metrics',
    everyMs,
    leaseMs: 15_000,
    run: (lease, pool) => flushCounts(events, createEventBatches(pool, lease)),
  }
}
