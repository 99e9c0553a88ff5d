import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newId } from '@resume/service-kit/ids'
import { type EventBus, openEventBus } from '@resume/test-kit/event-bus'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { ownNats } from '@resume/test-kit/own-servers'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { type RunningService, runService } from '@resume/test-kit/running-service'
import { Pool } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { type Caller, callerOf } from './api.ts'

/** The first-party origin of these tests. */
export const appOrigin = 'http://app.localhost:3000'

/** The address of the administrator. */
export const adminEmail = 'admin@example.com'

/** Somebody with an account. */
export interface Account {
  userId: string
  email: string
  cookie: string
  /** Calls with the session from a first-party page. */
  session: Caller
  createKey(settings?: object): Promise<{ id: string; key: string }>
}

/** The gateway and every service behind it as processes, with databases and a NATS that nobody else uses. */
export interface GatewayUnderTest {
  url: string
  /** A caller without any credential at an address of its own. */
  visitor(headers?: Record<string, string>): Caller
  /** Signs somebody in. @param headers what the caller sends besides */
  account(email?: string, headers?: Record<string, string>): Promise<Account>
  /** Identity's database, for what takes time to come about. */
  identityDatabase: Pool
  bus: EventBus
  identity: RunningService
  billing: RunningService
  gateway: RunningService
}

const mainOf = (dir: string) => fileURLToPath(new URL(`../../${dir}/src/main.ts`, import.meta.url))

/**
 * Starts the platform before the tests of a file and ends it after them.
 * @param environment variables of the gateway that differ from the usual ones
 * @param everywhere variables of every process
 */
export function runGateway(
  environment: Record<string, string> = {},
  everywhere: Record<string, string> = {},
): GatewayUnderTest {
  const cleanUps: (() => unknown)[] = []
  let started: GatewayUnderTest | undefined
  beforeAll(async () => {
    started = await start(environment, everywhere, cleanUps)
  })
  afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  })
  return new Proxy({} as GatewayUnderTest, {
    get: (_target, name) => {
      if (!started) throw new Error('the platform has not started')
      return started[name as keyof GatewayUnderTest]
    },
  })
}

/** Nothing here reaches the storage of images; it is only configured. */
const unreachedStorage = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_ACCESS_KEY: 'a-key', S3_SECRET_KEY: 'a-secret' }

async function start(
  environment: Record<string, string>,
  everywhere: Record<string, string>,
  cleanUps: (() => unknown)[],
): Promise<GatewayUnderTest> {
  const mailDir = mkdtempSync(join(tmpdir(), 'resume-mail-'))
  cleanUps.push(() => rmSync(mailDir, { recursive: true, force: true }))
  const nats = await ownNats()
  cleanUps.push(nats.stop)
  const bus = await openEventBus(nats.url)
  cleanUps.push(bus.close)
  const identityUrl = await freshDatabase('services/identity')
  const documentsUrl = await freshDatabase('services/documents')
  const atsUrl = await freshDatabase('services/ats')
  const billingUrl = await freshDatabase('services/billing')
  const portfolioUrl = await freshDatabase('services/portfolio')
  const contentUrl = await freshDatabase('services/content')
  const identityDatabase = new Pool({ connectionString: identityUrl, max: 2 })
  cleanUps.push(() => identityDatabase.end())

  const shared = { NATS_URL: nats.url, REDIS_URL: redisUrlOfFile(), APP_ORIGINS: appOrigin, GRPC_PORT: '0' }
  const run = async (dir: string, variables: Record<string, string>) => {
    const service = await runService(mainOf(dir), { ...shared, ...everywhere, ...variables })
    cleanUps.push(() => service.stop())
    return service
  }
  const [identity, documents, ats, billing, content] = await Promise.all([
    run('services/identity', {
      AUTH_HTTP_PORT: '0',
      IDENTITY_DATABASE_URL: identityUrl,
      MAIL_DIR: mailDir,
      RATE_LIMIT_ENABLED: everywhere.RATE_LIMIT_ENABLED ?? 'false',
    }),
    run('services/documents', { DOCUMENTS_DATABASE_URL: documentsUrl }),
    run('services/ats', { ATS_DATABASE_URL: atsUrl }),
    run('services/billing', { BILLING_DATABASE_URL: billingUrl, ADMIN_EMAIL: adminEmail }),
    run('services/content', { CONTENT_DATABASE_URL: contentUrl }),
  ])
  const addresses = {
    IDENTITY_GRPC_URL: `127.0.0.1:${identity.ready.grpcPort}`,
    DOCUMENTS_GRPC_URL: `127.0.0.1:${documents.ready.grpcPort}`,
    BILLING_GRPC_URL: `127.0.0.1:${billing.ready.grpcPort}`,
  }
  const portfolio = await run('services/portfolio', {
    PORTFOLIO_DATABASE_URL: portfolioUrl,
    ...unreachedStorage,
    ...addresses,
  })
  const gateway = await run('gateway', {
    PORT: '0',
    TRUST_PROXY: '1',
    ...addresses,
    IDENTITY_HTTP_URL: `http://127.0.0.1:${identity.ready.httpPort}`,
    ATS_GRPC_URL: `127.0.0.1:${ats.ready.grpcPort}`,
    PORTFOLIO_GRPC_URL: `127.0.0.1:${portfolio.ready.grpcPort}`,
    CONTENT_GRPC_URL: `127.0.0.1:${content.ready.grpcPort}`,
    ADMIN_EMAIL: adminEmail,
    ...environment,
  })
  const url = `http://127.0.0.1:${gateway.ready.port}`
  const visitor = (headers: Record<string, string> = {}) => callerOf(url, headers)

  return {
    url,
    visitor,
    identityDatabase,
    bus,
    identity,
    billing,
    gateway,
    account: async (email = `${newId()}@example.com`, headers = {}) => {
      const page = visitor({ origin: appOrigin, ...headers })
      const asked = await page.call('POST', '/api/v1/auth/email-otp/send-verification-otp', {
        body: { email, type: 'sign-in' },
      })
      if (asked.status !== 200) throw new Error(`no code: ${asked.status} ${asked.text}`)
      const otp = await codeFor(mailDir, email)
      const answer = await page.call('POST', '/api/v1/auth/sign-in/email-otp', { body: { email, otp } })
      const cookie = answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
      const session = page.with({ cookie })
      return {
        userId: JSON.parse(answer.text).user.id,
        email,
        cookie,
        session,
        createKey: async (settings = {}) => {
          const body = { name: 'a key', scopes: ['user:read'], rateLimit: 600, ...settings }
          const made = await visitor({ origin: appOrigin, cookie }).call('POST', '/api/v1/api-keys', { body })
          if (made.status !== 201) throw new Error(`no key: ${made.status} ${made.text}`)
          return made.body.data
        },
      }
    },
  }
}

const told = new Set<string>()

/** The newest code for an address that was not told before. */
async function codeFor(mailDir: string, email: string): Promise<string> {
  for (const until = Date.now() + 10_000; Date.now() < until; await wait(10)) {
    const newest = readdirSync(mailDir)
      .filter((file) => file.includes(email) && !told.has(file))
      .sort()
      .at(-1)
    const code = newest && /\b\d{6}\b/.exec(readFileSync(join(mailDir, newest), 'utf8').split('\n\n')[1] ?? '')?.[0]
    if (code) {
      told.add(newest)
      return code
    }
  }
  throw new Error(`no code was sent to ${email}`)
}
