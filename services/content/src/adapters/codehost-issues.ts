import { CodehostFailure } from '@resume/codehost/failure'
import { isAnsweredItem, itemOf } from '../domain/codehost.ts'
import type { Walk } from '../use-cases/sync-codehost.ts'
import { createCodehostPages, type PageAccess } from './codehost-pages.ts'

/** Pages of 100 items that a walk reads at most. */
const mostPages = 2_000

/**
 * Reads issues and pull requests of a repository over the code host's REST API, the last changed first.
 * @param signal ends the reading
 */
export function createCodehostIssues(options: PageAccess & { repo: string }, signal: AbortSignal) {
  const page = createCodehostPages(options, signal)
  const first = `${options.apiUrl.replace(/\/+$/, '')}/repos/${options.repo}/issues`

  return {
    async walk(since: Date | undefined, etag: string | null): Promise<Walk> {
      const query = new URLSearchParams({ state: 'all', sort: 'updated', direction: 'desc', per_page: '100' })
      if (since) query.set('since', since.toISOString().replace(/\.\d+Z$/, 'Z'))
      const begun = await page(`${first}?${query}`, etag)
      if (begun.kind === 'unchanged') return begun
      const items = itemsIn(begun.body)
      const seen = new Set<string>()
      for (let { next } = begun; next !== undefined; ) {
        if (seen.has(next) || seen.size === mostPages - 1) {
          throw new CodehostFailure('The pages of the code host have no end')
        }
        seen.add(next)
        const answer = await page(next, null)
        if (answer.kind === 'unchanged') break
        for (const item of itemsIn(answer.body)) items.push(item)
        next = answer.next
      }
      return { kind: 'read', items, pages: seen.size + 1, etag: begun.etag, askedAt: begun.date }
    },
  }
}

/** The items of a page, without their texts. @throws CodehostFailure for anything else */
function itemsIn(body: unknown) {
  if (!Array.isArray(body) || !body.every(isAnsweredItem)) {
    throw new CodehostFailure('The code host answered something that is no list of issues')
  }
  return body.map(itemOf)
}
