import { createBillingCredits } from '@resume/paid-work/billing-credits'
import { createPaidWork } from '@resume/paid-work/paid-work'
import { createPostgresStore } from '@resume/paid-work/postgres-store'
import { billingService, documentsService, identityService } from '@resume/proto/services'
import { connectTextModel } from '@resume/service-kit/ai/text-model'
import { queriesOfPool } from '@resume/service-kit/database/queries-of-pool'
import type { ServiceKit } from '@resume/service-kit/service/service-kit'
import type { Database } from './adapters/database.ts'
import { createPeople } from './adapters/people.ts'
import { createRunSlots } from './adapters/run-slots.ts'
import { createTokenUsage } from './adapters/token-usage.ts'
import { createWritingMetrics } from './adapters/writing-metrics.ts'
import type { Config } from './config.ts'
import type { Published } from './events.ts'
import type { WritingDependencies } from './rpc/writing.ts'

/** Puts the adapters into the ports of AI writing. */
export function composeWriting(kit: ServiceKit<Config, Database, Published>): WritingDependencies {
  const { config, logger, metrics, client } = kit
  const now = () => new Date()
  const queries = queriesOfPool(kit.quickPool())
  const textModel = connectTextModel({ apiKey: config.OPENAI_API_KEY, baseUrl: config.OPENAI_BASE_URL })
  if (!textModel) logger.info({ integration: 'OpenAI' }, 'an integration is not configured')
  const onWritingTrouble = (what: string, err?: unknown) => logger.warn({ err }, what)
  const { tokenUsage, stop } = createTokenUsage(queries, onWritingTrouble)
  kit.onShutdown('token usage', stop)
  metrics.gauge('ai_tokens_today', 'Tokens that the AI has read and written today (UTC)', () => tokenUsage.spent(now()))
  metrics.gauge('ai_daily_token_limit', 'Tokens of a day after which no text is begun; 0 for no limit', () => {
    return config.AI_DAILY_TOKEN_LIMIT ?? 0
  })
  return {
    now,
    paidWork: createPaidWork({
      store: createPostgresStore(queries),
      credits: createBillingCredits(client(billingService, config.BILLING_GRPC_URL)),
      purposes: { generate: 'ai.generate' },
      now,
      onTrouble: onWritingTrouble,
    }),
    textModel,
    models: { standard: config.OPENAI_MODEL, expert: config.OPENAI_EXPERT_MODEL ?? config.OPENAI_MODEL },
    writingTimeouts: { wholeMs: config.AI_WRITING_TIMEOUT_MS, streamedMs: config.AI_STREAM_TIMEOUT_MS },
    people: createPeople(
      client(identityService, config.IDENTITY_GRPC_URL),
      client(documentsService, config.DOCUMENTS_GRPC_URL),
    ),
    runSlots: createRunSlots(queries, now, onWritingTrouble),
    tokenUsage,
    dailyTokenLimit: config.AI_DAILY_TOKEN_LIMIT,
    onWritingTrouble,
    onFinishedRun: createWritingMetrics(metrics),
  }
}
