import { createBillingCredits } from '@resume/paid-work/billing-credits'
import { createPaidWork, type PaidWork } from '@resume/paid-work/paid-work'
import { createPostgresStore } from '@resume/paid-work/postgres-store'
import type { PaidRunStore } from '@resume/paid-work/runs'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import type { GrpcClient } from '@resume/service-kit/grpc/client'
import type { Database } from '../src/adapters/database.ts'

/** The paid work of ats in this process, on its database. */
export function paidWorkOn(
  database: Database,
  billing: GrpcClient<BillingServiceDefinition>,
): { store: PaidRunStore; paidWork: PaidWork } {
  const store = createPostgresStore(database)
  const paidWork = createPaidWork({
    store,
    credits: createBillingCredits(billing),
    purposes: { analyze: 'ats.analyze', convert: 'ats.convert-resume' },
    now: () => new Date(),
    onTrouble: () => undefined,
  })
  return { store, paidWork }
}
