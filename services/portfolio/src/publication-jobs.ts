import type { CountBuffer } from '@resume/service-kit/counting/count-buffer'
import { flushCounts } from '@resume/service-kit/counting/flush-counts'
import type { Job } from '@resume/service-kit/jobs/schedule'
import { createViewBatches } from './adapters/view-batches.ts'
import { type CheckAccessPorts, checkAccess } from './use-cases/check-access.ts'

/** What the jobs about publications work with. */
export type PublicationJobDependencies = CheckAccessPorts & {
  /** Buffered views, on a connection that may wait for Redis longer than requests may. */
  bufferedViews: CountBuffer
  viewFlushIntervalMs: number
  accessCheckIntervalMs: number
}

/** The jobs about publications and their views. */
export function publicationJobs(dependencies: PublicationJobDependencies): Job[] {
  return [
    flushViewsJob(dependencies.bufferedViews, dependencies.viewFlushIntervalMs),
    {
      name: 'portfolio-access',
      everyMs: dependencies.accessCheckIntervalMs,
      leaseMs: 10 * 60_000,
      run: () => checkAccess(dependencies, new Date()),
    },
  ]
}

/** The job that counts buffered views. */
export function flushViewsJob(views: CountBuffer, everyMs: number): Job {
  return {
    name: 'usage-metrics',
    everyMs,
    leaseMs: 15_000,
    run: (lease, pool) => flushCounts(views, createViewBatches(pool, lease)),
  }
}
