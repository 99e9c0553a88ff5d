import { Redis } from 'ioredis'
import { describe, expect, it } from 'vitest'
import type { Answer, Caller } from '../../test-data/api.ts'
import { appOrigin, runGateway } from '../../test-data/running-platform.ts'

const platform = runGateway({ RATE_LIMIT_IP_MAX: '150' })
const quarter = 15 * 60
const tooMany = { success: false, message: 'Too many requests. Please try again later.', statusCode: 429 }

const times = (count: number, call: (nth: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => call(nth)))
const withStatus = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status)
const quota = (caller: Caller) => caller.call('GET', '/api/v1/ats/quota')
const figures = ({ headers }: Answer) =>
  ['limit', 'remaining', 'reset'].map((name) => {
    const value = headers.get(`x-ratelimit-${name}`)
    return value === null ? null : Number(value)
  })

describe('the limit of a route', () => {
  it('lets exactly 100 of 200 parallel requests from an address through, and says when to come back', async () => {
    const visitor = platform.visitor()
    const answers = await times(200, () => quota(visitor))
    expect(withStatus(answers, 200)).toHaveLength(100)
    const refused = withStatus(answers, 429)
    expect(refused).toHaveLength(100)
    for (const answer of refused) {
      expect(answer.body).toEqual(tooMany)
      const after = Number(answer.headers.get('retry-after'))
      expect(after).toBeGreaterThan(quarter - 60)
      expect(after).toBeLessThanOrEqual(quarter)
    }
    expect(answers.every((answer) => figures(answer).every((figure) => figure === null))).toBe(true)
  })

  it('counts another route and another address apart', async () => {
    const visitor = platform.visitor()
    await times(101, () => quota(visitor))
    expect((await quota(visitor)).status).toBe(429)
    expect((await visitor.call('GET', '/api/v1/users/someone/availability')).status).toBe(401)
    expect((await quota(platform.visitor())).status).toBe(200)
  })

  it('counts paths of one pattern together, and requests that are refused for other reasons too', async () => {
    const page = platform.visitor({ origin: appOrigin })
    const answers = await times(101, (nth) => page.call('GET', `/api/v1/users/name-${nth}/availability`))
    expect(withStatus(answers, 200)).toHaveLength(100)
    const unknown = platform.visitor()
    const refused = await times(101, () => unknown.call('GET', '/api/v1/users/me'))
    expect([withStatus(refused, 401).length, withStatus(refused, 429).length]).toEqual([100, 1])
  })

  it('counts requests with a key that cannot be one', async () => {
    const guesser = platform.visitor({ 'x-api-key': `svc_${'0'.repeat(64)}` })
    const answers = await times(101, () => guesser.call('GET', '/api/v1/users/me'))
    expect([withStatus(answers, 401).length, withStatus(answers, 429).length]).toEqual([100, 1])
  })

  it('counts an address of IPv6 by its network', async () => {
    const answers = await times(101, (nth) =>
      quota(platform.visitor({ 'x-forwarded-for': `2001:db8:77:1::${nth.toString(16)}` })),
    )
    expect(withStatus(answers, 200)).toHaveLength(100)
    expect((await quota(platform.visitor({ 'x-forwarded-for': '2001:db8:77:2::1' }))).status).toBe(200)
  })

  it('believes only the hop that it trusts', async () => {
    const answers = await times(101, (nth) =>
      quota(platform.visitor({ 'x-forwarded-for': `203.0.113.${nth}, 198.51.100.77` })),
    )
    expect(withStatus(answers, 200)).toHaveLength(100)
  })

  it('ends with its window', async () => {
    const redis = new Redis(platform.redisUrl)
    try {
      const address = '192.0.2.200'
      const visitor = platform.visitor({ 'x-forwarded-for': address })
      await times(101, () => quota(visitor))
      const counters = await redis.keys(`rl:*${address}`)
      expect(counters).toHaveLength(2)
      for (const counter of counters) expect(await redis.pttl(counter)).toBeGreaterThan((quarter - 60) * 1000)
      for (const counter of counters) await redis.pexpire(counter, 1)
      await expect.poll(async () => (await quota(visitor)).status, { timeout: 5_000 }).toBe(200)
    } finally {
      redis.disconnect()
    }
  })
})

describe('the ceiling of an address', () => {
  it('holds over all routes together, and a request that it refuses is counted nowhere', async () => {
    const page = platform.visitor({ origin: appOrigin })
    const first = await times(90, () => quota(page))
    const second = await times(90, (nth) => page.call('GET', `/api/v1/users/name-${nth}/availability`))
    expect(withStatus([...first, ...second], 200)).toHaveLength(150)
    expect(withStatus(second, 429)).toHaveLength(30)
    expect((await page.call('GET', '/api/v1/health')).status).toBe(200)
  })
})

