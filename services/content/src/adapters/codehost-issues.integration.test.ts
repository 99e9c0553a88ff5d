import { type RepositoryDouble, startRepositoryDouble } from '@resume/codehost-double/repository'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CodehostItem } from '../domain/codehost.ts'
import { createCodehostIssues } from './codehost-issues.ts'

const began = Date.parse('2026-03-01T12:00:00Z')
const changedAt = (number: number) => new Date(began + number * 60_000)

let host: RepositoryDouble
beforeAll(async () => {
  host = await startRepositoryDouble(3)
})
beforeEach(() => {
  host.seen.length = 0
  host.trouble = undefined
  host.items.clear()
  for (let number = 1; number <= 5; number++) host.put(number, { updatedAt: changedAt(number) })
})
afterAll(() => host.stop())

/** An item as the code host answers it. */
const itemAt = (number: number, at: Date) => ({
  ...{ id: number, number, title: `Item ${number}`, state: 'open', labels: [], html_url: `${host.url}/${number}` },
  ...{ created_at: changedAt(0).toISOString(), updated_at: at.toISOString() },
})

/** Reads everything, the longest unchanged first. @returns what each page had, and the place that was told with it */
async function readAll(): Promise<{ numbers: number[]; place: Date | undefined }[]> {
  const { signal } = new AbortController()
  const issues = createCodehostIssues({ apiUrl: host.url, token: undefined, timeoutMs: 5_000, repo: host.repo }, signal)
  const pages: { numbers: number[]; place: Date | undefined }[] = []
  await issues.readUp(null, async (items: CodehostItem[], place) => {
    pages.push({ numbers: items.map(({ number }) => number), place })
  })
  return pages
}

it('each page is asked for from a second before the last item of the page before it', async () => {
  expect(await readAll()).toEqual([
    { numbers: [1, 2, 3], place: changedAt(3) },
    { numbers: [3, 4, 5], place: changedAt(5) },
  ])
  const asked = host.seen.map(({ path }) => new URL(path, host.url).searchParams.get('since'))
  expect(asked).toEqual([null, '2026-03-01T12:02:59Z'])
})

it('more items than a page has may change within a second, told in milliseconds', async () => {
  const all = Array.from({ length: 8 }, (_, at) => ({ number: at + 1, at: new Date(began + at * 100) }))
  host.trouble = ({ request }, response) => {
    const asked = new URL(request.path, host.url)
    const [since, page] = [
      Date.parse(asked.searchParams.get('since') ?? '') || 0,
      Number(asked.searchParams.get('page')) || 1,
    ]
    const found = all.filter(({ at }) => at.getTime() >= since).slice((page - 1) * 3)
    asked.searchParams.set('page', String(page + 1))
    const link = { link: `<${asked}>; rel="next"` }
    response.writeHead(200, { 'content-type': 'application/json', ...(found.length > 3 && link) })
    response.end(JSON.stringify(found.slice(0, 3).map(({ number, at }) => itemAt(number, at))))
    return true
  }
  const read = (await readAll()).flatMap(({ numbers }) => numbers)
  expect([...new Set(read)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

it('an item of the future moves the place no further than the time at which it was asked for', async () => {
  host.put(5, { updatedAt: new Date(Date.now() + 3_600_000) })
  const place = (await readAll()).at(-1)?.place
  expect(place?.getTime()).toBeGreaterThan(changedAt(4).getTime())
  expect(place?.getTime()).toBeLessThanOrEqual(Date.now())
})

it('of a code host that keeps to another order no place is told, and its pages are followed by their addresses', async () => {
  host.trouble = ({ request }, response) => {
    const isNext = request.path.includes('page=2')
    const link = { link: `<${host.url}/repos/${host.repo}/issues?page=2>; rel="next"` }
    const answer = (isNext ? [2, 1] : [5, 4]).map((number) => itemAt(number, changedAt(number)))
    response.writeHead(200, { 'content-type': 'application/json', ...(!isNext && link) }).end(JSON.stringify(answer))
    return true
  }
  expect(await readAll()).toEqual([
    { numbers: [5, 4], place: undefined },
    { numbers: [2, 1], place: undefined },
  ])
})
