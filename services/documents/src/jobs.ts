import type { Job } from '@resume/service-kit/jobs/schedule'
import { createViewBatches } from './adapters/view-batches.ts'
import { type FlushViewsPorts, flushViews } from './use-cases/flush-views.ts'

/** The job that adds buffered views to their links. */
export function flushViewsJob(views: FlushViewsPorts['views'], everyMs: number): Job {
  return {
    name: 'usage-metrics',
    everyMs,
    leaseMs: 10_000,
    run: (lease, pool) => flushViews({ views, shareLinks: createViewBatches(pool, lease) }),
  }
}
