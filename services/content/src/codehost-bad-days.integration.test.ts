import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ago, type Replica, type RunningSync, runSync } from '../test-data/running-sync.ts'

let running: RunningSync
let host: RunningSync['host']
let one: Replica
beforeAll(async () => {
  running = await runSync({ mostPerPage: 2 })
  host = running.host
  one = await running.startIdle({ CODEHOST_TIMEOUT_MS: '1000' })
  for (const number of [1, 2, 3, 4, 5, 6]) host.put(number, ago(100 * number))
  await one.sync()
})
beforeEach(async () => {
  host.trouble = undefined
  host.seen.length = 0
  await running.pool.query('UPDATE codehost_syncs SET retry_at = NULL')
})
afterAll(() => running.stop())

/** Answers the second page of each walk in another way. */
const instead = (answer: (response: ServerResponse) => unknown) => {
  host.trouble = ({ page }, response) => {
    if (page === 2) answer(response)
    return page === 2
  }
}
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const lastRun = async () => (await running.runs()).at(-1)
const anItem = (more: object) => ({
  ...{ id: 1, number: 1, title: 'A', state: 'open', labels: [], html_url: 'https://codehost.example/1' },
  ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z', ...more },
})

/** What can stand in place of a page, and what the record says then. */
const failures: [what: string, reason: string, answer: (response: ServerResponse) => unknown][] = [
  ['a page of HTML', 'not JSON', (response) => response.writeHead(200).end('<html>Unicorn</html>')],
  ['an empty answer', 'not JSON', (response) => response.writeHead(204).end()],
  ['an object', 'no list of issues', json(200, { message: 'Hello' })],
  ['a number that is none', 'no list of issues', json(200, [anItem({ number: 'x' })])],
  ['a number beyond all tables', 'no list of issues', json(200, [anItem({ number: 2 ** 40 })])],
  ['a time beyond all tables', 'no list of issues', json(200, [anItem({ updated_at: '+012345-01-01T00:00:00Z' })])],
  ['an address that is a program', 'no list of issues', json(200, [anItem({ html_url: 'javascript:alert(1)' })])],
  ['a missing page', 'answered 404', json(404, { message: 'Not Found' })],
  ['a refusal', 'answered 403', json(403, { message: 'Resource not accessible by personal access token' })],
  ['a lost token', 'answered 401', json(401, { message: 'Bad credentials' })],
  ['a broken server', 'answered 502', (response) => response.writeHead(502).end('<html>Bad Gateway</html>')],
  ['a broken connection', 'cannot be reached', (response) => response.destroy()],
  [
    'a page that breaks off',
    'broke off',
    (response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('[')
      setTimeout(() => response.destroy(), 20)
    },
  ],
  ['silence', 'cannot be reached', () => {}],
  ['a page that goes on forever', 'broke off', (response) => response.writeHead(200).write('[')],
  ['a way to another host', 'another host', json(301, {}, { location: 'https://elsewhere.example/issues' })],
  ['a next page at another host', 'another host', json(200, [], { link: '<https://elsewhere.example/>; rel="next"' })],
  ['redirects in a circle', 'without an end', (response) => redirectToItself(response)],
  ['pages in a circle', 'no end', (response) => nextIsItself(response)],
]
const redirectToItself = (response: ServerResponse) => json(302, {}, { location: response.req?.url ?? '' })(response)
const nextIsItself = (response: ServerResponse) =>
  json(200, [], { link: `<${host.url}${response.req?.url}>; rel="next"` })(response)

