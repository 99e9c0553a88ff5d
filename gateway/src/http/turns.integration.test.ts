import { newId } from '@resume/service-kit/ids'
import { createLogger } from '@resume/service-kit/logging/logger'
import { connectRedis } from '@resume/service-kit/redis/connect'
import { openLossyGate } from '@resume/test-kit/lossy-gate'
import { ownRedis } from '@resume/test-kit/own-servers'
import { openTcpGate } from '@resume/test-kit/tcp-gate'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
let server: Awaited<ReturnType<typeof ownRedis>>
let redisPort: number
const ends: (() => unknown)[] = []

beforeAll(async () => {
  server = await ownRedis()
  redisPort = Number(new URL(server.url).port)
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
afterAll(() => server.stop())

/** What gives turns in a gateway that reaches Redis by a port. */
async function gateway(port = redisPort) {
  const connection = connectRedis({ url: `redis://127.0.0.1:${port}`, logger, commandTimeoutMs: 20_000 })
  ends.push(() => connection.close())
  await connection.attempted()
  return { takeTurn: createTurns(connection, logger), connection }
}

describe('a turn', () => {
  it('goes to one of all who ask at several gateways, and to the next when it has ended', async () => {
    const gateways = [await gateway(), await gateway()]
    const key = newId()
    const asked = await Promise.all([...gateways, ...gateways].map(({ takeTurn }) => takeTurn(key)))
    const [turn, ...more] = asked.filter((each) => each !== undefined)
    expect(more).toEqual([])
    await turn?.end()
    for (const { takeTurn } of gateways) {
      const next = await takeTurn(key)
      expect(next).toBeDefined()
      await next?.end()
    }
  })

  it('is one’s own of each key', async () => {
    const { takeTurn } = await gateway()
    expect(await takeTurn(newId())).toBeDefined()
    expect(await takeTurn(newId())).toBeDefined()
  })

  it('is had by who took it, when the reply of Redis was lost', async () => {
    const gate = await openLossyGate(redisPort)
    ends.push(gate.close)
    const { takeTurn } = await gateway(gate.port)
    const [other, key] = [await gateway(), newId()]
    gate.loseNextAnswer()
    const turn = await takeTurn(key)
    expect(turn).toBeDefined()
    expect(await other.takeTurn(key)).toBeUndefined()
    await turn?.end()
    expect(await other.takeTurn(key)).toBeDefined()
  })

  it('is one of each gateway while Redis is away', async () => {
    const gate = await openTcpGate(redisPort)
    ends.push(gate.close)
    const { takeTurn, connection } = await gateway(gate.port)
    const [other, key] = [await gateway(), newId()]
    await other.takeTurn(key)
    expect(await takeTurn(key)).toBeUndefined()
    gate.shut()
    await expect.poll(() => connection.isUp()).toBe(false)
    const turn = await takeTurn(key)
    expect(turn).toBeDefined()
    expect(await takeTurn(key)).toBeUndefined()
    await turn?.end()
    expect(await takeTurn(key)).toBeDefined()
  })

  it('that ends late leaves that of another alone', async () => {
    const [one, other] = [await gateway(), await gateway()]
    const key = newId()
    const former = await one.takeTurn(key)
    await one.connection.redis.del(`turn:${key}`)
    expect(await other.takeTurn(key)).toBeDefined()
    await former?.end()
    expect(await one.takeTurn(key)).toBeUndefined()
  })
})
