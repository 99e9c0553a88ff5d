import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { identityService } from '@resume/proto/services'
import { createGrpcClient, type GrpcClient } from '@resume/service-kit/grpc/client'
import { newId } from '@resume/service-kit/ids'
import { removeAtExit } from '@resume/test-kit/at-exit'
import { type EventBus, openEventBus } from '@resume/test-kit/event-bus'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { kept } from '@resume/test-kit/kept'
import { ownNats } from '@resume/test-kit/own-servers'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { runService } from '@resume/test-kit/running-service'
import { openTestDatabase } from '@resume/test-kit/test-database'
import type { Database } from '../src/adapters/database.ts'
import { PrismaClient } from '../src/generated/prisma/client.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** The first-party origin of these tests. */
export const origin = 'http://app.localhost:3000'
export const cookieName = 'service-auth.session_token'

/** A person who has signed in. */
export interface SignedIn {
  userId: string
  email: string
  /** The session cookie's value as the gateway hands it on: token and signature. */
  cookie: string
}

/** Identity as a process of its own, as in production, with a database and a NATS that nobody else uses. */
export interface RunningIdentity {
  client: GrpcClient<IdentityServiceDefinition>
  /** Where others reach it. */
  target: string
  database: Database
  bus: EventBus
  logged(): string
  /** The address of sign-in, `/api/v1/auth` included. */
  authUrl: string
  /** Calls a path below `/api/v1/auth` as the gateway does. */
  http(method: 'GET' | 'POST', path: string, options?: HttpOptions): Promise<Response>
  /** The newest code for an address; each is told once. */
  codeFor(email: string): Promise<string>
  signIn(email?: string): Promise<SignedIn>
  /** Kills the process. What calls it does not reach the one that follows: that has other ports. */
  kill(): Promise<void>
  startAgain(): Promise<void>
  stop(): Promise<void>
}

/** What a call over HTTP may carry. */
export interface HttpOptions {
  /** Sent as JSON unless it is a string. */
  body?: unknown
  cookie?: string
  headers?: Record<string, string>
}

/** With what {@link keptIdentity} hashes API keys. */
export const hashSecret = 'a secret of these tests'

/** Identity that files of one worker use in turn. */
export const keptIdentity = kept(() =>
  runIdentity({
    API_KEY_HASH_SECRET: hashSecret,
    API_KEY_MAX_RATE_LIMIT: '600',
    API_KEY_LAST_USED_TOUCH_INTERVAL_SECONDS: '300',
    RATE_LIMIT_ENABLED: 'false',
  }),
)

/** Starts identity on free ports. @throws Error with what it said when it does not start; nothing is left of it then */
export async function runIdentity(environment: Record<string, string> = {}): Promise<RunningIdentity> {
  const databaseUrl = await freshDatabase('services/identity')
  const database = openTestDatabase(PrismaClient, databaseUrl)
  const nats = await ownNats()
  const bus = await openEventBus(nats.url)
  const mailDir = mkdtempSync(join(tmpdir(), 'resume-mail-'))
  const removeMails = removeAtExit(mailDir)
  const settings = {
    GRPC_PORT: '0',
    AUTH_HTTP_PORT: '0',
    IDENTITY_DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrlOfFile(),
    NATS_URL: nats.url,
    APP_ORIGINS: origin,
    MAIL_DIR: mailDir,
    ...environment,
  }
  const endServers = async () => {
    await bus.close()
    await nats.stop()
    await database.$disconnect()
    removeMails()
  }
  let service = await runService(main, settings).catch(async (error: unknown) => {
    await endServers()
    throw error
  })
  const target = `127.0.0.1:${service.ready.grpcPort}`
  const client = createGrpcClient(identityService, { target, timeoutMs: 15_000 })

  const authUrl = `http://127.0.0.1:${service.ready.httpPort}/api/v1/auth`
  const http: RunningIdentity['http'] = (method, path, { body, cookie, headers } = {}) =>
    fetch(authUrl + path, {
      method,
      headers: {
        origin,
        'x-client-address': newId(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie: `${cookieName}=${encodeURIComponent(cookie)}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })

  const read = new Set<string>()
  const codeFor = async (email: string) => {
    for (const until = Date.now() + 10_000; Date.now() < until; await wait(10)) {
      const newest = readdirSync(mailDir)
        .filter((file) => file.includes(email.toLowerCase()) && !read.has(file))
        .sort()
        .at(-1)
      const code = newest && /\b\d{6}\b/.exec(readFileSync(join(mailDir, newest), 'utf8').split('\n\n')[1] ?? '')?.[0]
      if (code) {
        read.add(newest)
        return code
      }
    }
    throw new Error(`no code was sent to ${email}`)
  }

  return {
    client,
    target,
    database,
    bus,
    logged: () => service.logged(),
    authUrl,
    http,
    codeFor,
    signIn: async (email = `${newId()}@example.com`) => {
      await requestCode(http, email)
      const answer = await http('POST', '/sign-in/email-otp', { body: { email, otp: await codeFor(email) } })
      if (!answer.ok) throw new Error(`sign-in failed: ${answer.status} ${await answer.text()}`)
      const { user } = (await answer.json()) as { user: { id: string } }
      return { userId: user.id, email, cookie: sessionCookieOf(answer) ?? '' }
    },
    kill: () => service.stop('SIGKILL'),
    startAgain: async () => {
      service = await runService(main, settings)
    },
    stop: async () => {
      client.close()
      await service.stop()
      await endServers()
    },
  }
}

/** Asks for a one-time code. */
export function requestCode(http: RunningIdentity['http'], email: string): Promise<Response> {
  return http('POST', '/email-otp/send-verification-otp', { body: { email, type: 'sign-in' } })
}

/** The value of the session cookie that an answer sets, decoded. */
export function sessionCookieOf(answer: Response): string | undefined {
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${cookieName}=`))
  return line && decodeURIComponent(line.slice(cookieName.length + 1, line.indexOf(';')))
}
