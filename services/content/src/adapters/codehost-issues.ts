import { CodehostFailure } from '@resume/codehost/failure'
import { type CodehostItem, isAnsweredItem, itemOf } from '../domain/codehost.ts'
import type { SyncCodehostPorts, Walk } from '../use-cases/sync-codehost.ts'
import { createCodehostPages, type PageAccess } from './codehost-pages.ts'

/** Pages of 100 items that are read at most, one after the other. */
const mostPages = 2_000

/**
 * How far before the last item of a page the next one begins, in milliseconds: times have whole seconds, and what changed at just the
 * time that is asked for need not be answered.
 */
const overlapMs = 1_000

/**
 * Reads issues and pull requests of a repository over the code host's REST API.
 * @param signal ends the reading
 */
export function createCodehostIssues(
  options: PageAccess & { repo: string },
  signal: AbortSignal,
): SyncCodehostPorts['codehost'] {
  const page = createCodehostPages(options, signal)
  const first = `${options.apiUrl.replace(/\/+$/, '')}/repos/${options.repo}/issues`

  return {
    async walk(since, etag): Promise<Walk> {
      const begun = await page(`${first}?${queryOf('desc', since)}`, etag)
      if (begun.kind === 'unchanged') return begun
      const items = itemsIn(begun.body)
      const seen = new Set<string>()
      for (let { next } = begun; next !== undefined; ) {
        refuseEndless(seen, next)
        const answer = await page(next, null)
        if (answer.kind === 'unchanged') break
        for (const item of itemsIn(answer.body)) items.push(item)
        next = answer.next
      }
      return { kind: 'read', items, pages: seen.size + 1, etag: begun.etag, askedAt: begun.date }
    },

    async readUp(from, take) {
      const seen = new Set<string>()
      let askedAt: Date | undefined
      let since = from && before(from)
      let isInOrder = true
      for (let url = `${first}?${queryOf('asc', since)}`; ; ) {
        refuseEndless(seen, url)
        const answer = await page(url, null)
        if (answer.kind === 'unchanged') break
        if (seen.size === 1) askedAt = answer.date
        const items = itemsIn(answer.body)
        isInOrder &&= isAscending(items)
        const last = isInOrder ? items.at(-1)?.updatedAt : undefined
        await take(items, last && earlier(last, askedAt ?? new Date()))
        if (answer.next === undefined) break
        /**
         * The next page is asked for by time where that leads on: pages that follow each other by their number move when something is
         * changed or deleted meanwhile, and what a page passes over then would be missing.
         */
        const onwards = last && before(last)
        const leadsOn = onwards !== undefined && (since === null || onwards > since)
        url = leadsOn ? `${withoutQuery(answer.next)}?${queryOf('asc', onwards)}` : answer.next
        if (leadsOn) since = onwards
      }
      return { askedAt }
    },
  }
}

/** In whole seconds, as the query has it: a later time within the same second would ask for the same page again. */
const before = (time: Date) => new Date(Math.floor(time.getTime() / 1_000) * 1_000 - overlapMs)

/** The earlier of two times: an item of the future, by a clock that was ahead, must not hide what changes from now on. */
const earlier = (one: Date, other: Date) => (one < other ? one : other)

function queryOf(direction: 'asc' | 'desc', since: Date | null): URLSearchParams {
  const query = new URLSearchParams({ state: 'all', sort: 'updated', direction, per_page: '100' })
  if (since) query.set('since', inSeconds(since))
  return query
}

const inSeconds = (time: Date) => time.toISOString().replace(/\.\d+Z$/, 'Z')

const withoutQuery = (address: string) => address.replace(/\?.*$/, '')

function refuseEndless(seen: Set<string>, url: string): void {
  if (seen.has(url) || seen.size === mostPages) throw new CodehostFailure('The pages of the code host have no end')
  seen.add(url)
}

function isAscending(items: readonly CodehostItem[]): boolean {
  return items.every((item, nth) => nth === 0 || (items[nth - 1]?.updatedAt ?? item.updatedAt) <= item.updatedAt)
}

/** The items of a page, without their texts. @throws CodehostFailure for anything else */
function itemsIn(body: unknown) {
  if (!Array.isArray(body) || !body.every(isAnsweredItem)) {
    throw new CodehostFailure('The code host answered something that is no list of issues')
  }
  return body.map(itemOf)
}
