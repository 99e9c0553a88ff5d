import { affiliateLimits } from '@resume/proto/limits/affiliates'
import { serviceVariables } from '@resume/service-kit/config/common-variables'
import { complaintsAboutHalf, notesAboutUnused } from '@resume/service-kit/config/half-set'
import { type Environment, readConfig } from '@resume/service-kit/config/read-config'
import {
  boolean,
  databaseUrl,
  emailAddress,
  integer,
  list,
  oneOf,
  optional,
  origin,
  requiredInProduction,
  text,
  token,
  url,
} from '@resume/service-kit/config/variables'
import { priceKeys } from './domain/catalog.ts'

const variables = {
  ...serviceVariables({ grpc: 9365, metrics: 9465 }),
  BILLING_DATABASE_URL: databaseUrl(),
  BILLING_DATABASE_DIRECT_URL: optional(databaseUrl()),
  CREDIT_RESERVATION_MS: integer({ default: 600_000, min: 100, max: 3_600_000 }),
  BILLING_SWEEP_INTERVAL_MS: integer({ default: 30_000, min: 50, max: 3_600_000 }),
  STRIPE_SECRET_KEY: optional(token()),
  STRIPE_WEBHOOK_SECRET: optional(token()),
  STRIPE_API_BASE: optional(url(['http:', 'https:'])),
  /** `ai_credits_monthly=price_123` and so on, comma separated; of several with one key the first is sold, and the others are known. */
  STRIPE_PRICE_IDS: list(text(), { default: [] }),
  BILLING_ROLLOUT: optional(oneOf(['admin', 'open'])),
  ADMIN_EMAIL: optional(emailAddress()),
  FEATURE_AFFILIATES: boolean({ default: true }),
  AFFILIATE_PENDING_MS: integer({ default: affiliateLimits.pendingMs, min: 0, max: affiliateLimits.pendingMs }),
  BASE_URL: optional(origin()),
  APP_ORIGINS: requiredInProduction(list(origin(), { default: ['http://localhost:3000'] })),
}

/** The configuration of billing. */
export type Config = ReturnType<typeof readBillingConfig>

/**
 * Reads the configuration of billing.
 * @throws ConfigError with one line per wrong variable
 */
export function readBillingConfig(environment: Environment = process.env) {
  const values = readConfig(environment, variables, (given) => {
    const { STRIPE_PRICE_IDS: entries = [], STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = given
    const lines = complaintsAboutHalf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET })
    if (entries.some((entry) => priceOf(entry) === undefined)) {
      lines.push(`STRIPE_PRICE_IDS must be a list of key=price id, with keys of ${priceKeys.join(', ')}`)
    }
    return lines
  })
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = values
  const rollout = values.BILLING_ROLLOUT ?? (values.NODE_ENV === 'production' ? ('admin' as const) : ('open' as const))
  const stripe = secretKey && webhookSecret ? { secretKey, webhookSecret, apiBase } : undefined
  const { STRIPE_API_BASE, STRIPE_PRICE_IDS } = values
  return {
    ...values,
    notes: [
      ...notesAboutUnused({ STRIPE_SECRET_KEY: secretKey }, { STRIPE_API_BASE, STRIPE_PRICE_IDS }),
      ...(stripe && rollout === 'admin' && !values.ADMIN_EMAIL
        ? ['nobody may buy anything: only ADMIN_EMAIL may as long as BILLING_ROLLOUT is admin, and it is not set']
        : []),
    ],
    /** First-party origins, that of the web app first. */
    origins: [...new Set([...values.APP_ORIGINS, ...(values.BASE_URL ? [values.BASE_URL] : [])])],
    rollout,
    /** Undefined: not configured. */
    stripe,
    /** By their keys, the one that is sold first. */
    priceIds: idsByKey(values.STRIPE_PRICE_IDS.flatMap((entry) => priceOf(entry) ?? [])),
  }
}

/**
 * Reads what the command takes that creates prices: before them, there is no webhook to have a secret.
 * @throws ConfigError with one line per wrong variable
 */
export function readStripeAccount(environment: Environment = process.env) {
  const { STRIPE_API_BASE } = variables
  return readConfig(environment, { STRIPE_SECRET_KEY: token(), STRIPE_API_BASE })
}

function idsByKey(entries: readonly [key: string, id: string][]): Map<string, string[]> {
  const entriesOf = Map.groupBy(entries, ([key]) => key)
  return new Map([...entriesOf].map(([key, own]) => [key, own.map(([, id]) => id)]))
}

/** An entry of STRIPE_PRICE_IDS as key and id, in a list of one. */
function priceOf(entry: string): [[string, string]] | undefined {
  const [, key = '', id = ''] = /^([a-z0-9_]+)=(\w+)$/.exec(entry) ?? []
  return priceKeys.includes(key) ? [[key, id]] : undefined
}
