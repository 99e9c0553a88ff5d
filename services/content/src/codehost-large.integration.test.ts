import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ago, type Replica, type RunningSync, runSync } from '../test-data/running-sync.ts'

const items = 2_500
/** Of 100 items, of which the first stands at the end of the one before. */
const pages = 26
let running: RunningSync
let host: RunningSync['host']
let one: Replica
beforeAll(async () => {
  running = await runSync()
  host = running.host
  one = await running.startIdle()
})
beforeEach(async () => {
  host.paging = 'cursor'
  host.items.clear()
  for (let number = 1; number <= items; number++) host.put(number, ago(10 * (items - number) + 60))
  await one.sync(true)
})
afterAll(() => running.stop())

/** Lets a full run fail at a page that it asks for. @returns how many it asked for */
async function failAt(failing: number): Promise<number> {
  host.seen.length = 0
  host.trouble = (_asked, response) => host.seen.length === failing && Boolean(response.writeHead(404).end())
  await expect(one.sync(true)).rejects.toMatchObject({ id: 'upstream_failed' })
  host.trouble = undefined
  return host.seen.length
}

/** Runs a full sync. @returns how many pages it asked for */
async function syncAll(): Promise<number> {
  host.seen.length = 0
  expect(await one.sync(true)).toMatchObject({ status: 'SYNC_STATUS_SUCCEEDED', full: true })
  return host.seen.length
}

async function shown(): Promise<Map<number, string>> {
  const { rows } = await running.pool.query<{ number: number; title: string }>(
    'SELECT number, title FROM codehost_items',
  )
  return new Map(rows.map(({ number, title }) => [number, title]))
}
const kept = async () => (await running.pool.query('SELECT FROM codehost_read_items')).rowCount ?? 0

describe.each(['cursor', 'number'] as const)('a full sync of many pages that follow each other by %s', (paging) => {
  beforeEach(() => {
    host.paging = paging
  })

  it('goes on where one before it stopped, and misses nothing that changed or came meanwhile', async () => {
    const before = await shown()
    await failAt(20)
    expect(await shown()).toEqual(before)
    expect(await kept()).toBeGreaterThan(900)
    host.put(1, { title: 'Changed after it was read' })
    host.put(items - 1, { title: 'Changed before it was read' })
    host.put(items + 1, { title: 'Came meanwhile' })
    expect(await syncAll()).toBeLessThan(20)
    const after = await shown()
    expect(after.size).toBe(items + 1)
    expect([1, items - 1, items + 1].map((number) => after.get(number))).toEqual([
      'Changed after it was read',
      'Changed before it was read',
      'Came meanwhile',
    ])
    expect(await kept()).toBe(0)
  })

  it('ends in the end, however early each run stops', async () => {
    for (let number = 1; number <= items; number++) host.put(number, { ...host.items.get(number), title: 'Renamed' })
    expect([await failAt(13), await failAt(13)]).toEqual([13, 13])
    expect(await syncAll()).toBeLessThan(13)
    expect(new Set((await shown()).values())).toEqual(new Set(['Renamed']))
  })

  it('reads everything once more where items seem to have gone, also over several runs', async () => {
    host.items.delete(items)
    expect(await failAt(pages + 15)).toBe(pages + 15)
    expect(await syncAll()).toBeLessThan(pages)
    const after = await shown()
    expect([after.size, after.has(items)]).toEqual([items - 1, false])
  })
})

describe('what a full sync has read before it stopped', () => {
  it.each(["repo = 'acme/former'", "begun_at = begun_at - interval '7 days'"])(
    'counts for nothing when %s',
    async (change) => {
      await failAt(20)
      await running.pool.query(`UPDATE codehost_readings SET ${change}`)
      expect(await syncAll()).toBe(pages)
      expect(await kept()).toBe(0)
    },
  )

  it('is nothing that readers see, or that a sync of changes touches', async () => {
    host.put(1, { title: 'Renamed' })
    await failAt(20)
    const before = await kept()
    await one.sync()
    expect((await shown()).get(1)).toBe('Renamed')
    expect(await kept()).toBe(before)
  })
})
