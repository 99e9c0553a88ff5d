import type { Metrics } from '../metrics/metrics.ts'
import type { Job, JobObserver } from './schedule.ts'

/**
 * Exposes when each job last succeeded in this process, how often it is due, and how often it failed. Only one replica runs
 * a job at a time, so the latest success across replicas counts.
 * @returns the observer of a job
 */
export function watchJobs(metrics: Metrics): (job: Job) => JobObserver {
  const lastSuccess: Record<string, number> = {}
  const intervals: Record<string, number> = {}
  metrics.gauges(
    'job_last_success_timestamp_seconds',
    'When a job last succeeded in this process, in Unix time; 0 when it has not yet',
    'job_name',
    () => lastSuccess,
  )
  metrics.gauges('job_interval_seconds', 'How often a job is due', 'job_name', () => intervals)
  const countFailure = metrics.counter('job_failures_total', 'Runs of a job that failed', 'job_name')
  return ({ name, everyMs }) => {
    lastSuccess[name] = 0
    intervals[name] = everyMs / 1000
    return {
      succeeded() {
        lastSuccess[name] = Date.now() / 1000
      },
      failed: () => countFailure(name),
    }
  }
}
