import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { answerJson, type SeenRequest, startHttpDouble } from '@resume/http-double/double'
import { answeredItem, type RepositoryItem } from './repository-item.ts'

/** A request for a page of the list. */
export interface AskedPage {
  /** Its place, from 1. Of a list with the longest unchanged first, whose pages may be asked for by time, how many were asked for. */
  page: number
  request: SeenRequest
}

/** A code host with one repository, which lists issues as the real one does. */
export interface RepositoryDouble {
  url: string
  /** The repository as owner/name. */
  repo: string
  seen: SeenRequest[]
  /** The items by number. To delete or transfer one is to remove it here. */
  items: Map<number, RepositoryItem>
  /** Opens an item, or changes one. */
  put(number: number, change?: Partial<RepositoryItem>): void
  /** Renames a label; as at the real one, that is no change of the items that have it. */
  renameLabel(from: string, to: string): void
  /** Is asked first; answers in another way and says so by `true`. */
  trouble: ((asked: AskedPage, response: ServerResponse) => boolean | undefined) | undefined
  /** Sees each page when it has been answered. */
  afterPage: ((page: number) => void) | undefined
  /** How pages follow each other: after the last item of a page, or by their number, as older ones do. */
  paging: 'cursor' | 'number'
  /** Whether the repository has another name now; its former address redirects. */
  isRenamed: boolean
  /** Whether labels are answered as names alone. */
  namesLabels: boolean
  /** Requests that are left of the hour. Conditional ones without news are free. */
  remaining: number
  /** How far its clock is ahead of ours, in milliseconds. */
  skewMs: number
  stop(): Promise<void>
}

const repositoryId = 4_107_223
const hour = 60 * 60 * 1000

/** Starts a code host. @param mostPerPage fewer items on a page than the 100 that clients can ask for */
export async function startRepositoryDouble(mostPerPage = 100, repo = 'acme/resume'): Promise<RepositoryDouble> {
  const http = await startHttpDouble()
  const now = () => new Date(Math.floor((Date.now() + double.skewMs) / 1000) * 1000)
  const double: RepositoryDouble = {
    url: http.url,
    repo,
    seen: http.seen,
    items: new Map(),
    put(number, change = {}) {
      const blank = { number, title: `Item ${number}`, state: 'open' as const, labels: [], isPullRequest: false }
      const former = double.items.get(number)
      const reopened = former?.state === 'closed' && change.state === 'open' && { isReopened: true }
      double.items.set(number, { ...blank, ...former, updatedAt: now(), ...reopened, ...change })
    },
    renameLabel(from, to) {
      for (const item of double.items.values()) item.labels = item.labels.map((name) => (name === from ? to : name))
    },
    trouble: undefined,
    afterPage: undefined,
    paging: 'cursor',
    isRenamed: false,
    namesLabels: false,
    remaining: 5_000,
    skewMs: 0,
    stop: http.stop,
  }

  let up = { path: '', page: 0 }
  http.answer = (request, response) => {
    const url = new URL(request.path, http.url)
    const isUp = url.searchParams.get('direction') === 'asc'
    /** Who asks again for what it did not get asks for the same page. */
    if (!isUp || !url.searchParams.has('since')) up = { path: request.path, page: 1 }
    else if (up.path !== request.path) up = { path: request.path, page: up.page + 1 }
    const page = isUp ? up.page : Number(url.searchParams.get('page') ?? '1')
    if (double.trouble?.({ page, request }, response)) return
    const headers: Record<string, string> = {
      date: now().toUTCString(),
      'x-ratelimit-limit': '5000',
      'x-ratelimit-remaining': String(Math.max(0, double.remaining - 1)),
      'x-ratelimit-reset': String(Math.floor((now().getTime() + hour) / 1000)),
      'x-ratelimit-resource': 'core',
    }
    const refuse = (status: number, message: string, more: Record<string, string> = {}) =>
      answerJson(
        response,
        { message, documentation_url: 'https://docs.codehost.example/rest', status: String(status) },
        { status, headers: { ...headers, ...more } },
      )
    if (!request.headers['user-agent']) return refuse(403, 'Request forbidden by administrative rules.')
    if (double.remaining === 0) return refuse(403, 'API rate limit exceeded for user ID 1.')
    const listPath = `/repositories/${repositoryId}/issues`
    if (url.pathname === `/repos/${repo}/issues` && double.isRenamed) {
      return refuse(301, 'Moved Permanently', { location: `${http.url}${listPath}${url.search}` })
    }
    if (![`/repos/${repo}/issues`, listPath].includes(url.pathname)) return refuse(404, 'Not Found')

    const { shown, next } = pageOf(url.searchParams)
    const answer = shown.map((item) => answeredItem(item, `${http.url}/repos/${repo}`, double.namesLabels))
    headers.etag = `W/"${createHash('sha256').update(JSON.stringify(answer)).digest('hex')}"`
    if (next) {
      const link = new URL(listPath, http.url)
      for (const [name, value] of url.searchParams) link.searchParams.set(name, value)
      for (const [name, value] of Object.entries(next)) link.searchParams.set(name, value)
      headers.link = `<${http.url}${listPath}>; rel="first", <${link.href}>; rel="next"`
    }
    if (request.headers['if-none-match'] === headers.etag) return void response.writeHead(304, headers).end()
    double.remaining--
    answerJson(response, answer, { headers })
    double.afterPage?.(page)
  }

  /** The items of a page, and how the next page is asked for. */
  const pageOf = (asked: URLSearchParams) => {
    const perPage = Math.min(Number(asked.get('per_page') ?? '30'), 100, mostPerPage)
    const since = Date.parse(asked.get('since') ?? '1970-01-01T00:00:00Z')
    const state = asked.get('state') ?? 'open'
    const listed = [...double.items.values()]
      .filter((item) => item.updatedAt.getTime() >= since && (state === 'all' || item.state === state))
      .sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime() || other.number - one.number)
    if (asked.get('direction') === 'asc') listed.reverse()
    const page = Number(asked.get('page') ?? '1')
    const begin = double.paging === 'number' ? (page - 1) * perPage : afterCursor(listed, asked)
    const shown = listed.slice(begin, begin + perPage)
    const last = shown.at(-1)
    if (!last || begin + perPage >= listed.length) return { shown, next: undefined }
    const number = { page: String(page + 1) }
    return { shown, next: double.paging === 'number' ? number : { after: cursorOf(last), ...number } }
  }
  return double
}

function cursorOf({ updatedAt, number }: RepositoryItem): string {
  return Buffer.from(`${updatedAt.getTime()}:${number}`).toString('base64url')
}

/** Where a page begins that follows the item of a cursor, wherever that is now. */
function afterCursor(listed: RepositoryItem[], asked: URLSearchParams): number {
  const cursor = asked.get('after')
  if (cursor === null) return 0
  const direction = asked.get('direction') === 'asc' ? -1 : 1
  const [time = 0, number = 0] = Buffer.from(cursor, 'base64url').toString().split(':').map(Number)
  const at = listed.findIndex((item) => direction * (item.updatedAt.getTime() - time || item.number - number) < 0)
  return at === -1 ? listed.length : at
}
