import { Redis } from 'ioredis'
import { describe, expect, it } from 'vitest'
import type { Caller } from '../../test-data/api.ts'
import { runGateway } from '../../test-data/running-platform.ts'

const platform = runGateway()
const resume = 'Jane Doe\njane.doe@example.com\n\nExperience\nEngineer, Example Ltd, Jan 2020 - Present\n- Built things'

const create = (caller: Caller, key: string, body: object = { name: 'one' }) =>
  caller.call('POST', '/api/v1/api-keys', { body, headers: { 'idempotency-key': key } })
const total = async (caller: Caller) => (await caller.call('GET', '/api/v1/api-keys')).body.data.total
const otherRequest = {
  success: false,
  message: 'Idempotency key was used with another request',
  statusCode: 409,
}

describe('an idempotency key', () => {
  it('answers a repeat as the first request was answered, and says so', async () => {
    const { session } = await platform.account()
    const first = await create(session, 'once')
    const again = await create(session, 'once')
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null])
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    expect(again.text).toBe(first.text)
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    expect(await total(session)).toBe(1)
  })

  it('refuses another body, and that refusal is kept by nobody', async () => {
    const { session } = await platform.account()
    const first = await create(session, 'body')
    expect((await create(session, 'body', { name: 'two' })).body).toEqual(otherRequest)
    expect((await create(session, 'body')).text).toBe(first.text)
    expect(await total(session)).toBe(1)
  })

  it('is the one in the body, whatever key a client sends with each attempt', async () => {
    const { session } = await platform.account()
    const check = (key: string) =>
      session.call('POST', '/api/v1/ats/check', {
        body: { resume, requestId: 'the-same-request' },
        headers: { 'idempotency-key': key },
      })
    const [first, again] = [await check('attempt-1'), await check('attempt-2')]
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([200, null])
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  })

  it('is one’s own, and of one path', async () => {
    const [one, two] = [await platform.account(), await platform.account()]
    await create(one.session, 'shared')
    const other = await create(two.session, 'shared')
    expect([other.status, other.headers.get('idempotency-replayed')]).toEqual([201, null])
    const { id } = other.body.data
    const rotate = () =>
      two.session.call('POST', `/api/v1/api-keys/${id}/rotate`, { headers: { 'idempotency-key': 'shared' } })
    const rotated = await rotate()
    expect(rotated.headers.get('idempotency-replayed')).toBeNull()
    expect((await rotate()).text).toBe(rotated.text)
    expect(await total(two.session)).toBe(2)
  })

  it('lets one of many requests at once work; the others wait or are told', async () => {
    const { session } = await platform.account()
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(session, 'parallel')))
    const made = answers.filter(({ status }) => status === 201)
    expect(made.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1)
    expect(new Set(made.map(({ text }) => text)).size).toBe(1)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer.body).toMatchObject({ success: false, statusCode: 409 })
    }
    expect(await total(session)).toBe(1)
  })

  it('whose request is in flight is 409, whatever the body', async () => {
    const { session } = await platform.account()
    const blocker = await platform.identityDatabase.connect()
    await blocker.query('BEGIN; LOCK TABLE api_keys IN ACCESS EXCLUSIVE MODE')
    const first = create(session, 'slow')
    try {
      const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`
      const blocked = async () => (await platform.identityDatabase.query(waiting)).rows[0].n
      await expect.poll(blocked, { timeout: 4_000 }).toBe(1)
      const repeated = await create(session, 'slow')
      expect(repeated.body).toMatchObject({ success: false, statusCode: 409 })
      expect(repeated.headers.get('retry-after')).toBe('1')
      expect((await create(session, 'slow', { name: 'two' })).body).toEqual(otherRequest)
    } finally {
      await blocker.query('ROLLBACK')
      blocker.release()
    }
    expect((await first).status).toBe(201)
    expect((await create(session, 'slow')).text).toBe((await first).text)
  })

  it('keeps a refusal of the request itself, and none of a limit', async () => {
    const { session } = await platform.account()
    const scopes = ['roadmap:write']
    const refused = await create(session, 'refused', { name: 'x', scopes })
    expect(refused.status).toBe(400)
    const again = await create(session, 'refused', { name: 'x', scopes })
    expect([again.status, again.text]).toEqual([400, refused.text])
  })

  it('has 1 to 255 characters', async () => {
    const { session } = await platform.account()
    expect((await create(session, 'x'.repeat(255))).status).toBe(201)
    for (const wrong of ['', 'x'.repeat(256)]) {
      const answer = await create(session, wrong)
      expect(answer.body).toMatchObject({ statusCode: 400, message: 'Validation failed' })
      expect(answer.body.details?.[0]?.path.toLowerCase()).toBe('idempotency-key')
    }
    expect(await total(session)).toBe(1)
  })

  it('makes one scan of two, by header or by requestId, for anybody', async () => {
    for (const caller of [platform.visitor(), (await platform.account()).session]) {
      const body = { resume, requestId: 'request-1' }
      const first = await caller.call('POST', '/api/v1/ats/check', { body })
      const again = await caller.call('POST', '/api/v1/ats/check', { body })
      expect([first.status, again.status]).toEqual([200, 200])
      expect(again.text).toBe(first.text)
      expect(again.headers.get('idempotency-replayed')).toBe('true')
      expect((await caller.call('GET', '/api/v1/ats/quota')).body.data.used).toBe(1)
      const other = await caller.call('POST', '/api/v1/ats/check', { body: { ...body, jobDescription: 'Engineer' } })
      expect(other.body).toEqual(otherRequest)
    }
  })

  it('keeps what it answered for a day, and nobody who reads the cache can read it', async () => {
    const redis = new Redis(platform.redisUrl)
    try {
      const { session } = await platform.account()
      const before = new Set(await redis.keys('idem:*'))
      const made = await create(session, 'sealed')
      const [entry = ''] = (await redis.keys('idem:*')).filter((key) => !before.has(key))
      const kept = await redis.getBuffer(entry)
      expect(kept?.includes(made.body.data.key)).toBe(false)
      expect(kept?.includes('svc_')).toBe(false)
      const day = 24 * 60 * 60 * 1000
      expect(await redis.pttl(entry)).toBeGreaterThan(day - 60_000)
      expect(await redis.pttl(entry)).toBeLessThanOrEqual(day)
    } finally {
      redis.disconnect()
    }
  })

  it('of paid work has its answer in one place: its service', async () => {
    const redis = new Redis(platform.redisUrl)
    try {
      const { session } = await platform.account()
      const analyze = (body: object, key = 'paid') =>
        session.call('POST', '/api/v1/ats/analyze', { body, headers: { 'idempotency-key': key } })
      const before = new Set(await redis.keys('idem:*'))
      const first = await analyze({ resume })
      const [entry = ''] = (await redis.keys('idem:*')).filter((key) => !before.has(key))
      expect(await redis.strlen(entry)).toBeLessThan(100)
      expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([200, null])
      for (const forgotten of [false, true]) {
        if (forgotten) await redis.del(entry)
        const again = await analyze({ resume })
        expect([again.status, again.text]).toEqual([200, first.text])
        expect(again.headers.get('idempotency-replayed')).toBe('true')
        expect((await analyze({ resume, jobDescription: '' })).body).toEqual(otherRequest)
      }
      await redis.del(entry)
      expect((await analyze({ resume, jobDescription: '' })).body).toEqual(otherRequest)
      expect((await analyze({ resume })).text).toBe(first.text)
      expect((await session.call('GET', '/api/v1/ats/quota')).body.data.used).toBe(1)
    } finally {
      redis.disconnect()
    }
  })

  it('of paid work keeps a refusal as any other', async () => {
    const { session } = await platform.account()
    const convert = () =>
      session.call('POST', '/api/v1/ats/convert-resume', {
        body: { resume },
        headers: { 'idempotency-key': 'refused' },
      })
    const refused = await convert()
    const again = await convert()
    expect([refused.status, refused.headers.get('idempotency-replayed')]).toEqual([403, null])
    expect([again.status, again.headers.get('idempotency-replayed'), again.text]).toEqual([403, 'true', refused.text])
  })

  it('of a request that could not be worked on lets the next try work', async () => {
    const { session } = await platform.account()
    await platform.identityDatabase.query('ALTER TABLE api_keys RENAME TO hidden_keys')
    try {
      expect((await create(session, 'later')).body).toEqual({
        success: false,
        message: 'Internal server error',
        statusCode: 500,
      })
    } finally {
      await platform.identityDatabase.query('ALTER TABLE hidden_keys RENAME TO api_keys')
    }
    const made = await create(session, 'later')
    expect([made.status, made.headers.get('idempotency-replayed')]).toEqual([201, null])
  })
})
