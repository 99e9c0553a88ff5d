import { setTimeout as wait } from 'node:timers/promises'
import { ownCluster } from '@resume/test-kit/own-cluster'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../client/answer.ts'
import { type Client, clientOf, fromApp } from '../client/client.ts'
import { type SignedIn, signIn } from '../client/sign-in.ts'
import { countStatuses } from './load.ts'
import { runPlatform } from './running-platform.ts'

const cluster = await ownCluster()
const routeMax = 40
const running = runPlatform({
  REDIS_URL: cluster.url,
  RATE_LIMIT_ROUTE_MAX: String(routeMax),
  VIEW_FLUSH_INTERVAL_MS: '100',
})
afterAll(() => cluster.stop())

/** For how long nothing that is kept counts after a node was found, in milliseconds, with some for finding it. */
const coldMs = 6_000
const patience = { timeout: 30_000 }
const guesses = { max: 3, path: '/shares/public/somebody/nothing/verify', body: { password: 'a guess' } }

/** The same somebody at an address of its own for each call, so that only the caller is counted. */
const elsewhere = ({ headers: { 'x-forwarded-for': _address, ...headers } }: Client) =>
  clientOf(running.platform.url, headers)
const times = (count: number, call: (nth: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => call(nth)))
const guess = (from: Client) => from.call('POST', guesses.path, { body: guesses.body })

const users: SignedIn[] = []
beforeAll(async () => {
  for (let nth = 0; nth < 6; nth++) users.push(await signIn(running.platform))
})

/** A user whose data is on the primary that will be lost, or on another one. */
async function userOn(isFirst: boolean): Promise<SignedIn> {
  for (const user of users) {
    const primary = await cluster.primaryOf(`{${user.userId}}`)
    if ((primary === cluster.primaries[0]) === isFirst) return user
  }
  const another = await signIn(running.platform)
  users.push(another)
  return userOn(isFirst)
}

async function aSharedLink({ session, userId }: SignedIn) {
  await session.call('PUT', '/users/me/username', { body: { username: `u-${userId.slice(-12)}` } })
  const { id } = (await session.call('POST', '/documents', { body: { type: 'RESUME', title: 'Ada' } })).body.data
  const made = await session.call('POST', '/shares', { body: { documentId: id, snapshot: { name: 'Ada' } } })
  const path = `/shares/public/${made.body.data.username}/${made.body.data.documentSlug}`
  const viewCount = async () =>
    (await elsewhere(session).call('GET', `/shares/documents/${id}`)).body.data.items[0].viewCount as number
  return { view: () => running.aVisitor(fromApp).call('GET', path), viewCount }
}

/** Names of a user, each written after the one before was answered, while others read. */
function startRace({ session }: SignedIn) {
  let [acknowledged, isOver] = [0, false]
  const wrong: string[] = []
  const call = async (method: string, path: string, body?: object) => {
    const answer = await elsewhere(session).call(method, path, { body })
    if (answer.status !== 200) wrong.push(`${method} ${path}: ${answer.status}`)
    return answer
  }
  const writing = async () => {
    for (let next = 1; !isOver; next++) {
      await call('PUT', '/users/me/name', { name: `name ${next}` })
      acknowledged = next
      await wait(50)
    }
  }
  const reading = async () => {
    while (!isOver) {
      const before = acknowledged
      const { name } = (await call('GET', '/users/me')).body.data ?? {}
      const seen = Number(/^name (\d+)$/.exec(name)?.[1] ?? 0)
      if (seen < before) wrong.push(`${seen} after ${before}`)
      await wait(10)
    }
  }
  const running = Promise.all([writing(), reading(), reading()])
  return {
    written: () => acknowledged,
    end: async () => {
      isOver = true
      await running
      return wrong
    },
  }
}

/** Somebody who guesses on and on. @returns how often each status was answered */
function startGuessing(): { address: string; end(): Promise<Record<number, number>> } {
  const visitor = running.aVisitor(fromApp)
  const answers: Answer[] = []
  let isOver = false
  const guessing = (async () => {
    while (!isOver) {
      answers.push(await guess(visitor))
      await wait(100)
    }
  })()
  return {
    address: visitor.headers['x-forwarded-for'] ?? '',
    end: async () => {
      isOver = true
      await guessing
      return countStatuses(answers)
    },
  }
}

