import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ago, type Replica, type RunningSync, runSync } from '../test-data/running-sync.ts'

let running: RunningSync
let host: RunningSync['host']
let one: Replica
beforeAll(async () => {
  running = await runSync({ mostPerPage: 2 })
  host = running.host
  one = await running.startIdle()
})
beforeEach(() => {
  host.seen.length = 0
})
afterAll(() => running.stop())

const sync = (full = false) => one.sync(full)
const list = (query = {}) => one.list(query)
const titles = (query = {}) => one.titles(query)
const stats = () => one.stats()

describe('the sync with the code host', () => {
  it('shows nothing before its first run, and then everything, over all pages', async () => {
    expect((await list()).items).toEqual([])
    expect((await stats()).syncedAt).toBeUndefined()
    host.put(1, { state: 'closed', ...ago(3_000) })
    host.put(2, { labels: ['In Progress'], ...ago(2_000) })
    host.put(3, { isPullRequest: true, ...ago(1_000) })
    host.put(4, { title: '[Bot] Weekly report' })
    host.put(5, { labels: ['done'], isPullRequest: true, ...ago(4_000) })
    const run = await sync()
    expect(run).toMatchObject({ status: 'SYNC_STATUS_SUCCEEDED', full: true, created: 4, updated: 0, removed: 0 })
    expect(await titles()).toEqual(['Item 3', 'Item 2', 'Item 1', 'Item 5'])
    expect(await titles({ status: 'ROADMAP_STATUS_DONE' })).toEqual(['Item 1', 'Item 5'])
    expect((await list({ kind: 'CODEHOST_KIND_PULL_REQUEST', limit: 1 })).total).toBe(2)
    const counts = { issues: 2, pullRequests: 2, todo: 1, inProgress: 1, done: 2 }
    expect(await stats()).toMatchObject({ projectName: 'resume', ...counts })
    expect((await stats()).syncedAt).toBe(run?.startedAt)
    expect(host.seen.every(({ headers }) => headers.authorization === 'Bearer a-token')).toBe(true)
  })

  it('reads only what has changed, and in one request that nothing has', async () => {
    host.put(1, { state: 'open' })
    host.put(3, { title: '[Bot] Renamed' })
    host.put(6)
    expect(await sync()).toMatchObject({ full: false, created: 1, updated: 1, removed: 1 })
    expect(host.seen[0]?.path).toContain('since=')
    expect(await titles({ status: 'ROADMAP_STATUS_TODO' })).toEqual(['Item 6', 'Item 1'])
    for (const item of host.items.values())
      if (item.updatedAt.getTime() > Date.now() - 60_000) Object.assign(item, ago(60))
    await sync()
    host.seen.length = 0
    const quiet = await sync()
    expect(quiet).toMatchObject({ status: 'SYNC_STATUS_SUCCEEDED', created: 0, updated: 0, removed: 0 })
    expect(host.seen.length).toBeLessThanOrEqual(3)
    host.seen.length = 0
    const unchanged = await sync()
    expect(host.seen.map(({ headers }) => headers['if-none-match'])).toEqual([expect.stringMatching(/^W\//)])
    expect((await stats()).syncedAt).toBe(unchanged?.startedAt)
  })

  it('misses no change while the clocks differ', async () => {
    for (const skewMs of [-120_000, 120_000, 86_400_000]) {
      host.skewMs = skewMs
      await sync()
      host.put(6, { title: `Renamed at ${skewMs}` })
      await sync()
      expect(await titles()).toContain(`Renamed at ${skewMs}`)
    }
    host.skewMs = 0
    host.put(7, { updatedAt: new Date(Date.now() + 3_600_000) })
    await sync()
    host.put(6, { title: 'Back in time' })
    await sync()
    expect((await titles()).slice(0, 1)).toEqual(['Item 7'])
    expect(await titles()).toContain('Back in time')
  })

  it('removes with a full run what was deleted or moved away, and learns the new names of labels', async () => {
    host.put(20, { labels: ['in progress'], ...ago(1_000) })
    host.put(21)
    host.put(22, { state: 'closed' })
    await sync(true)
    host.put(22, { state: 'open' })
    host.items.delete(21)
    host.renameLabel('in progress', 'waiting')
    expect(await sync()).toMatchObject({ updated: 1, removed: 0 })
    expect(await titles({ status: 'ROADMAP_STATUS_TODO' })).toContain('Item 22')
    expect(await sync(true)).toMatchObject({ full: true, created: 0, updated: 1, removed: 1 })
    const { rows } = await running.pool.query('SELECT action, after FROM audit_entries ORDER BY at DESC LIMIT 1')
    expect(rows).toEqual([{ action: 'codehost.sync', after: { full: true } }])
    expect((await list()).items.find(({ number }) => number === 20)).toMatchObject({
      status: 'ROADMAP_STATUS_TODO',
      labels: ['waiting'],
    })
    const { items, total } = await list()
    expect(items.map(({ number }) => number)).not.toContain(21)
    expect(total).toBe(items.length)
  })

  it('reads labels that are names alone, and a repository that has another name now', async () => {
    host.namesLabels = true
    host.isRenamed = true
    host.put(20, { labels: ['active'] })
    expect(await sync()).toMatchObject({ status: 'SYNC_STATUS_SUCCEEDED' })
    expect(await titles({ status: 'ROADMAP_STATUS_IN_PROGRESS' })).toContain('Item 20')
    host.namesLabels = false
    host.isRenamed = false
  })

  it.each(['cursor', 'number'] as const)(
    'loses nothing that changes while pages are followed by %s',
    async (paging) => {
      host.paging = paging
      for (let number = 30; number < 40; number++) host.put(number, ago(100 * number))
      await sync(true)
      /** What is on the last page moves to the first, which has been read; what is deleted moves others forward. */
      host.afterPage = (page) => {
        if (page === 1) host.put(39, { title: 'Moved to the front' })
        if (page === 2) host.items.delete(30)
        if (page === 3) host.put(40, { title: 'Opened meanwhile' })
        if (page === 4) host.afterPage = undefined
      }
      await sync(true)
      const known = await titles()
      for (let number = 31; number < 39; number++) expect(known).toContain(`Item ${number}`)
      expect(known).toEqual(expect.arrayContaining(['Moved to the front', 'Opened meanwhile']))
      expect(await sync(true)).toMatchObject({ status: 'SYNC_STATUS_SUCCEEDED' })
      expect(await titles()).not.toContain('Item 30')
      for (let number = 30; number <= 40; number++) host.items.delete(number)
      host.paging = 'cursor'
    },
  )
})
