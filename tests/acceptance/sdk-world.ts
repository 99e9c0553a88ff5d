import { randomInt, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { modelAnswer } from '@resume/model-double/answers'
import { answerCompletion } from '@resume/model-double/double'
import { answerStream } from '@resume/model-double/stream'
import { apiKeyScopes } from '@resume/proto/scopes'
import { appOrigin } from '@resume/test-kit/test-platform'
import { type ClientOptions, ResumePlatform } from '@resume-platform/sdk'
import { afterAll, beforeAll } from 'vitest'
import type { Judge } from '../client/answer.ts'
import { buyBundle } from '../client/buy.ts'
import { describedBy } from '../client/description.ts'
import { judgedFetch } from '../client/judged-fetch.ts'
import { codeSentTo, signIn } from '../client/sign-in.ts'
import { administratorEmail, startWholePlatform, type WholePlatform } from '../examples/whole-platform.ts'

/** Somebody who uses the SDK. */
export interface SdkUser {
  email: string
  /** With a session. */
  session: ResumePlatform
}

/** A platform, and clients of it whose answers must be as they are described. */
export interface SdkWorld {
  readonly whole: WholePlatform
  /** Operations that were called, by their IDs. */
  readonly called: string[]
  /** The ID of an operation; its path when it is none. */
  operationOf(method: string, path: string): string
  /** A client at an address of its own. */
  client(options?: ClientOptions): ResumePlatform
  /** Signs a new person in, or a known one. */
  enter(email?: string): Promise<SdkUser>
  /** The code that an address is sent. */
  codeFor(email: string): Promise<string>
  /** A person with a subscription to everything. */
  subscribe(user: SdkUser): Promise<void>
  /** A client with a key of a person that may do everything a key can do. */
  withKey(user: SdkUser): Promise<{ apiKey: string; client: ResumePlatform }>
  /** The administrator's client, which can also call what is not public. */
  administrator(): Promise<{ client: ResumePlatform; post(path: string, body: object): Promise<{ id: string }> }>
}

interface Description {
  paths: Record<string, Record<string, { operationId: string }>>
}

/** Starts a platform before the tests of a file, and stops it after them. */
export function useSdkWorld(): SdkWorld {
  let whole: WholePlatform
  let judge: Judge
  let routes: { method: string; pattern: RegExp; operation: string }[]
  const called: string[] = []
  beforeAll(async () => {
    whole = await startWholePlatform()
    whole.model.answer = ({ body }, response) => {
      const asked = JSON.parse(body)
      if (asked.stream) void answerStream(response, ['Moved settlement ', 'to TypeScript ', 'services.'])
      else answerCompletion(response, modelAnswer(asked))
    }
    judge = describedBy(whole.platform.url)
    const { paths } = (await (await fetch(`${whole.platform.url}/openapi.json`)).json()) as Description
    routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({
        method: method.toUpperCase(),
        pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
        operation: operationId,
      })),
    )
    /** What has no parameter goes first. */
    routes.sort((one, other) => one.pattern.source.split('[').length - other.pattern.source.split('[').length)
  })
  afterAll(() => whole.stop())

  const operationOf = (method: string, path: string) =>
    routes.find((each) => each.method === method && each.pattern.test(path))?.operation ?? path

  /** Calls from an address of its own, and looks at what was called and how it was answered. */
  const watchful = (options: ClientOptions): typeof fetch => {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
    const send = options.fetch ?? fetch
    const judged = judgedFetch(whole.platform.url, judge, send)
    return async (input, init) => {
      const url = new URL(String(input))
      if (url.origin !== whole.platform.url) return send(input, init)
      const headers = { ...(init?.headers as Record<string, string>), 'x-forwarded-for': address }
      const response = await judged(input, { ...init, headers })
      called.push(operationOf(init?.method ?? 'GET', url.pathname))
      return response
    }
  }
  const client: SdkWorld['client'] = (options = {}) =>
    new ResumePlatform({ baseUrl: whole.platform.url, ...options, fetch: watchful(options) })
  const codeFor = async (email: string) => {
    const before = new Set(readdirSync(whole.platform.mailDir))
    await client({ origin: appOrigin }).auth.sendCode({ email, type: 'sign-in' })
    return codeSentTo(whole.platform.mailDir, email, before)
  }
  return {
    get whole() {
      return whole
    },
    called,
    operationOf,
    client,
    codeFor,
    enter: async (email = `${randomUUID()}@example.com`) => {
      const session = client({ origin: appOrigin })
      await session.auth.signIn({ email, otp: await codeFor(email) })
      return { email, session }
    },
    subscribe: async ({ email }) => {
      const shop = { url: whole.platform.url, stripe: whole.stripe }
      await buyBundle(shop, await signIn(whole.platform, email))
    },
    withKey: async ({ session }) => {
      const { key } = await session.apiKeys.create({ name: 'SDK', scopes: [...apiKeyScopes], rateLimit: 600 })
      return { apiKey: key, client: client({ apiKey: key }) }
    },
    administrator: async () => {
      const { session, cookie } = await signIn(whole.platform, administratorEmail)
      return {
        client: client({ origin: appOrigin, cookie }),
        post: async (path, body) => (await session.call('POST', path, { body })).body.data,
      }
    },
  }
}

/** A master profile. */
export const profile = JSON.parse(readFileSync(new URL('../../examples/profile.json', import.meta.url), 'utf8'))