/** Makes an API key, once for a key of idempotency. */
const keyOnce = ({ session }: SignedIn, key: string) =>
  elsewhere(session).call('POST', '/api-keys', { body: { name: key }, headers: { 'idempotency-key': key } })

describe('on a cluster', () => {
  it('limits let exactly their number through, and a request that one refuses is counted by none', async () => {
    const visitor = running.aVisitor()
    const anonymous = await times(2 * routeMax, () => visitor.call('GET', '/ats/quota'))
    expect(countStatuses(anonymous)).toEqual({ 200: routeMax, 429: routeMax })
    const guesser = running.aVisitor(fromApp)
    expect(countStatuses(await times(8, () => guess(guesser)))).toEqual({ 404: guesses.max, 429: 5 })

    const { withKey } = users[0] as SignedIn
    const { client } = await withKey({ rateLimit: 30 })
    const answers = await times(60, () => elsewhere(client).call('GET', '/users/me'))
    expect(countStatuses(answers)).toEqual({ 200: 30, 429: 30 })
    const left = answers.map(({ headers }) => Number(headers.get('x-ratelimit-remaining'))).toSorted((a, b) => a - b)
    expect(left.slice(30)).toEqual(Array.from({ length: 30 }, (_, nth) => nth))
    for (let nth = 0; nth < routeMax; nth++) expect((await client.call('GET', '/users/me')).status).toBe(429)
    const other = (await withKey({ rateLimit: 30 })).client.with({
      'x-forwarded-for': client.headers['x-forwarded-for'] ?? '',
    })
    expect((await other.call('GET', '/users/me')).status).toBe(200)
  })

  it('answers are kept and repeated, shared ones included, and views are counted once', async () => {
    const user = users[0] as SignedIn
    const [one, two] = [await keyOnce(user, 'once'), await keyOnce(user, 'once')]
    expect([one.status, two.status, two.text]).toEqual([201, 201, one.text])
    const changelog = () => running.aVisitor(fromApp).call('GET', '/changelog')
    expect((await changelog()).body.data).toEqual((await changelog()).body.data)
    const { view, viewCount } = await aSharedLink(user)
    expect(countStatuses(await times(20, view))).toEqual({ 200: 20 })
    await expect.poll(viewCount, patience).toBe(20)
    const body = { events: [{ name: 'on-a-cluster', properties: { path: '/' }, at: new Date().toISOString() }] }
    expect((await running.aVisitor(fromApp).call('POST', '/stats/events', { body })).status).toBe(202)
  })
})

describe('a primary that is killed under load', () => {
  it('makes no read stale, lets limits through twice at most, and loses nothing that its replica had', async () => {
    const kept = await Promise.all(users.map((user) => keyOnce(user, 'before')))
    const { view, viewCount } = await aSharedLink(users.at(-1) as SignedIn)
    await times(10, view)
    await expect.poll(viewCount, patience).toBe(10)
    await cluster.isReplicated()

    const races = [startRace(await userOn(true)), startRace(await userOn(false))]
    const guessers = Array.from({ length: 12 }, startGuessing)
    await expect.poll(() => races.every(({ written }) => written() > 5), patience).toBe(true)
    await cluster.primaries[0]?.server.kill()
    expect(countStatuses(await times(10, view))).toEqual({ 200: 10 })
    expect((await running.aVisitor().call('GET', '/health/ready')).status).toBe(200)
    await expect.poll(() => cluster.isPrimary(cluster.replica), patience).toBe(true)
    await wait(coldMs)

    for (const race of races) expect(await race.end()).toEqual([])
    for (const { address, end } of guessers) {
      const { 404: passed = 0, 429: refused = 0, 503: unavailable = 0, ...others } = await end()
      expect(others).toEqual({})
      expect(passed).toBeGreaterThanOrEqual(guesses.max)
      expect(refused).toBeGreaterThan(0)
      const isLost = (await cluster.primaryOf(`{${address}}`)) === cluster.primaries[0]
      if (isLost) expect(unavailable).toBeGreaterThan(0)
      expect(passed).toBeLessThanOrEqual(isLost ? 2 * guesses.max : guesses.max)
    }
    const repeated = await Promise.all(users.map((user) => keyOnce(user, 'before')))
    expect(repeated.map(({ text }) => text).slice(0, kept.length)).toEqual(kept.map(({ text }) => text))
    await expect.poll(viewCount, patience).toBeGreaterThanOrEqual(10)
    expect(await viewCount()).toBeLessThanOrEqual(20)
  })
})
