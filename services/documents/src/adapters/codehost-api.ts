import { createHash } from 'node:crypto'
import type { RedisConnection } from '@resume/service-kit/redis/connect'
import type { CodehostTarget } from '../domain/import/codehost-login.ts'
import type { CodehostAnswer } from '../use-cases/read-codehost-account.ts'

/** The largest answer in bytes: a page of repositories has some 200 KB. */
const largestAnswer = 4 * 1024 * 1024

/** How long answers are kept, so that they can be asked for conditionally, in seconds. */
const keptSeconds = 24 * 60 * 60

/**
 * The code host's REST API. Answers are kept in Redis and asked for conditionally. Once the code host refuses requests,
 * none is sent before the time that it names.
 * @param options.token raises the code host's limits
 */
export function createCodehostApi(options: { apiUrl: string; token: string | undefined; connection: RedisConnection }) {
  const base = options.apiUrl.replace(/\/+$/, '')
  /** Until when the code host refuses requests, in milliseconds since the epoch. */
  let blockedUntil = 0

  const get = async (url: string, signal: AbortSignal): Promise<CodehostAnswer> => {
    if (Date.now() < blockedUntil) return { kind: 'limited' }
    const kept = await readKept(options.connection, url)
    const response = await fetch(url, { signal, headers: headersFor(options.token, kept?.etag) })
    if (response.status === 304 && kept) return kept.answer
    if (isLimited(response)) {
      blockedUntil = retryAt(response.headers)
      await response.body?.cancel()
      return { kind: 'limited' }
    }
    if (response.status === 404) {
      await response.body?.cancel()
      return { kind: 'missing' }
    }
    if (!response.ok) throw new Error(`The code host answered ${response.status}`)
    const body = JSON.parse(await readText(response)) as unknown
    const answer: CodehostAnswer = { kind: 'found', body, nextPage: nextPage(response.headers, base) }
    const etag = response.headers.get('etag')
    if (etag) await keep(options.connection, url, { etag, answer })
    return answer
  }

  return {
    account(target: CodehostTarget, signal: AbortSignal): Promise<CodehostAnswer> {
      const path = 'login' in target ? `users/${target.login}` : `user/${encodeURIComponent(target.accountId)}`
      return get(`${base}/${path}`, signal)
    },

    repositories(login: string, perPage: number, signal: AbortSignal): Promise<CodehostAnswer> {
      const query = `type=owner&sort=updated&direction=desc&per_page=${perPage}`
      return get(`${base}/users/${encodeURIComponent(login)}/repos?${query}`, signal)
    },

    page: get,
  }
}

function headersFor(token: string | undefined, etag: string | undefined): Record<string, string> {
  return {
    accept: 'application/vnd.github+json',
    'user-agent': 'resume-platform',
    'x-github-api-version': '2022-11-28',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(etag !== undefined && { 'if-none-match': etag }),
  }
}

/** Primary and secondary limits (the code host's REST documentation, "Rate limits for the REST API"). */
function isLimited({ status, headers }: Response): boolean {
  if (status === 429) return true
  return status === 403 && (headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0')
}

/** When to send requests again: within an hour; in a minute when the answer does not say. */
function retryAt(headers: Headers): number {
  const after = Number(headers.get('retry-after') ?? Number.NaN) * 1000
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1000 - Date.now()
  const wait = Number.isFinite(after) ? after : Number.isFinite(reset) ? reset : 60_000
  return Date.now() + Math.min(Math.max(wait, 1_000), 60 * 60 * 1000)
}

/** The next page that a `Link` header names, if it is on the same host. */
function nextPage(headers: Headers, base: string): string | undefined {
  const next = /<([^<>]{1,2000})>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1]
  if (next === undefined || !URL.canParse(next, base)) return undefined
  const url = new URL(next, base)
  return url.origin === new URL(base).origin ? url.href : undefined
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > largestAnswer) throw new Error(`The code host answered more than ${largestAnswer} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

interface Kept {
  etag: string
  answer: CodehostAnswer
}

const keyOf = (url: string) => `codehost-answer:${createHash('sha256').update(url).digest('hex')}`

/** The former answer to a request; none while Redis is away. */
async function readKept({ redis, isUp }: RedisConnection, url: string): Promise<Kept | undefined> {
  if (!isUp()) return undefined
  const kept = await redis.get(keyOf(url)).catch(() => null)
  return kept === null ? undefined : (JSON.parse(kept) as Kept)
}

async function keep({ redis, isUp }: RedisConnection, url: string, kept: Kept): Promise<void> {
  if (isUp()) await redis.set(keyOf(url), JSON.stringify(kept), 'EX', keptSeconds).catch(() => {})
}
