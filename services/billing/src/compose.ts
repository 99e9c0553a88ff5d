import type { ServiceKit } from '@resume/service-kit/service/service-kit'
import { accountsOfPool, accountsOfTransaction } from './adapters/accounts.ts'
import { createAffiliateClicks } from './adapters/affiliate-clicks.ts'
import { createAffiliateEarnings } from './adapters/affiliate-earnings.ts'
import { createAffiliateHistories, createAffiliateLists } from './adapters/affiliate-lists.ts'
import { affiliateReferrals } from './adapters/affiliate-referrals.ts'
import { createAffiliates } from './adapters/affiliates.ts'
import { createCheckouts } from './adapters/checkouts.ts'
import { createCommissions } from './adapters/commissions.ts'
import { createCustomers } from './adapters/customers.ts'
import { createDailyCounts } from './adapters/daily-counts.ts'
import type { Database, Transaction } from './adapters/database.ts'
import { showFigures } from './adapters/figures.ts'
import { grants } from './adapters/grants.ts'
import { createKeyedGroups } from './adapters/keyed-groups.ts'
import { movedSince } from './adapters/moved-accounts.ts'
import { createMovements } from './adapters/movements.ts'
import { createPayments } from './adapters/payments.ts'
import { createProviderEvents } from './adapters/provider-events.ts'
import { repeat } from './adapters/repeat.ts'
import { createSingleFlight } from './adapters/single-flight.ts'
import { createStripe } from './adapters/stripe.ts'
import { createSubscriptions } from './adapters/subscriptions.ts'
import { userData } from './adapters/user-data.ts'
import { createExportUserData } from './adapters/user-data-export.ts'
import { withdrawals } from './adapters/withdrawals.ts'
import type { Config } from './config.ts'
import { priceKeys } from './domain/catalog.ts'
import { sellingRules } from './domain/selling.ts'
import type { Published } from './events.ts'
import type { Dependencies } from './rpc/dependencies.ts'
import { dropSummaries } from './use-cases/drop-summaries.ts'
import { createMove } from './use-cases/move-credits.ts'
import { createMoveTogether } from './use-cases/move-together.ts'
import { syncCustomer } from './use-cases/sync-customer.ts'

/** Connections for the statements that move credits. */
const quickConnections = 8

/** Time between two looks for summaries that a process left over, in milliseconds. */
const lookMs = 1_000

/** What billing works with. */
export type Composed = ReturnType<typeof compose>

/** Wires billing. */
export function compose(kit: ServiceKit<Config, Database, Published>) {
  const { commit, config, database, logger } = kit
  showFigures(kit.metrics, database)
  const countFailure = kit.metrics.counter('reconciliation_failures_total', 'Failed reconciliations with Stripe')
  const countUnmatched = kit.metrics.counter(
    'provider_events_unmatched_total',
    'Events about charges that Stripe does not know',
  )
  const countMissed = kit.metrics.counter(
    'provider_events_missed_total',
    'Events of Stripe that its webhook did not bring, found in the list of its events',
  )
  const quickPool = kit.quickPool(quickConnections)
  const accounts = accountsOfPool(quickPool)
  const summaries = dropSummaries({ movedSince: movedSince(quickPool), cache: kit.cache })
  kit.onShutdown('summaries', repeat(summaries.dropLeftOver, { everyMs: lookMs, logger }))
  const ports = {
    commit,
    logger,
    accounts,
    moveCredits: createMoveTogether({ accounts, inGroups: createKeyedGroups, moved: summaries.drop }),
    moveCreditsIn: (transaction: Transaction) => createMove(accountsOfTransaction(transaction)),
    reservationMs: config.CREDIT_RESERVATION_MS,
    everyMs: config.BILLING_SWEEP_INTERVAL_MS,
    checkouts: createCheckouts(database),
    customers: createCustomers(database),
    grants,
    movements: createMovements(database),
    payments: createPayments(database),
    providerEvents: createProviderEvents(database),
    countUnmatched,
    countMissed,
    subscriptions: createSubscriptions(database),
    userData,
    affiliates: createAffiliates(database),
    affiliateHistories: createAffiliateHistories(database),
    affiliateLists: createAffiliateLists(database),
    clicks: createAffiliateClicks(quickPool),
    commissions: createCommissions(database),
    earnings: createAffiliateEarnings(database),
    referrals: affiliateReferrals,
    withdrawals,
    commissionPendingMs: config.AFFILIATE_PENDING_MS,
    isAffiliateProgramOn: config.FEATURE_AFFILIATES,
    adminEmail: config.ADMIN_EMAIL,
    dailyCounts: createDailyCounts(quickPool),
    exportUserData: createExportUserData(database),
    selling: sellingRules({ rollout: config.rollout, adminEmail: config.ADMIN_EMAIL, origins: config.origins }),
  }
  if (!config.stripe) {
    logger.info({ integration: 'Stripe' }, 'an integration is not configured')
    return { ...ports, stripe: undefined } satisfies Dependencies
  }
  const withoutPrice = priceKeys.filter((key) => !config.priceIds.has(key))
  if (withoutPrice.length > 0) logger.info({ integration: 'Stripe', withoutPrice }, 'prices are not configured')
  const provider = createStripe({ ...config.stripe, priceIds: config.priceIds })
  const sync = createSingleFlight((customerId) =>
    syncCustomer({ ...ports, provider }, customerId).catch((error: unknown) => {
      countFailure()
      throw error
    }),
  )
  return { ...ports, stripe: { provider, syncCustomer: sync } } satisfies Dependencies
}
