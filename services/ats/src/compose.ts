import { createBillingCredits } from '@resume/paid-work/billing-credits'
import { createPaidWork } from '@resume/paid-work/paid-work'
import { createPostgresStore } from '@resume/paid-work/postgres-store'
import { billingService } from '@resume/proto/services'
import { connectModel } from '@resume/service-kit/ai/language-model'
import { queriesOfPool } from '@resume/service-kit/database/queries-of-pool'
import type { ServiceKit } from '@resume/service-kit/service/service-kit'
import { createDailyCounts } from './adapters/daily-counts.ts'
import type { Database } from './adapters/database.ts'
import { createExtractor } from './adapters/extractor.ts'
import { createFetchJobPage } from './adapters/job-page.ts'
import { createQuotaStore } from './adapters/quotas.ts'
import { createRecentRefusals } from './adapters/recent-refusals.ts'
import { createResumeAi } from './adapters/resume-ai.ts'
import { createScanRunner } from './adapters/scan-runner.ts'
import { createSubscriptions } from './adapters/subscriptions.ts'
import { createUserData } from './adapters/user-data.ts'
import type { Config } from './config.ts'
import type { Dependencies } from './rpc/dependencies.ts'
import type { ApplySubscriptionPorts } from './use-cases/apply-subscription.ts'
import type { EraseUserPorts } from './use-cases/erase-user.ts'

/** Wires ats. */
export function compose(kit: ServiceKit<Config, Database>): Dependencies & ApplySubscriptionPorts & EraseUserPorts {
  const { config, database, logger, commit, metrics, client, onShutdown } = kit
  const now = () => new Date()
  const pool = kit.quickPool()
  const scans = createScanRunner({ threads: config.SCAN_THREADS })
  onShutdown('scans', scans.close)
  metrics.pool('scans', scans.use)
  const extractor = createExtractor({
    processes: config.EXTRACTION_PROCESSES,
    memoryLimitMb: config.EXTRACTION_MEMORY_MB,
    timeoutMs: config.EXTRACTION_TIMEOUT_MS,
  })
  onShutdown('extractor', extractor.close)
  metrics.pool('extractions', extractor.use)

  const ask = connectModel({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
  })
  if (!ask) logger.info({ integration: 'OpenAI' }, 'an integration is not configured')

  return {
    now,
    quotas: createQuotaStore(database, pool),
    dailyCounts: createDailyCounts(pool),
    quotaReservationMs: config.QUOTA_RESERVATION_MS,
    onUnreleasedUnit: (err) => logger.warn({ err }, 'a unit of quota could not be released; it lapses by itself'),
    runScan: scans.run,
    isQuickScan: scans.isQuick,
    refusals: createRecentRefusals(now),
    extract: extractor.extract,
    takeFileSlot: extractor.takeFileSlot,
    fetchJobPage: createFetchJobPage(),
    paidWork: createPaidWork({
      store: createPostgresStore(queriesOfPool(pool)),
      credits: createBillingCredits(client(billingService, config.BILLING_GRPC_URL)),
      purposes: { analyze: 'ats.analyze', convert: 'ats.convert-resume' },
      now,
      onTrouble: (what, err) => logger.warn({ err }, what),
    }),
    resumeAi: createResumeAi(ask, {
      analysisMs: config.AI_ANALYSIS_TIMEOUT_MS,
      conversionMs: config.AI_CONVERSION_TIMEOUT_MS,
    }),
    onNoComment: (err) => logger.warn({ err }, 'the AI gave no comment'),
    commit,
    userData: createUserData(database),
    subscriptions: createSubscriptions(),
  }
}
