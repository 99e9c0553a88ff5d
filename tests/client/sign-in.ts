import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ApiKeyScope, ResumePlatform } from '@resume-platform/sdk'
import type { Judge } from './answer.ts'
import { type Client, clientOf, fromApp } from './client.ts'

/** A person who is signed in. */
export interface SignedIn {
  email: string
  userId: string
  /** Calls with the session, as a page of the application does. */
  session: Client
  /** The SDK with the session. */
  sdk: ResumePlatform
  cookie: string
  /** Makes an API key and calls with it, without a session. */
  withKey(options?: {
    scopes?: ApiKeyScope[]
    rateLimit?: number
  }): Promise<{ key: string; id: string; client: Client }>
}

/** Where a platform under test is. */
export interface Place {
  url: string
  mailDir: string
  /** Looks at every answer that people who sign in here get. */
  judge?: Judge
}

/** What a key may do unless a test says otherwise. */
const accountScopes: ApiKeyScope[] = ['user:read', 'user:write']

/** Signs a new person in, or a known one again. */
export async function signIn(place: Place, email = `${randomUUID()}@example.com`): Promise<SignedIn> {
  const visitor = clientOf(place.url, fromApp, place.judge)
  const before = new Set(readdirSync(place.mailDir))
  await visitor.sdk.auth.sendCode({ email, type: 'sign-in' })
  const { user } = await visitor.sdk.auth.signIn({ email, otp: await codeSentTo(place.mailDir, email, before) })
  const cookie = visitor.sdk.cookie ?? ''
  const session = visitor.with({ cookie })
  return {
    email,
    userId: user.id,
    session,
    sdk: session.sdk,
    cookie,
    withKey: async ({ scopes = accountScopes, rateLimit = 600 } = {}) => {
      const { key, id } = await session.sdk.apiKeys.create({ name: 'a key', scopes, rateLimit })
      return { key, id, client: clientOf(place.url, { 'x-api-key': key }, place.judge) }
    },
  }
}

/** The code in the newest message to an address. */
export async function codeSentTo(mailDir: string, email: string, before: Set<string>): Promise<string> {
  for (const until = Date.now() + 10_000; Date.now() < until; await wait(20)) {
    for (const file of readdirSync(mailDir)) {
      if (before.has(file)) continue
      const message = readFileSync(join(mailDir, file), 'utf8')
      const code = /\b(\d{6})\b/.exec(message.slice(message.indexOf('\n\n')))?.[1]
      if (message.includes(email) && code) return code
    }
  }
  throw new Error(`no code was sent to ${email}`)
}

/** A call that must answer with a status. @throws Error with the answer when it does not */
export async function requireStatus(status: number, client: Client, method: string, path: string, body?: unknown) {
  const answer = await client.call(method, path, { body })
  if (answer.status !== status) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
  return answer
}
