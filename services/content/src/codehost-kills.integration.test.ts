import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ago, patience, type Replica, type RunningSync, runSync } from '../test-data/running-sync.ts'

const items = 250
let running: RunningSync
let host: RunningSync['host']
let one: Replica
let two: Replica
beforeAll(async () => {
  running = await runSync()
  host = running.host
  for (let number = 1; number <= items; number++) host.put(number, ago(60 * number))
  ;[one, two] = await Promise.all([running.start(), running.start()])
})
afterAll(() => running.stop())

const refused = { id: 'sync_in_progress' }
const lastRun = async () => (await running.runs()).at(-1)
/** What readers see. */
const seen = async () => [await one.list(), await one.stats()]
/** Lets a lease run out, as if its time had passed. */
const runOut = (lease: string) =>
  running.pool.query('UPDATE job_leases SET expires_at = now() WHERE name = $1', [lease])
/** Makes the snapshot older, so that a process that starts begins a sync by itself. */
const becomes = async (age: { synced: string; full: string }) => {
  await runOut('codehost-schedule')
  await running.pool.query(
    'UPDATE codehost_snapshots SET synced_at = now() - $1::interval, full_at = now() - $2::interval',
    [age.synced, age.full],
  )
}
/** Holds up the answers to a page. @returns lets them go, as they are given */
const holdUp = (held: number, body: string) => {
  const gate = Promise.withResolvers<void>()
  host.seen.length = 0
  host.trouble = ({ page }, response) => {
    if (page === held) gate.promise.then(() => response.end(body))
    return page === held
  }
  return () => {
    host.trouble = undefined
    gate.resolve()
  }
}

describe('the sync over replicas', () => {
  it('runs once when two of them start', async () => {
    await expect.poll(async () => (await lastRun())?.status, patience).toBe('SUCCEEDED')
    expect(await running.runs()).toMatchObject([{ full: true }])
    expect(host.seen.filter(({ path }) => !path.includes('since=') && !path.includes('after='))).toHaveLength(1)
    expect((await two.list()).total).toBe(items)
  })

  it('leaves the last whole snapshot when it is killed while it reads, and others out until its lock has run out', async () => {
    for (let number = 1; number <= items; number++) host.put(number, { title: 'Changed' })
    const before = await seen()
    const letGo = holdUp(2, '')
    const doomed = two.sync().catch(() => undefined)
    await expect.poll(() => host.seen.length, patience).toBe(2)
    await expect(one.sync()).rejects.toMatchObject(refused)
    await two.service.stop('SIGKILL')
    expect(await doomed).toBeUndefined()
    letGo()
    await expect(one.sync()).rejects.toMatchObject(refused)
    expect(await seen()).toEqual(before)
    await runOut('codehost-sync')
    expect(await one.sync()).toMatchObject({ updated: items })
    const statuses = (await running.runs()).map(({ status, error }) => [status, error])
    expect(statuses).toContainEqual(['FAILED', 'The process that ran the sync ended'])
    expect(statuses.flat()).not.toContain('RUNNING')
  })

  it('begins in full by itself after a week, and leaves the last whole snapshot when it is killed within the switch', async () => {
    await becomes({ synced: '11 hours', full: '7 days' })
    for (let number = 1; number <= items; number++) host.put(number, { title: 'Changed again' })
    host.items.delete(items)
    const before = await seen()
    /** The switch writes its items, and then waits for the row that holds its figures. */
    const holder = await running.pool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM codehost_snapshots FOR UPDATE')
    const three = await running.start()
    const waiting = `
      SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~ 'codehost_snapshots'`
    await expect.poll(async () => (await running.pool.query(waiting)).rowCount, patience).toBe(1)
    expect(await lastRun()).toMatchObject({ status: 'RUNNING', full: true })
    expect(await seen()).toEqual(before)
    await expect(one.sync()).rejects.toMatchObject(refused)
    await three.service.stop('SIGKILL')
    await holder.query('ROLLBACK')
    holder.release()
    expect(await seen()).toEqual(before)
    await runOut('codehost-sync')
    expect(await one.sync(true)).toMatchObject({ updated: items - 1, removed: 1 })
  })

  it('begins by itself after 12 hours, and writes nothing for a process that was away until its lock had passed on', async () => {
    await becomes({ synced: '12 hours', full: '6 days' })
    const letGo = holdUp(1, '[]')
    const four = await running.start()
    await expect.poll(() => host.seen.length, patience).toBe(1)
    expect(await lastRun()).toMatchObject({ status: 'RUNNING', full: false })
    four.service.process.kill('SIGSTOP')
    letGo()
    await runOut('codehost-sync')
    host.put(1, { title: 'Changed by another' })
    expect(await one.sync()).toMatchObject({ updated: 1 })
    const after = await seen()
    four.service.process.kill('SIGCONT')
    await expect.poll(() => four.service.logged(), patience).toContain('has passed to another process')
    expect(await seen()).toEqual(after)
    expect(await lastRun()).toMatchObject({ status: 'SUCCEEDED' })
  })
})
