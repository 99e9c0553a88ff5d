import { describe, expect, it } from 'vitest'
import { fromApp } from '../client/client.ts'
import { aUser, aVisitor, theAdministrator } from './platform.ts'

const patience = { timeout: 20_000 }
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const admin = () => theAdministrator()
const usersFor = async (query: string) => (await admin().call('GET', `/admin/users?${query}`)).body.data

describe('users, as the administrator sees them', () => {
  it('are found by a part of name, address or username, or by their ID, and show nothing secret', async () => {
    const { session, email, userId } = await aUser()
    const name = `Zoë ${Math.random().toString(36).slice(2)} 100%_O`
    await session.call('PUT', '/users/me/name', { body: { name } })
    const row = {
      ...{ id: userId, name, username: '', email, emailVerified: true, autoSyncEnabled: true },
      ...{ plan: 'FREE', status: 'INACTIVE', createdAt: timestamp, updatedAt: timestamp },
    }
    for (const search of [
      userId,
      email.toUpperCase(),
      email.slice(2, 30),
      `ZOË ${name.slice(4, 12)}`,
      name.slice(-8),
    ]) {
      const found = await usersFor(`search=${encodeURIComponent(search)}`)
      expect([found.total, found.items], search).toEqual([1, [row]])
    }
    expect((await usersFor(`search=${encodeURIComponent(`%${email}`)}`)).items).toEqual([])
    const newest = await usersFor('limit=1')
    expect(newest).toMatchObject({ limit: 1, hasMore: true, items: [{ id: expect.any(String) }] })
    expect((await admin().call('GET', '/admin/users?search=ab')).body.details[0].path).toBe('search')
  })
})

describe('credits that the administrator grants', () => {
  const grant = (body: object, headers = {}) => admin().call('POST', '/admin/credits', { body, headers })

  it('are in the wallet at once, once for a key, and in the audit log', async () => {
    const { session, userId } = await aUser()
    expect((await session.call('GET', '/billing/me')).body.data.credits.balance).toBe(0)
    const body = { userId, amount: 40, reason: 'a mistake of ours' }
    const key = { 'idempotency-key': `grant-${userId}` }
    const racing = await Promise.all(Array.from({ length: 5 }, () => grant(body, key)))
    expect(racing.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const again = await grant(body, key)
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    expect(again.body.data).toMatchObject({ userId, amount: 40, wallet: { balance: 40 }, expiresAt: timestamp })
    expect((await grant({ ...body, amount: 41 }, key)).headers.get('x-error-code')).toBe('idempotency_conflict')
    expect((await session.call('GET', '/billing/me')).body.data.credits.balance).toBe(40)
    const [movement] = (await session.call('GET', '/billing/credits/history')).body.data.items
    expect(movement).toMatchObject({ kind: 'grant', amount: 40, purpose: 'administrator' })
    const audit = async () => (await admin().call('GET', `/admin/audit?subjectId=${userId}`)).body.data.items
    await expect.poll(async () => (await audit()).length, patience).toBe(1)
    expect(await audit()).toMatchObject([
      { action: 'credits.grant', subjectType: 'user', reason: body.reason, before: { balance: 0 } },
    ])
    expect((await audit())[0].after).toEqual({ balance: 40, granted: 40 })
    const { billing } = JSON.parse((await session.call('GET', '/users/me/export')).text).data
    expect(JSON.stringify(billing)).toContain('"administrator"')
  })

  it('need somebody, an amount and a reason', async () => {
    const { userId } = await aUser()
    const body = { userId, amount: 5, reason: 'a present' }
    const paths = async (wrong: object) => (await grant(wrong)).body.details.map(({ path }: { path: string }) => path)
    expect(await paths({ userId, amount: 5 })).toEqual(['reason'])
    for (const amount of [0, -1, 1.5, 100_001]) expect(await paths({ ...body, amount })).toEqual(['amount'])
    expect((await grant({ ...body, userId: 'nobody' })).status).toBe(404)
    expect((await grant({ ...body, userId: '01890000-0000-7000-8000-000000000000' })).status).toBe(404)
  })
})

describe('the overview', () => {
  it('counts by day what its owners have', async () => {
    /** Of two days, so that nothing is left out when the second begins meanwhile; the platform is younger than they are. */
    const counted = async () => {
      const { days } = (await admin().call('GET', '/admin/overview?days=2')).body.data
      const sum = (of: 'users' | 'documents' | 'scans') => days[0][of] + days[1][of]
      return { users: sum('users'), documents: sum('documents'), scans: sum('scans') }
    }
    const resume = 'Jane Doe\njane@example.com\n\nExperience\nEngineer, Example Ltd, 2020 - Present'
    const grown = async () => {
      const before = await counted()
      const { session } = await aUser()
      await session.call('POST', '/documents', { body: { type: 'RESUME', title: 'Mine' } })
      const scans = [session, session, aVisitor(fromApp)].map((caller) =>
        caller.call('POST', '/ats/check', { body: { resume, jobDescription: '' } }),
      )
      expect((await Promise.all(scans)).map(({ status }) => status)).toEqual([200, 200, 200])
      const after = await counted()
      expect(after.scans).toBeGreaterThanOrEqual(before.scans + 3)
      return after.users > before.users && after.documents > before.documents
    }
    /** Only what is still there is counted, and the users of other tests are deleted meanwhile. */
    await expect.poll(grown, patience).toBe(true)
    const today = () => new Date().toISOString().slice(0, 10)
    const asked = today()
    const { days } = (await admin().call('GET', '/admin/overview')).body.data
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toMatchObject({ runs: expect.any(Number), payments: expect.any(Number) })
    expect([asked, today()]).toContain(days.at(-1).date)
    expect((await admin().call('GET', '/admin/overview?days=91')).status).toBe(400)
  })
})
