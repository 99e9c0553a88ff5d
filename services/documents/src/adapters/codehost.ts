import { createHash } from 'node:crypto'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { RedisConnection } from '@resume/service-kit/redis/connect'
import type { CodehostTarget } from '../domain/import/codehost-login.ts'
import { objectOf, objectsOf } from '../domain/import/fit.ts'
import type { CodehostAccount, CodehostRepository } from '../domain/import/from-codehost.ts'

/** The code host's REST interface. */
export interface Codehost {
  /**
   * Reads an account and the most recently updated repositories that it owns itself and has not forked.
   * @throws AppError `not_found`, or `upstream_failed` when the code host does not answer as it should in time
   */
  read(target: CodehostTarget): Promise<{ account: CodehostAccount; repositories: CodehostRepository[] }>
  /** The login of a linked account; undefined when it cannot be told. */
  loginOfAccount(accountId: string): Promise<string | undefined>
}

/** Repositories that are read at most (interface, Limits), and pages in which they are looked for. */
const mostRepositories = 30
const mostPages = 4

/** Longest time for all requests of one import, in milliseconds: the answer must come within 10 s. */
const timeoutMs = 8_000

/** Largest answer in bytes: a page of repositories has some 200 KB. */
const largestAnswer = 4 * 1024 * 1024

/** How long answers are kept, so that they can be asked for conditionally, in seconds. */
const keptSeconds = 24 * 60 * 60

interface Answer {
  body: unknown
  /** The address of the next page. */
  next: string | undefined
}

/** Speaks to the code host. @param options.token raises its limits */
export function createCodehost(options: {
  apiUrl: string
  token: string | undefined
  connection: RedisConnection
}): Codehost {
  const base = options.apiUrl.replace(/\/+$/, '')
  /** Until when the code host wants no further requests, in milliseconds since the epoch. */
  let blockedUntil = 0

  const get = async (url: string, signal: AbortSignal): Promise<Answer> => {
    if (Date.now() < blockedUntil) throw limited()
    const known = await readKept(options.connection, url)
    const response = await fetch(url, {
      signal,
      headers: {
        accept: 'application/vnd.github+json',
        'user-agent': 'resume-platform',
        'x-github-api-version': '2022-11-28',
        ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
        ...(known && { 'if-none-match': known.etag }),
      },
    })
    if (response.status === 304 && known) return known.answer
    if (isLimited(response)) {
      blockedUntil = retryAt(response.headers)
      await response.body?.cancel()
      throw limited()
    }
    if (response.status === 404) {
      await response.body?.cancel()
      throw new AppError('not_found', 'Code host account not found')
    }
    if (!response.ok) throw failed(new Error(`answered ${response.status}`))
    const answer = { body: JSON.parse(await readText(response)) as unknown, next: nextPage(response.headers, base) }
    const etag = response.headers.get('etag')
    if (etag) await keep(options.connection, url, { etag, answer })
    return answer
  }

  const reading = async <T>(read: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    try {
      return await read(AbortSignal.timeout(timeoutMs))
    } catch (error) {
      throw error instanceof AppError ? error : failed(error)
    }
  }

  const readAccount = async (target: CodehostTarget, signal: AbortSignal) => {
    const path = 'login' in target ? `users/${target.login}` : `user/${encodeURIComponent(target.accountId)}`
    return accountOf((await get(`${base}/${path}`, signal)).body)
  }

  const readRepositories = async (login: string, signal: AbortSignal) => {
    const found: CodehostRepository[] = []
    const query = `type=owner&sort=updated&direction=desc&per_page=${mostRepositories}`
    let url: string | undefined = `${base}/users/${encodeURIComponent(login)}/repos?${query}`
    for (let page = 0; url !== undefined && page < mostPages && found.length < mostRepositories; page++) {
      const answer: Answer = await get(url, signal)
      if (!Array.isArray(answer.body)) throw failed(new Error('answered no list'))
      found.push(...objectsOf(answer.body).filter(isOwn).map(repositoryOf))
      url = answer.next
    }
    return found.slice(0, mostRepositories)
  }

  return {
    read: (target) =>
      reading(async (signal) => {
        const account = await readAccount(target, signal)
        return { account, repositories: await readRepositories(account.login, signal) }
      }),

    loginOfAccount: (accountId) =>
      reading(async (signal) => (await readAccount({ accountId }, signal)).login).catch(() => undefined),
  }
}

const limited = () => new AppError('upstream_failed', 'The code host takes no further requests now. Try again later.')
const failed = (cause: unknown) =>
  new AppError('upstream_failed', 'The code host did not answer as expected', { cause })

/** Primary and secondary limits (the code host's REST documentation, "Rate limits for the REST API"). */
function isLimited({ status, headers }: Response): boolean {
  if (status === 429) return true
  return status === 403 && (headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0')
}

/** When to come back: at most an hour from now, in a minute when nothing is said. */
function retryAt(headers: Headers): number {
  const after = Number(headers.get('retry-after') ?? Number.NaN) * 1000
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1000 - Date.now()
  const wait = Number.isFinite(after) ? after : Number.isFinite(reset) ? reset : 60_000
  return Date.now() + Math.min(Math.max(wait, 1_000), 60 * 60 * 1000)
}

/** The next page that a `Link` header names, on the same host. */
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
    if (length > largestAnswer) throw new Error('answered too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function accountOf(body: unknown): CodehostAccount {
  const { login, name, bio, company, location, email, blog, html_url } = objectOf(body)
  if (text(login) === '') throw failed(new Error('answered no account'))
  return {
    login: text(login),
    name: text(name),
    bio: text(bio),
    company: text(company),
    location: text(location),
    email: text(email),
    blog: text(blog),
    profileUrl: text(html_url),
  }
}

function isOwn({ fork, name }: Record<string, unknown>): boolean {
  return fork !== true && text(name) !== ''
}

function repositoryOf(body: Record<string, unknown>): CodehostRepository {
  const { name, description, language, stargazers_count, html_url } = body
  const stars = typeof stargazers_count === 'number' && stargazers_count > 0 ? Math.floor(stargazers_count) : 0
  return { name: text(name), description: text(description), language: text(language), stars, url: text(html_url) }
}

interface Kept {
  etag: string
  answer: Answer
}

const keyOf = (url: string) => `codehost:${createHash('sha256').update(url).digest('hex')}`

/** The former answer to a request; none while Redis is away. */
async function readKept({ redis, isUp }: RedisConnection, url: string): Promise<Kept | undefined> {
  if (!isUp()) return undefined
  const kept = await redis.get(keyOf(url)).catch(() => null)
  return kept === null ? undefined : (JSON.parse(kept) as Kept)
}

async function keep({ redis, isUp }: RedisConnection, url: string, kept: Kept): Promise<void> {
  if (isUp()) await redis.set(keyOf(url), JSON.stringify(kept), 'EX', keptSeconds).catch(() => {})
}
