import type { ServerResponse } from 'node:http'
import { answerJson, type HttpDouble, type SeenRequest, startHttpDouble } from '@resume/http-double/double'

/** An issue or a pull request as the code host has it. */
export interface HostItem {
  number: number
  title: string
  state: 'open' | 'closed'
  labels: string[]
  isPullRequest: boolean
  updatedAt: Date
}

/** A code host with one repository, which lists issues as the real one does: by time of change, in pages, with ETags. */
export interface CodehostDouble {
  url: string
  seen: SeenRequest[]
  /** The items of the repository by number. */
  items: Map<number, HostItem>
  /** Opens an item, or changes one. */
  put(number: number, change?: Partial<HostItem>): void
  /** Answers a page in another way; undefined leaves it as it is. */
  trouble: ((page: number, response: ServerResponse) => boolean) | undefined
  /** How far its clock is ahead of ours, in milliseconds. */
  skewMs: number
  stop(): Promise<void>
}

/** Starts a code host whose pages have `pageSize` items. */
export async function startCodehostDouble(pageSize = 2): Promise<CodehostDouble> {
  const http: HttpDouble = await startHttpDouble()
  const items = new Map<number, HostItem>()
  const now = () => new Date(Math.floor((Date.now() + double.skewMs) / 1000) * 1000)
  const double: CodehostDouble = {
    url: http.url,
    seen: http.seen,
    items,
    put(number, change = {}) {
      const blank = { number, title: `Item ${number}`, state: 'open' as const, labels: [], isPullRequest: false }
      items.set(number, { ...blank, ...items.get(number), updatedAt: now(), ...change })
    },
    trouble: undefined,
    skewMs: 0,
    stop: http.stop,
  }
  http.answer = (request, response) => {
    const url = new URL(request.path, http.url)
    const page = Number(url.searchParams.get('page') ?? '1')
    if (double.trouble?.(page, response)) return
    if (url.pathname !== '/repos/acme/resume/issues') return void answerJson(response, {}, { status: 404 })
    const since = Date.parse(url.searchParams.get('since') ?? '1970-01-01T00:00:00Z')
    const listed = [...items.values()]
      .filter(({ updatedAt }) => updatedAt.getTime() >= since)
      .sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime() || other.number - one.number)
    const shown = listed.slice((page - 1) * pageSize, page * pageSize).map(answered)
    const etag = `"${Buffer.from(JSON.stringify(shown)).toString('base64url').slice(-40)}"`
    const headers: Record<string, string> = { etag, date: now().toUTCString() }
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end()
    if (page * pageSize < listed.length) {
      url.searchParams.set('page', String(page + 1))
      headers.link = `<${url.href}>; rel="next", <${url.href}>; rel="last"`
    }
    answerJson(response, shown, { headers })
  }
  return double
}

function answered({ number, title, state, labels, isPullRequest, updatedAt }: HostItem) {
  return {
    ...{ id: number * 1000, number, title, state, body: 'text', user: { login: 'ada' } },
    html_url: `https://codehost.example/acme/resume/issues/${number}`,
    labels: labels.map((name) => ({ name })),
    created_at: '2026-01-01T00:00:00Z',
    updated_at: updatedAt.toISOString().replace(/\.\d+Z$/, 'Z'),
    ...(isPullRequest && { pull_request: { url: 'https://codehost.example' } }),
  }
}
