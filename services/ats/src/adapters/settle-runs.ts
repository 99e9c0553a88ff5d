import type { Job } from '@resume/service-kit/jobs/schedule'
import type { Credits } from '../domain/ai/credits.ts'
import { settleRuns } from '../domain/ai/paid-runs.ts'
import type { RunStore } from '../domain/ai/runs.ts'

/** Settles paid runs whose process ended or could not reach billing, every ten seconds. */
export function settleRunsJob(dependencies: { store: RunStore; credits: Credits; now: () => Date }): Job {
  return {
    name: 'settle-runs',
    everyMs: 10_000,
    leaseMs: 10 * 60_000,
    run: async () => {
      await settleRuns(dependencies)
    },
  }
}
