import { runService } from '@resume/service-kit/service/run-service'
import { leftovers } from './adapters/leftovers.ts'
import { compose } from './compose.ts'
import { readBillingConfig } from './config.ts'
import { events } from './events.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { billingJobs } from './jobs.ts'
import { billingRpcs } from './rpc/index.ts'

/** Billing: customers, subscriptions, entitlements and the credit ledger. */
await runService({
  name: 'billing',
  config: readBillingConfig,
  database: {
    url: (config) => config.BILLING_DATABASE_URL,
    directUrl: (config) => config.BILLING_DATABASE_DIRECT_URL,
    client: PrismaClient,
  },
  usesRedis: true,
  events,
  leftovers,
  compose,
  jobs: billingJobs,
  rpcs: (dependencies) => [billingRpcs(dependencies)],
})
