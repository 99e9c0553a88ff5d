import { setTimeout as wait } from 'node:timers/promises'
import { CodehostFailure } from '../domain/codehost-failure.ts'

/** What the code host answers to a request for a page. */
export type CodehostPage =
  | { kind: 'unchanged' }
  | { kind: 'page'; body: unknown; etag: string | null; date: Date | undefined; next: string | undefined }

/** How the code host is asked. */
export interface CodehostAccess {
  apiUrl: string
  /** Raises the code host's limits. */
  token: string | undefined
  /** Time for one page, in milliseconds. */
  timeoutMs: number
}

/** Largest page, in bytes: issues come with their texts. */
const largestPage = 32 * 1024 * 1024

/** Largest refusal that is read, in bytes. */
const largestRefusal = 64 * 1024

/** Attempts at a page that fails for a moment, and the pause before another, as a share of the time for one. */
const attempts = 3
const pauseShare = 1 / 40

/** Redirects that are followed, to the same origin: a repository that was renamed answers with one. */
const mostRedirects = 3

/** A failure that may pass within seconds. */
class PassingFailure extends CodehostFailure {}

/**
 * Makes what asks the code host's REST API for pages, one at a time. What fails for a moment is tried again.
 * @param signal ends the reading
 */
export function createCodehostPages({ apiUrl, token, timeoutMs }: CodehostAccess, signal: AbortSignal) {
  const headers = {
    accept: 'application/vnd.github+json',
    'user-agent': 'resume-platform',
    'x-github-api-version': '2022-11-28',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const sameOrigin = (address: string, from: string): string => {
    const url = URL.canParse(address, from) ? new URL(address, from) : undefined
    /** Another host would get the token. */
    if (url?.origin !== new URL(apiUrl).origin) throw new CodehostFailure('The code host refers to another host')
    return url.href
  }

  const ask = async (url: string, etag: string | null): Promise<CodehostPage> => {
    const conditional = { ...headers, ...(etag !== null && { 'if-none-match': etag }) }
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    let from = url
    for (let redirects = 0; ; redirects++) {
      const response = await fetch(from, { headers: conditional, redirect: 'manual', signal: deadline }).catch(
        (cause: unknown) => Promise.reject(new PassingFailure('The code host cannot be reached', { cause })),
      )
      if (response.status === 304 && etag !== null) return { kind: 'unchanged' }
      const location = [301, 302, 307, 308].includes(response.status) ? response.headers.get('location') : null
      if (location === null) return pageIn(response, (next) => sameOrigin(next, from))
      await response.body?.cancel()
      if (redirects === mostRedirects) throw new CodehostFailure('The code host redirects without an end')
      from = sameOrigin(location, from)
    }
  }

  /** @param etag of a former answer; `unchanged` is answered only with one */
  return async (url: string, etag: string | null): Promise<CodehostPage> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask(url, etag)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof PassingFailure) || attempt === attempts) throw error
        await wait(timeoutMs * pauseShare * attempt, undefined, { signal }).catch(() => signal.throwIfAborted())
      }
    }
  }
}

async function pageIn(response: Response, addressOf: (next: string) => string): Promise<CodehostPage> {
  const { headers } = response
  if (!response.ok) throw await refusalOf(response)
  const text = await textOf(response, largestPage)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (cause) {
    throw new CodehostFailure('The code host answered something that is not JSON', { cause })
  }
  const next = /<([^<>]{1,2000})>;\s*rel="next"/i.exec(headers.get('link') ?? '')?.[1]
  const date = new Date(headers.get('date') ?? '')
  return {
    kind: 'page',
    body,
    etag: headers.get('etag'),
    date: Number.isNaN(date.getTime()) ? undefined : date,
    next: next === undefined ? undefined : addressOf(next),
  }
}

/** What an answer without a page means. */
async function refusalOf(response: Response): Promise<CodehostFailure> {
  const { status } = response
  const message = `The code host answered ${status}`
  if (status !== 403 && status !== 429) {
    await response.body?.cancel()
    return status >= 500 ? new PassingFailure(message) : new CodehostFailure(message)
  }
  const said = await textOf(response, largestRefusal).catch(() => '')
  if (!isLimit(response, said)) return new CodehostFailure(message)
  return new CodehostFailure('The code host limits requests', { limit: { until: namedTime(response.headers) } })
}

/**
 * Whether a refusal is a primary or secondary limit. A secondary one may say so in words alone (the code host's REST
 * documentation, "Rate limits for the REST API").
 */
function isLimit({ status, headers }: Response, said: string): boolean {
  if (status === 429 || headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0') return true
  return /rate limit|abuse detection/i.test(said)
}

/** When the code host answers again, as a refusal says: by its clock, which can differ from ours. */
function namedTime(headers: Headers): Date | undefined {
  const theirNow = Date.parse(headers.get('date') ?? '') || Date.now()
  const after = headers.get('retry-after') ?? ''
  const reset = headers.get('x-ratelimit-remaining') === '0' ? (headers.get('x-ratelimit-reset') ?? '') : ''
  const pauses = [
    isWhole(after) ? Number(after) * 1000 : Date.parse(after) - theirNow,
    isWhole(reset) ? Number(reset) * 1000 - theirNow : Number.NaN,
  ]
  const named = pauses.find((milliseconds) => !Number.isNaN(milliseconds))
  return named === undefined ? undefined : new Date(Date.now() + named)
}

const isWhole = (text: string) => /^\d{1,11}$/.test(text)

async function textOf(response: Response, largest: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.byteLength
      if (length > largest) break
      chunks.push(chunk)
    }
  } catch (cause) {
    throw new PassingFailure('A page of the code host broke off', { cause })
  }
  if (length > largest) throw new CodehostFailure('A page of the code host is too large')
  return Buffer.concat(chunks).toString('utf8')
}
