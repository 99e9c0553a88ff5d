import { resolve } from 'node:path'
import { serviceVariables } from '@resume/service-kit/config/common-variables'
import { complaintsAboutHalf, notesAboutFormer, notesAboutUnused } from '@resume/service-kit/config/half-set'
import { type Environment, readConfig } from '@resume/service-kit/config/read-config'
import { complaintsAboutSecrets } from '@resume/service-kit/config/secrets'
import {
  boolean,
  databaseUrl,
  formerSecret,
  integer,
  list,
  optional,
  origin,
  port,
  requiredInProduction,
  sender,
  storedSecret,
  text,
  token,
  url,
} from '@resume/service-kit/config/variables'
import { needsTls } from './domain/mail-server.ts'

/** Defaults outside production, so that developers need not set anything. */
const developmentSecrets = {
  AUTH_SECRET: 'development-only-auth-secret-not-for-production',
  API_KEY_HASH_SECRET: 'development-only-key-hash-secret-not-for-production',
}

/** Outside production, where mails go to a folder. */
const localSender = 'Resume Platform <no-reply@localhost>'

/** Largest rate that fits a key's column, a PostgreSQL integer. */
const largestRate = 2_147_483_647

const variables = {
  ...serviceVariables({ grpc: 9361, metrics: 9461 }),
  AUTH_HTTP_PORT: port({ default: 8081 }),
  IDENTITY_DATABASE_URL: databaseUrl(),
  IDENTITY_DATABASE_DIRECT_URL: optional(databaseUrl()),
  BASE_URL: requiredInProduction(origin({ default: 'http://localhost:8080' })),
  APP_ORIGINS: requiredInProduction(list(origin(), { default: ['http://localhost:3000'] })),
  AUTH_SECRET: optional(storedSecret()),
  AUTH_SECRET_PREVIOUS: optional(formerSecret()),
  AUTH_COOKIE_DOMAIN: optional(text()),
  API_KEY_HASH_SECRET: optional(storedSecret()),
  API_KEY_DEFAULT_RATE_LIMIT: integer({ default: 20, min: 1, max: largestRate }),
  API_KEY_MAX_RATE_LIMIT: integer({ default: 600, min: 1, max: largestRate }),
  API_KEY_LAST_USED_TOUCH_INTERVAL_SECONDS: integer({ default: 300, min: 1 }),
  RATE_LIMIT_ENABLED: optional(boolean()),
  SMTP_URL: optional(url(['smtp:', 'smtps:'])),
  SMTP_REQUIRE_TLS: optional(boolean()),
  MAIL_FROM: requiredInProduction(sender({ default: localSender })),
  MAIL_INTERVAL_MS: integer({ default: 5_000, min: 50, max: 60_000 }),
  MAIL_DIR: text({ default: '.local/mail' }),
  CODEHOST_API_URL: url(['http:', 'https:'], { default: 'https://api.github.com' }),
  CODEHOST_OAUTH_URL: url(['http:', 'https:'], { default: 'https://github.com/login/oauth' }),
  CODEHOST_CLIENT_ID: optional(token()),
  CODEHOST_CLIENT_SECRET: optional(token()),
}

/** Whether browsers let the host of an address set cookies for a domain. */
function isDomainOf(address: string | undefined, domain: string): boolean {
  const host = new URL(address ?? 'http://localhost').hostname
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain) && `.${host}`.endsWith(`.${domain}`)
}

/** The configuration of identity. */
export type Config = ReturnType<typeof readIdentityConfig>

/**
 * Reads the configuration of identity.
 * @throws ConfigError with one line per wrong variable
 */
export function readIdentityConfig(environment: Environment = process.env) {
  const values = readConfig(environment, variables, (given) => {
    const { CODEHOST_CLIENT_ID, CODEHOST_CLIENT_SECRET } = given
    const lines = complaintsAboutHalf({ CODEHOST_CLIENT_ID, CODEHOST_CLIENT_SECRET })
    if (given.AUTH_COOKIE_DOMAIN && !isDomainOf(given.BASE_URL, given.AUTH_COOKIE_DOMAIN)) {
      lines.push('AUTH_COOKIE_DOMAIN must be the host of BASE_URL or a domain above it, such as example.com')
    }
    if (given.NODE_ENV !== 'production') return lines
    const { AUTH_SECRET, AUTH_SECRET_PREVIOUS, API_KEY_HASH_SECRET, PRINCIPAL_KEYS } = given
    for (const [name, secret] of Object.entries({ AUTH_SECRET, API_KEY_HASH_SECRET })) {
      if (!secret) lines.push(`${name} is required in production`)
    }
    lines.push(...complaintsAboutSecrets({ AUTH_SECRET, AUTH_SECRET_PREVIOUS, API_KEY_HASH_SECRET, PRINCIPAL_KEYS }))
    if (!given.SMTP_URL) lines.push('SMTP_URL is required in production')
    return lines
  })
  const AUTH_SECRET = values.AUTH_SECRET ?? developmentSecrets.AUTH_SECRET
  const isProduction = values.NODE_ENV === 'production'
  const former = values.AUTH_SECRET_PREVIOUS
  const { SMTP_URL, SMTP_REQUIRE_TLS } = values
  return {
    ...values,
    notes: [
      ...notesAboutUnused({ SMTP_URL }, { SMTP_REQUIRE_TLS }),
      ...notesAboutFormer({ AUTH_SECRET_PREVIOUS: former }),
      ...(SMTP_URL && values.MAIL_FROM === localSender ? [`MAIL_FROM is not set: mails come from ${localSender}`] : []),
    ],
    AUTH_SECRET,
    /** The secret that signs cookies, and the one that it replaces, or that will replace it. */
    authSecrets: [AUTH_SECRET, ...(former === undefined ? [] : [former])] as [string, ...string[]],
    API_KEY_HASH_SECRET: values.API_KEY_HASH_SECRET ?? developmentSecrets.API_KEY_HASH_SECRET,
    RATE_LIMIT_ENABLED: values.RATE_LIMIT_ENABLED ?? values.NODE_ENV !== 'development',
    MAIL_DIR: resolve(values.MAIL_DIR),
    isProduction,
    /** Whether mails go to the mail server over TLS only. */
    mailNeedsTls: values.SMTP_REQUIRE_TLS ?? (values.SMTP_URL !== undefined && needsTls(values.SMTP_URL, isProduction)),
    codehost:
      values.CODEHOST_CLIENT_ID && values.CODEHOST_CLIENT_SECRET
        ? {
            clientId: values.CODEHOST_CLIENT_ID,
            clientSecret: values.CODEHOST_CLIENT_SECRET,
            oauthUrl: values.CODEHOST_OAUTH_URL,
            apiUrl: values.CODEHOST_API_URL,
          }
        : undefined,
  }
}
