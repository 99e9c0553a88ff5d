import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { newId } from '@resume/service-kit/ids'
import type { EventBus } from '@resume/test-kit/event-bus'
import { type RunningService, runService } from '@resume/test-kit/running-service'
import type { Pool } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { type Caller, callerOf } from './api.ts'
import { adminEmail, appOrigin, keptServices, mainOf, type RunningServices, startServices } from './running-services.ts'

export { adminEmail, appOrigin } from './running-services.ts'

/** Somebody with an account. */
export interface Account {
  userId: string
  email: string
  cookie: string
  /** Calls with the session from a first-party page. */
  session: Caller
  createKey(settings?: object): Promise<{ id: string; key: string }>
}

/** The gateway, and every service behind it, as processes. */
export interface GatewayUnderTest {
  url: string
  /** A caller without any credential at an address of its own. */
  visitor(headers?: Record<string, string>): Caller
  /** Signs somebody in. @param headers what the caller sends besides */
  account(email?: string, headers?: Record<string, string>): Promise<Account>
  /** Identity's database, for what takes time to come about. */
  identityDatabase: Pool
  bus: EventBus
  /** Where the gateway counts and caches. */
  redisUrl: string
  identity: RunningService
  documents: RunningService
  billing: RunningService
  gateway: RunningService
}

/**
 * Starts a gateway before the tests of a file and ends it after them. The services behind it are those that other files of the same worker
 * use too, one file after the other, unless something is to differ for them.
 * @param environment variables of the gateway that differ from the usual ones
 * @param everywhere variables of every process
 */
export function runGateway(
  environment: Record<string, string> = {},
  everywhere?: Record<string, string>,
): GatewayUnderTest {
  const cleanUps: (() => unknown)[] = []
  let started: GatewayUnderTest | undefined
  beforeAll(async () => {
    const services = everywhere ? await startServices(everywhere, cleanUps) : await keptServices()
    const variables = { ...services.variables, ...everywhere, ADMIN_EMAIL: adminEmail, ...environment }
    const gateway = await runService(mainOf('gateway'), { ...variables, PORT: '0', TRUST_PROXY: '1' })
    cleanUps.push(() => gateway.stop())
    started = underTest(services, gateway)
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

function underTest(services: RunningServices, gateway: RunningService): GatewayUnderTest {
  const url = `http://127.0.0.1:${gateway.ready.port}`
  const visitor = (headers: Record<string, string> = {}) => callerOf(url, headers)
  const { identityDatabase, bus, redisUrl, identity, documents, billing, mailDir } = services
  return {
    ...{ url, visitor, identityDatabase, bus, redisUrl, identity, documents, billing, gateway },
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
