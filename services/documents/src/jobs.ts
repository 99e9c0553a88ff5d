import type { CountBuffer } from '@resume/service-kit/counting/count-buffer'
import { flushCounts } from '@resume/service-kit/counting/flush-counts'
import type { Job } from '@resume/service-kit/jobs/schedule'
import { createOldVersions } from './adapters/old-versions.ts'
import { createViewBatches } from './adapters/view-batches.ts'
import { removeOldVersions } from './use-cases/remove-old-versions.ts'

/** What the jobs work with. */
export interface JobDependencies {
  /** Buffered views, on a connection that may wait for Redis longer than requests may. */
  bufferedViews: CountBuffer
  viewFlushIntervalMs: number
}

/** The jobs of the service, besides the clean-up. */
export function jobs({ bufferedViews, viewFlushIntervalMs }: JobDependencies): Job[] {
  return [flushViewsJob(bufferedViews, viewFlushIntervalMs), removeOldVersionsJob]
}

/** The job that adds buffered views to their links. */
export function flushViewsJob(views: CountBuffer, everyMs: number): Job {
  return {
    name: 'usage-metrics',
    everyMs,
    leaseMs: 10_000,
    run: (lease, pool) => flushCounts(views, createViewBatches(pool, lease)),
  }
}

/** The job that removes versions that are no longer shown. */
export const removeOldVersionsJob: Job = {
  name: 'old-versions',
  everyMs: 60 * 60 * 1000,
  leaseMs: 30 * 60 * 1000,
  run: (lease, pool) => removeOldVersions({ oldVersions: createOldVersions(pool, lease) }, new Date()),
}
