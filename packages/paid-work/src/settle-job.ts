import type { Job } from '@resume/service-kit/jobs/schedule'
import type { PaidWork } from './paid-work.ts'

/**
 * Ends runs whose process died or could not reach billing, every ten seconds. Several processes may do so at once, since each run has
 * a lease of its own: the job's is short, so that a process that is killed at it holds nobody up until credits lapse.
 */
export function settlePaidWork(paidWork: Pick<PaidWork, 'settleLapsed'>): Job {
  return {
    name: 'settle-runs',
    everyMs: 10_000,
    leaseMs: 5_000,
    run: async () => {
      await paidWork.settleLapsed()
    },
  }
}