describe('the limit of a key', () => {
  it('lets exactly its number through from all addresses, and counts down in headers', async () => {
    const { createKey } = await platform.account()
    const { key } = await createKey({ rateLimit: 30 })
    const answers = await times(60, () => platform.visitor({ 'x-api-key': key }).call('GET', '/api/v1/users/me'))
    const passed = withStatus(answers, 200)
    expect(passed).toHaveLength(30)
    const remaining = passed.map((answer) => figures(answer)[1] ?? -1).sort((a, b) => a - b)
    expect(remaining).toEqual(Array.from({ length: 30 }, (_, nth) => nth))
    const now = Date.now() / 1000
    for (const answer of answers) {
      const [limit, left, reset] = figures(answer)
      expect(limit).toBe(30)
      expect(reset).toBeGreaterThan(now + quarter - 60)
      expect(reset).toBeLessThanOrEqual(now + quarter + 5)
      if (answer.status === 429) expect([left, answer.body]).toEqual([0, tooMany])
    }
    for (const answer of withStatus(answers, 429)) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(quarter - 60)
    }
  })

  it('is told also where it is a route or a scope that refuses', async () => {
    const { createKey } = await platform.account()
    const { key } = await createKey({ rateLimit: 500 })
    const caller = platform.visitor({ 'x-api-key': key })
    const answers: Answer[] = []
    for (let nth = 0; nth < 101; nth++) answers.push(await caller.call('GET', '/api/v1/users/me'))
    expect(answers.slice(0, 100).every(({ status }) => status === 200)).toBe(true)
    expect(answers.slice(0, 3).map((answer) => figures(answer).slice(0, 2))).toEqual([
      [500, 499],
      [500, 498],
      [500, 497],
    ])
    const refused = answers.at(-1)
    expect(refused?.status).toBe(429)
    expect(refused && figures(refused).slice(0, 2)).toEqual([500, 400])
    const forbidden = await caller.call('PUT', '/api/v1/users/me/name', { body: { name: 'x' } })
    expect([forbidden.status, figures(forbidden).slice(0, 2)]).toEqual([403, [500, 399]])
  })

  it('that refuses counts the request nowhere else, also when the key had to be looked up', async () => {
    const redis = new Redis(platform.redisUrl)
    try {
      const { createKey } = await platform.account()
      const { key } = await createKey({ rateLimit: 1 })
      const address = '192.0.2.201'
      const caller = platform.visitor({ 'x-api-key': key, 'x-forwarded-for': address })
      const ask = () => caller.call('GET', '/api/v1/users/me')
      expect((await ask()).status).toBe(200)
      expect((await ask()).status).toBe(429)
      for (const entry of await redis.keys('auth:key:*')) await redis.del(entry)
      expect((await ask()).status).toBe(429)
      const counters = await redis.keys(`rl:*${address}`)
      expect(counters).toHaveLength(2)
      await expect.poll(() => redis.mget(counters)).toEqual(['1', '1'])
    } finally {
      redis.disconnect()
    }
  })

  it('does not touch its owner’s session', async () => {
    const { createKey, session } = await platform.account()
    const { key } = await createKey({ rateLimit: 1 })
    const answers = await times(3, () => platform.visitor({ 'x-api-key': key }).call('GET', '/api/v1/users/me'))
    expect(withStatus(answers, 200)).toHaveLength(1)
    const own = await session.call('GET', '/api/v1/users/me')
    expect([own.status, ...figures(own)]).toEqual([200, null, null, null])
  })
})

describe('the limit of share-link passwords', () => {
  it('is 3 tries in 5 minutes from an address, over all links', async () => {
    const page = platform.visitor({ origin: appOrigin })
    const answers = await times(8, (nth) =>
      page.call('POST', `/api/v1/shares/public/someone/link-${nth}/verify`, { body: { password: 'guess' } }),
    )
    expect([withStatus(answers, 404).length, withStatus(answers, 429).length]).toEqual([3, 5])
    for (const { headers } of withStatus(answers, 429)) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(240)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(300)
    }
  })
})

describe('the limit of sign-in', () => {
  it('is 20 a minute and address over all of it; reading a session is counted apart', async () => {
    const page = platform.visitor({ origin: appOrigin })
    const answers = await times(30, (nth) =>
      nth % 2
        ? page.call('POST', '/api/v1/auth/sign-out', { body: {} })
        : page.call('POST', '/api/v1/auth/sign-in/email-otp', { body: { email: 'a@example.com', otp: '000000' } }),
    )
    expect(withStatus(answers, 429)).toHaveLength(10)
    for (const { headers } of withStatus(answers, 429)) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
    }
    const read = (nth: number) => page.call(nth % 2 ? 'GET' : 'HEAD', '/api/v1/auth/get-session')
    expect(withStatus(await times(50, read), 200)).toHaveLength(50)
  })
})