describe('on a bad day of the code host', () => {
  it.each(failures)('the last whole snapshot stays with %s in the middle', async (_what, reason, answer) => {
    const before = await one.list()
    host.items.delete(6)
    host.put(7, { title: 'New' })
    instead(answer)
    const failure = { id: 'upstream_failed', message: expect.stringContaining(reason) }
    await expect(one.sync(true)).rejects.toMatchObject(failure)
    expect(await lastRun()).toMatchObject({ status: 'FAILED', error: expect.stringContaining(reason), retryAt: null })
    expect(await one.list()).toEqual(before)
    host.items.delete(7)
    host.put(6, ago(600))
  })

  it('the next run repairs what failed', async () => {
    instead((response) => response.destroy())
    await expect(one.sync(true)).rejects.toMatchObject({ id: 'upstream_failed' })
    host.trouble = undefined
    host.put(1, { title: 'Renamed' })
    expect(await one.sync()).toMatchObject({ status: 'SYNC_STATUS_SUCCEEDED', updated: 1 })
  })

  it('what fails for a moment is tried again within the run', async () => {
    let failures = 0
    const passing = [
      (response: ServerResponse) => response.destroy(),
      (response: ServerResponse) => response.writeHead(503).end(),
    ]
    host.trouble = ({ page }, response) => {
      const fail = page === 2 ? passing[failures++] : undefined
      fail?.(response)
      return fail !== undefined
    }
    expect(await one.sync(true)).toMatchObject({ status: 'SYNC_STATUS_SUCCEEDED' })
  })

  it('a slow one is waited for', async () => {
    host.trouble = ({ page }, response) => {
      if (page !== 2) return undefined
      host.trouble = undefined
      setTimeout(() => json(200, [])(response), 600)
      return true
    }
    expect(await one.sync(true)).toMatchObject({ status: 'SYNC_STATUS_SUCCEEDED', removed: 0 })
  })

  it('texts that PostgreSQL does not keep are kept without what it refuses', async () => {
    host.put(8, { title: 'Zero \0 and half \ud83d a sign', labels: ['\0bug', ''] })
    await one.sync()
    expect((await one.list()).items[0]).toMatchObject({ title: 'Zero  and half \ufffd a sign', labels: ['bug'] })
    host.items.delete(8)
    await one.sync(true)
  })
})

const inAnHour = () => String(Math.floor(Date.now() / 1000) + 3_000)
const limits: [what: string, seconds: [number, number], answer: (response: ServerResponse) => unknown][] = [
  [
    'Retry-After',
    [36, 37],
    json(403, { message: 'You have exceeded a secondary rate limit' }, { 'retry-after': '37' }),
  ],
  ['429 and Retry-After', [36, 37], json(429, { message: 'Slow down' }, { 'retry-after': '37' })],
  [
    'x-ratelimit-reset',
    [2_990, 3_000],
    (response) =>
      json(
        403,
        { message: 'API rate limit exceeded' },
        { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inAnHour() },
      )(response),
  ],
  [
    'x-ratelimit-reset by a clock that is ahead',
    [2_990, 3_000],
    (response) => {
      const reset = String(Number(inAnHour()) + 86_400)
      const date = new Date(Date.now() + 86_400_000).toUTCString()
      json(429, {}, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset, date })(response)
    },
  ],
  ['words alone', [55, 60], json(403, { message: 'You have exceeded a secondary rate limit. Please wait.' })],
  ['a time of days', [3_590, 3_600], json(429, {}, { 'retry-after': '999999' })],
]

describe('limits of the code host', () => {
  it.each(limits)('told by %s end the run, and none begins before they do', async (_what, [least, most], answer) => {
    const before = await one.titles()
    instead(answer)
    const begun = performance.now()
    const refused = await one.sync(true).catch((error: unknown) => error)
    const passed = (performance.now() - begun) / 1_000
    expect(refused).toMatchObject({ id: 'upstream_failed', message: expect.stringContaining('limits requests') })
    const { retryAfterSeconds } = refused as { retryAfterSeconds: number }
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(least - passed)
    expect(retryAfterSeconds).toBeLessThanOrEqual(most)
    expect(await one.titles()).toEqual(before)
    const sent = host.seen.length
    await expect(one.sync()).rejects.toMatchObject({ id: 'upstream_failed', retryAfterSeconds: expect.any(Number) })
    expect(host.seen).toHaveLength(sent)
    await running.pool.query('UPDATE codehost_syncs SET retry_at = now() WHERE retry_at IS NOT NULL')
    host.trouble = undefined
    expect(await one.sync(true)).toMatchObject({ status: 'SYNC_STATUS_SUCCEEDED' })
  })

  it('keep another process and a new one from asking, too', async () => {
    host.remaining = 0
    await expect(one.sync()).rejects.toMatchObject({ id: 'upstream_failed' })
    await running.pool.query("UPDATE codehost_snapshots SET synced_at = now() - interval '13 hours'")
    const sent = host.seen.length
    const other = await running.start()
    await expect(other.sync()).rejects.toMatchObject({ id: 'upstream_failed', retryAfterSeconds: expect.any(Number) })
    expect(host.seen).toHaveLength(sent)
    host.remaining = 5_000
  })

  it('are not used up by asking whether anything is new', async () => {
    await one.sync()
    await one.sync()
    const before = host.remaining
    await one.sync()
    expect(host.remaining).toBe(before)
  })
})
