import type { Job } from '@resume/service-kit/jobs/schedule'
import type { PaidWork } from './paid-work.ts'

/** Ends runs whose process died or could not reach billing, every ten seconds. */
export function settlePaidWork(paidWork: Pick<PaidWork, 'settleLapsed'>): Job {
  return {
    name: 'settle-runs',
    everyMs: 10_000,
    leaseMs: 10 * 60_000,
    run: async () => {
      await paidWork.settleLapsed()
    },
  }
}
