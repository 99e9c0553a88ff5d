import { isErrorId } from '@resume/proto/error-catalogue'
import type { ApiKeyScope } from '@resume-platform/sdk'
import type { Answer } from '../client/answer.ts'
import { type Client, clientOf, fromApp } from '../client/client.ts'
import { describedBy } from '../client/description.ts'
import { type Place, requireStatus, type SignedIn, signIn } from '../client/sign-in.ts'
import { completeDamaged } from './damaged-images.ts'
import { readDescription } from './description.ts'
import { type Random, seeded } from './random.ts'
import { type FuzzRequest, requestMaker } from './requests.ts'

/** What a run of the fuzzer found. */
export interface Findings {
  /** Answers that are wrong, with the requests that bring them about. */
  faults: string[]
  /** Requests that the description allows and the platform refused as invalid: how often, by operation and field. */
  refusals: Map<string, number>
  /** Answers by status. */
  statuses: Map<number, number>
}

/** How many different IDs of answers are used in further requests. */
const mostIds = 60

/** One in so many requests completes an image that is damaged. */
const imagesEvery = 100

/** How a run of the fuzzer goes. */
export interface FuzzOptions {
  requests: number
  seed: number
  /** The address of the administrator. */
  adminEmail: string
  /** Makes somebody a subscriber of everything that there is. */
  subscribe(user: SignedIn): Promise<void>
  /** Requests at a time. */
  parallel?: number
  /** Only operations with these names. */
  only?: RegExp | undefined
  /** Is told after every hundred requests. */
  onProgress?: (sent: number) => void
}

/** Sends requests that are made of the description, by every kind of caller, and judges every answer. */
export async function fuzz(place: Place, options: FuzzOptions): Promise<Findings> {
  const random = seeded(options.seed)
  const description = await readDescription(place.url, options.only)
  const ids: string[] = []
  const make = requestMaker(description, random, ids)
  const callers = await everyCaller(place, options)
  const judge = describedBy(place.url)
  const findings: Findings = { faults: [], refusals: new Map(), statuses: new Map() }
  let sent = 0

  const one = async () => {
    const request = make()
    /** The sessions are needed to the end. */
    const caller = random.pick(request.operation === 'signOut' ? callers.slice(-2) : callers)
    const { method, path, headers, body } = request
    const shown = () =>
      `${caller.name}: ${method} ${path.slice(0, 300)} ${typeof body === 'string' ? body.slice(0, 600) : (body?.constructor.name ?? '')}`
    try {
      const sent = { ...headers, ...addressOf(random) }
      const answer = await caller.client().call(method, path, { headers: sent, ...(body !== undefined && { body }) })
      count(findings.statuses, answer.status)
      await judge(method, path, answer)
      requireEnvelope(path, answer)
      if (request.isAllowed) noteRefusal(findings, request, answer)
      learn(ids, method, answer)
    } catch (error) {
      findings.faults.push(`${error instanceof Error ? error.message : error}\n  ${shown()}`)
    }
  }
  const image = async () => {
    try {
      for (const { path, answer } of await completeDamaged(callers[0]?.client() ?? clientOf(place.url), random)) {
        count(findings.statuses, answer.status)
        await judge('POST', path, answer)
        requireEnvelope(path, answer)
      }
    } catch (error) {
      findings.faults.push(`a damaged image: ${error instanceof Error ? error.message : error}`)
    }
  }
  const loop = async () => {
    while (sent < options.requests) {
      sent++
      if (sent % 100 === 0) options.onProgress?.(sent)
      if (sent % imagesEvery === 0) await image()
      else await one()
    }
  }
  await Promise.all(Array.from({ length: options.parallel ?? 8 }, loop))
  return findings
}

/** Somebody who sends requests. */
interface FuzzCaller {
  name: string
  client(): Client
}

/** Half of the requests come from anywhere, so that what few may ask for is not all refused. */
const addressOf = (random: Random): Record<string, string> =>
  random.chance(0.5) ? { 'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.${random.below(256)}` } : {}

/** A key is used for fewer requests than its rate limit allows. */
const requestsOfKey = 500

/** Every kind of caller, those who get furthest more often; those at the end have no session. */
async function everyCaller(place: Place, { requests, adminEmail, subscribe }: FuzzOptions): Promise<FuzzCaller[]> {
  const [one, other, admin] = [await signIn(place), await signIn(place), await signIn(place, adminEmail)]
  await subscribe(one)
  await requireStatus(200, one.session, 'PUT', '/users/me/username', { username: `fuzz-${one.userId.slice(-8)}` })
  const keysOf = async ({ withKey }: SignedIn, scopes: ApiKeyScope[]) => {
    const count = Math.ceil(requests / 5 / requestsOfKey)
    const keys: { key: string; client: Client }[] = []
    for (let nth = 0; nth < count; nth++) keys.push(await withKey({ scopes }))
    let used = 0
    return () => keys[Math.floor(used++ / requestsOfKey) % count] ?? { key: '', client: clientOf(place.url) }
  }
  const all = await keysOf(one, ['user:read', 'user:write', 'resume:read', 'resume:write', 'ai:write'])
  const few = await keysOf(other, ['resume:read'])
  const session = { name: 'a session', client: () => one.session }
  const key = { name: 'a key', client: () => all().client }
  return [
    ...[session, session, session, key, key],
    { name: 'another session', client: () => other.session },
    { name: 'the administrator', client: () => admin.session },
    { name: 'the administrator', client: () => admin.session },
    { name: 'a session without an origin', client: () => clientOf(place.url, { cookie: one.cookie }) },
    { name: 'a key with few scopes', client: () => few().client },
    { name: 'a bearer', client: () => clientOf(place.url, { authorization: `Bearer ${all().key}` }) },
    { name: 'a wrong key', client: () => clientOf(place.url, { 'x-api-key': `svc_${'0'.repeat(40)}` }) },
    { name: 'a page', client: () => clientOf(place.url, fromApp) },
    { name: 'a visitor', client: () => clientOf(place.url) },
  ]
}

/** @throws Error for an answer that is not in the envelope, or does not name its error */
function requireEnvelope(path: string, { status, headers, body }: Answer): void {
  if (status === 500) throw new Error('it is an internal error')
  if (!headers.get('x-request-id')) throw new Error('it has no X-Request-Id')
  if (status < 400) return
  const error = headers.get('x-error-code')
  if (error === null || !isErrorId(error)) throw new Error(`its X-Error-Code is ${error}`)
  /** Sign-in has a form of its own, which the judge knows. */
  if (path.startsWith('/auth/')) return
  if (body?.success !== false || body.statusCode !== status) throw new Error(`${status} is not in the failure envelope`)
}

function noteRefusal({ refusals }: Findings, { operation }: FuzzRequest, { headers, body }: Answer): void {
  if (headers.get('x-error-code') !== 'validation_failed') return
  for (const { path, message } of body.details ?? []) {
    count(refusals, `${operation} ${path.replace(/\b\d+\b/g, '*')} ${message}`)
  }
}

function learn(ids: string[], method: string, { status, body }: Answer): void {
  if (method !== 'POST' || status >= 300) return
  for (const found of [body?.data?.id, body?.data?.document?.id, body?.data?.link?.id]) {
    if (typeof found !== 'string') continue
    ids.push(found)
    if (ids.length > mostIds) ids.shift()
  }
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
