import type { Metrics } from '../metrics/metrics.ts'
import type { Job, JobObserver } from './schedule.ts'

/**
 * Exposes when each job last succeeded in this process, how often it is due, and how often it failed. Only one replica runs
 * a job at a time, so the latest success across replicas counts.
 * @param jobs all that the process schedules
 * @returns the observer of one of them
 */
export function watchJobs(metrics: Metrics, jobs: readonly Job[]): (job: Job) => JobObserver {
  const names = jobs.map(({ name }) => name)
  const lastSuccess = Object.fromEntries(names.map((name) => [name, 0]))
  const intervals = Object.fromEntries(jobs.map(({ name, everyMs }) => [name, everyMs / 1000]))
  metrics.gauges(
    'job_last_success_timestamp_seconds',
    'When a job last succeeded in this process, in Unix time; 0 when it has not yet',
    'job_name',
    () => lastSuccess,
  )
  metrics.gauges('job_interval_seconds', 'How often a job is due', 'job_name', () => intervals)
  const countFailure = metrics.counters('job_failures_total', 'Runs of a job that failed', 'job_name', names)
  return ({ name }) => ({
    succeeded() {
      lastSuccess[name] = Date.now() / 1000
    },
    failed: () => countFailure(name),
  })
}
