import { newId } from '@resume/service-kit/ids'
import { createLogger } from '@resume/service-kit/logging/logger'
import { connectRedis, type RedisConnection } from '@resume/service-kit/redis/connect'
import { openLossyGate } from '@resume/test-kit/lossy-gate'
import { ownRedis } from '@resume/test-kit/own-servers'
import { openTcpGate } from '@resume/test-kit/tcp-gate'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Attempt, type BeginRequest, createIdempotency } from './idempotency.ts'

const secret = 'a secret of the tests that is long enough'
const logger = createLogger({ service: 'test', level: 'silent' })
type First = Exclude<Attempt, { replay: unknown } | { inService: true }>

let server: Awaited<ReturnType<typeof ownRedis>>
let operator: Redis
const ends: (() => unknown)[] = []

beforeAll(async () => {
  server = await ownRedis()
  operator = new Redis(server.url)
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
afterAll(async () => {
  operator.disconnect()
  await server.stop()
})

const portOf = (url: string) => Number(new URL(url).port)
const requestOf = (caller: string, key: string) => ({ caller, method: 'POST', path: '/documents', key, body: {} })
const answer = { status: 201, body: '{"id":"one"}' }

/** A gateway whose way to Redis is a port of the test's own. */
async function gatewayBehind(port: number): Promise<{ begin: BeginRequest; connection: RedisConnection }> {
  const connection = connectRedis({ url: `redis://127.0.0.1:${port}`, logger, commandTimeoutMs: 20_000 })
  ends.push(() => connection.close())
  await connection.attempted()
  return { begin: createIdempotency(connection, secret, logger), connection }
}

describe('an idempotency key, when Redis comes and goes', () => {
  it('is not in progress for the very request that took it, when the reply of Redis was lost', async () => {
    const gate = await openLossyGate(portOf(server.url))
    ends.push(gate.close)
    const { begin } = await gatewayBehind(gate.port)
    const caller = newId()
    await begin(requestOf(caller, 'whose script Redis knows from now on'))
    gate.loseNextAnswer()
    const first = (await begin(requestOf(caller, 'lost'))) as First
    await expect(begin(requestOf(caller, 'lost'))).rejects.toMatchObject({ id: 'idempotency_in_progress' })
    await first.complete(answer)
    expect(await begin(requestOf(caller, 'lost'))).toEqual({ replay: answer })
  })

  it('gets the answer of a request during which Redis lost everything', async () => {
    const { begin } = await gatewayBehind(portOf(server.url))
    const caller = newId()
    const first = (await begin(requestOf(caller, 'flushed'))) as First
    const paid = (await begin(requestOf(caller, 'paid'))) as First
    await operator.flushall()
    await first.complete(answer)
    await paid.leaveToService()
    expect(await begin(requestOf(caller, 'flushed'))).toEqual({ replay: answer })
    expect(await begin(requestOf(caller, 'paid'))).toEqual({ inService: true })
  })

  it('gets the answer of a request that began while Redis was away', async () => {
    const gate = await openTcpGate(portOf(server.url))
    ends.push(gate.close)
    const { begin, connection } = await gatewayBehind(gate.port)
    const caller = newId()
    gate.shut()
    await expect.poll(() => connection.isUp()).toBe(false)
    const requests = ['done', 'refused', 'late'].map((key) => requestOf(caller, key))
    const [done, refused, late] = (await Promise.all(requests.map(begin))) as [First, First, First]
    await late.complete(answer)
    gate.open()
    await expect.poll(() => connection.isUp()).toBe(true)
    await done.complete(answer)
    await refused.abandon()
    expect(await begin(requestOf(caller, 'done'))).toEqual({ replay: answer })
    for (const key of ['refused', 'late']) expect(await begin(requestOf(caller, key))).toHaveProperty('complete')
  })

  it('keeps the answer of whoever took it while Redis was away for another', async () => {
    const gate = await openTcpGate(portOf(server.url))
    ends.push(gate.close)
    const [cut, whole] = [await gatewayBehind(gate.port), await gatewayBehind(portOf(server.url))]
    const request = requestOf(newId(), 'two gateways')
    gate.shut()
    await expect.poll(() => cut.connection.isUp()).toBe(false)
    const uncounted = (await cut.begin(request)) as First
    const first = (await whole.begin(request)) as First
    gate.open()
    await expect.poll(() => cut.connection.isUp()).toBe(true)
    for (const end of ['complete', 'leaveToService', 'abandon'] as const) {
      await uncounted[end]({ status: 201, body: '{"id":"two"}' })
      await expect(whole.begin(request)).rejects.toMatchObject({ id: 'idempotency_in_progress' })
    }
    await first.complete(answer)
    expect(await cut.begin(request)).toEqual({ replay: answer })
  })
})
