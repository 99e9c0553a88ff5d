import type { Job } from '@resume/service-kit/jobs/schedule'
import { createEventReadings } from './adapters/event-readings.ts'
import { createOutlived } from './adapters/outlived.ts'
import type { Composed } from './compose.ts'
import { applyWaitingEvents } from './use-cases/apply-waiting-events.ts'
import { closeExpiredCheckouts } from './use-cases/close-expired-checkouts.ts'
import { followTime } from './use-cases/follow-time.ts'
import { forgetTestCustomers } from './use-cases/forget-test-customers.ts'
import { matureCommissions } from './use-cases/mature-commissions.ts'
import { readProviderEvents } from './use-cases/read-provider-events.ts'
import { removeErasedCustomers } from './use-cases/remove-erased-customers.ts'
import { sweepCredits } from './use-cases/sweep-credits.ts'

/** What billing does by itself. */
export function billingJobs(ports: Composed): Job[] {
  const { everyMs, stripe } = ports
  return [
    {
      name: 'sweep-credits',
      everyMs,
      leaseMs: 60_000,
      run: (lease, pool) => sweepCredits({ ...ports, outlived: createOutlived(pool, lease) }),
    },
    {
      name: 'mature-commissions',
      everyMs,
      leaseMs: 60_000,
      run: () => matureCommissions(ports),
    },
    {
      name: 'read-provider-events',
      everyMs,
      leaseMs: 120_000,
      async run(lease, pool) {
        if (!stripe) return
        await readProviderEvents({ ...ports, ...stripe, eventReadings: createEventReadings(pool, lease) })
      },
    },
    {
      name: 'sweep-subscriptions',
      everyMs,
      leaseMs: 300_000,
      async run() {
        await followTime({ ...ports, syncCustomer: stripe?.syncCustomer })
        if (!stripe) return
        await forgetTestCustomers({ ...ports, ...stripe })
        await removeErasedCustomers({ ...ports, ...stripe })
        await applyWaitingEvents({ ...ports, ...stripe })
        await closeExpiredCheckouts({ ...ports, ...stripe })
      },
    },
  ]
}
