import { describe, expect, it } from 'vitest'
import { fromApp } from '../client/client.ts'
import { aVisitor, theAdministrator } from './platform.ts'

const page = () => aVisitor(fromApp)
const now = () => new Date().toISOString()
const unique = () => `test.${Math.random().toString(36).slice(2)}`
const send = (events: unknown, client = page(), headers = {}) =>
  client.call('POST', '/stats/events', { body: { events }, headers })
const counts = async (query: string) => {
  const answer = await theAdministrator().call('GET', `/admin/stats?${query}`)
  return answer.body.data.items
}
const patience = { timeout: 20_000 }

describe('statistics events', () => {
  it('are counted by day, name and value, each once', async () => {
    const name = unique()
    const event = { name, properties: { path: '/editor', dark: true, columns: 2 }, at: now() }
    const events = [event, event, { ...event, properties: { path: '/' } }]
    const client = page()
    const answer = await send(events, client, { 'idempotency-key': name })
    expect([answer.status, answer.body.data]).toEqual([202, { accepted: 3 }])
    const repeated = await send(events, client, { 'idempotency-key': name })
    expect([repeated.status, repeated.headers.get('idempotency-replayed')]).toEqual([202, 'true'])
    const counted = { date: event.at.slice(0, 10), name, property: null, value: null, count: 3 }
    await expect.poll(() => counts(`name=${name}`), patience).toEqual([counted])
    expect(await counts(`name=${name}&property=path`)).toEqual([
      { ...counted, property: 'path', value: '/editor', count: 2 },
      { ...counted, property: 'path', value: '/', count: 1 },
    ])
    expect(await counts(`name=${name}&property=columns`)).toMatchObject([{ value: '2', count: 2 }])
    expect(await counts(`name=${name}&to=2026-01-01`)).toEqual([])
  })

  it('are held to their limits, and nothing of a request with a wrong one is counted', async () => {
    const name = unique()
    const event = { name, properties: {}, at: now() }
    const wrong: [string, object][] = [
      ['name', { ...event, name: 'a name' }],
      ['name', { ...event, name: 'x'.repeat(65) }],
      ['at', { ...event, at: 'yesterday' }],
      ['at', { ...event, at: new Date(Date.now() + 2 * 3_600_000).toISOString() }],
      ['at', { ...event, at: '2001-01-01T00:00:00.000Z' }],
      ['user', { ...event, user: 'ada' }],
      ['properties.email', { ...event, properties: { email: 'ada@example.com' } }],
      ['properties.deep', { ...event, properties: { deep: { er: 1 } } }],
      ['properties.long', { ...event, properties: { long: 'x'.repeat(101) } }],
      ['properties', { ...event, properties: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`p${n}`, n])) }],
    ]
    for (const [path, bad] of wrong) {
      const answer = await send([event, bad])
      expect([answer.status, answer.body.details[0]?.path], JSON.stringify(bad)).toEqual([400, `events.1.${path}`])
    }
    expect((await send([])).status).toBe(400)
    expect((await send(Array(51).fill(event))).status).toBe(400)
    await send([{ ...event, properties: { after: 'all' } }])
    await expect.poll(() => counts(`name=${name}`), patience).toMatchObject([{ count: 1 }])
  })

  it('are for first-party pages, 15 times a minute', async () => {
    const event = { name: unique(), properties: {}, at: now() }
    expect((await send([event], aVisitor({ origin: 'https://evil.example' }))).status).toBe(401)
    const client = page()
    const statuses = await Promise.all(Array.from({ length: 18 }, async () => (await send([event], client)).status))
    expect(statuses.sort()).toEqual([...Array(15).fill(202), ...Array(3).fill(429)])
    await expect.poll(() => counts(`name=${event.name}`), patience).toMatchObject([{ count: 15 }])
  })

  it('are shown for at most a year at once, and by value only of one name', async () => {
    const ask = (query: string) => theAdministrator().call('GET', `/admin/stats?${query}`)
    expect((await ask('property=path')).body.details).toEqual([{ path: 'name', message: 'is required' }])
    expect((await ask('from=2026-02-30')).body.details[0].path).toBe('from')
    expect((await ask('from=2026-03-02&to=2026-03-01')).body.details[0].path).toBe('from')
    expect((await ask('from=2024-01-01&to=2026-03-01')).body.details[0].path).toBe('from')
    expect((await ask('limit=51')).status).toBe(400)
  })
})
