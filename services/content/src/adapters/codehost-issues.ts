import { setTimeout as wait } from 'node:timers/promises'
import { type AnsweredItem, isAnsweredItem } from '../domain/codehost.ts'
import type { ChangesAnswer } from '../use-cases/sync-codehost.ts'

/** The code host does not answer as it should. The message is for the record of the run. */
export class CodehostFailure extends Error {
  override readonly name = 'CodehostFailure'
  /** When it answers again, if it said so. */
  readonly retryAt: Date | undefined

  constructor(message: string, options: { retryAt?: Date; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.retryAt = options.retryAt
  }
}

/** Time for one page, in milliseconds. */
const pageTimeoutMs = 20_000

/** Pages of 100 items that a run reads at most. */
const mostPages = 2_000

/** Largest page, in bytes: issues come with their texts. */
const largestPage = 32 * 1024 * 1024

/** Attempts at a page that fails for a moment, and the pause before each further one, in milliseconds. */
const attempts = 3
const pauseMs = 500

/**
 * Reads issues and pull requests of a repository over the code host's REST API. Newest changes come first: what changes
 * meanwhile moves to the front, so that a page can repeat an item and never skips one.
 * @param signal ends the reading
 */
export function createCodehostIssues(
  options: { apiUrl: string; token: string | undefined; repo: string },
  signal: AbortSignal,
) {
  const base = options.apiUrl.replace(/\/+$/, '')
  const headers = {
    accept: 'application/vnd.github+json',
    'user-agent': 'resume-platform',
    'x-github-api-version': '2022-11-28',
    ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
  }

  const request = async (url: string, etag: string | null): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(url, {
        headers: { ...headers, ...(etag !== null && { 'if-none-match': etag }) },
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(pageTimeoutMs)]),
      }).catch((cause: unknown) => new CodehostFailure('The code host cannot be reached', { cause }))
      if (!(response instanceof Error)) {
        if (response.status === 304 || response.ok) return response
        await response.body?.cancel()
        if (isLimited(response)) {
          throw new CodehostFailure('The code host limits requests', { retryAt: retryAt(response.headers) })
        }
        if (response.status < 500) throw new CodehostFailure(`The code host answered ${response.status}`)
      }
      if (attempt === attempts || signal.aborted) {
        throw response instanceof Error ? response : new CodehostFailure(`The code host answered ${response.status}`)
      }
      await wait(pauseMs * attempt, undefined, { signal })
    }
  }

  return {
    async changes(since: Date | undefined, etag: string | null): Promise<ChangesAnswer> {
      const query = new URLSearchParams({ state: 'all', sort: 'updated', direction: 'desc', per_page: '100' })
      if (since) query.set('since', since.toISOString().replace(/\.\d+Z$/, 'Z'))
      let url: string | undefined = `${base}/repos/${options.repo}/issues?${query}`
      const items: AnsweredItem[] = []
      const seen = new Set<string>()
      let first: { etag: string | null; askedAt: Date } | undefined
      while (url !== undefined) {
        if (seen.has(url) || seen.size === mostPages)
          throw new CodehostFailure('The pages of the code host have no end')
        seen.add(url)
        const response = await request(url, first ? null : etag)
        if (response.status === 304 && !first) return { kind: 'unchanged' }
        items.push(...(await itemsIn(response)))
        first ??= { etag: response.headers.get('etag'), askedAt: dateOf(response.headers) }
        url = nextPage(response.headers, base)
      }
      return { kind: 'changed', items, etag: first?.etag ?? null, askedAt: first?.askedAt ?? new Date() }
    },
  }
}

/** The items of a page. @throws CodehostFailure for anything else */
async function itemsIn(response: Response): Promise<AnsweredItem[]> {
  const text = await textOf(response)
  let page: unknown
  try {
    page = JSON.parse(text)
  } catch (cause) {
    throw new CodehostFailure('The code host answered something that is not JSON', { cause })
  }
  if (!Array.isArray(page) || !page.every(isAnsweredItem)) {
    throw new CodehostFailure('The code host answered something that is no list of issues')
  }
  return page
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.byteLength
      if (length > largestPage) break
      chunks.push(chunk)
    }
  } catch (cause) {
    throw new CodehostFailure('A page of the code host broke off', { cause })
  }
  if (length > largestPage) throw new CodehostFailure('A page of the code host is too large')
  return Buffer.concat(chunks).toString('utf8')
}

/** The code host's clock: ours may be ahead of it, and then a change would be missed. */
function dateOf(headers: Headers): Date {
  const date = new Date(headers.get('date') ?? '')
  return Number.isNaN(date.getTime()) ? new Date() : date
}

/** Primary and secondary limits (the code host's REST documentation, "Rate limits for the REST API"). */
function isLimited({ status, headers }: Response): boolean {
  if (status === 429) return true
  return status === 403 && (headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0')
}

/** When to ask again: within an hour; in a minute when the answer does not say. */
function retryAt(headers: Headers): Date {
  const after = Number(headers.get('retry-after') ?? Number.NaN) * 1000
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1000 - Date.now()
  const pause = Number.isFinite(after) ? after : Number.isFinite(reset) ? reset : 60_000
  return new Date(Date.now() + Math.min(Math.max(pause, 1_000), 60 * 60 * 1000))
}

/** The next page that a `Link` header names. @throws CodehostFailure when it is elsewhere: it would get the token */
function nextPage(headers: Headers, base: string): string | undefined {
  const next = /<([^<>]{1,2000})>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1]
  if (next === undefined) return undefined
  const url = URL.canParse(next, base) ? new URL(next, base) : undefined
  if (url?.origin !== new URL(base).origin) throw new CodehostFailure('The next page is not at the code host')
  return url.href
}
