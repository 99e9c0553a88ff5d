import type { RunningServer } from '@resume/local-stack/servers/redis'
import { ownRedis } from '@resume/test-kit/own-servers'
import { openTcpGate } from '@resume/test-kit/tcp-gate'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { createLogger } from '../logging/logger.ts'
import { connectRedis } from './connect.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const connections: { close(): unknown }[] = []
let server: RunningServer

beforeAll(async () => {
  server = await ownRedis()
})
afterAll(() => server.stop())
afterEach(() => {
  for (const connection of connections.splice(0)) connection.close()
})

async function connected() {
  const connection = connectRedis({ url: server.url, logger })
  connections.push(connection)
  await expect.poll(connection.isUp, { timeout: 10_000 }).toBe(true)
  return connection
}

describe('the connection to Redis', () => {
  it('takes an answer that came in time however busy this process was', async () => {
    const { redis } = await connected()
    const key = newId()
    const answers = Array.from({ length: 20 }, (_, nth) => redis.append(key, String(nth % 10)))
    await new Promise((resolve) => setImmediate(resolve))
    const until = performance.now() + 1_000
    while (performance.now() < until);
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 20 }, (_, nth) => nth + 1))
  })

  it('fails a command that a hanging server does not answer, and works again when it does', async () => {
    const { redis } = await connected()
    const pid = server.pid() ?? 0
    process.kill(pid, 'SIGSTOP')
    try {
      await expect(redis.ping()).rejects.toThrow('Command timed out')
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await expect.poll(() => redis.ping().catch(() => 'away'), { timeout: 10_000 }).toBe('PONG')
  })

  it('is there again when commands had timed out and the way to the server was cut meanwhile', async () => {
    const gate = await openTcpGate(Number(new URL(server.url).port))
    const connection = connectRedis({ url: `redis://127.0.0.1:${gate.port}`, logger })
    connections.push(connection, gate)
    await expect.poll(connection.isUp, { timeout: 10_000 }).toBe(true)
    const pid = server.pid() ?? 0
    process.kill(pid, 'SIGSTOP')
    try {
      await expect(connection.redis.ping()).rejects.toThrow('Command timed out')
      gate.shut()
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await expect.poll(connection.isUp, { timeout: 10_000 }).toBe(false)
    gate.open()
    await expect.poll(() => connection.redis.ping().catch(() => 'away'), { timeout: 10_000 }).toBe('PONG')
  })

  it('says when its first attempt has ended: usable where Redis is there, and soon where it is not', async () => {
    const there = connectRedis({ url: server.url, logger })
    const nowhere = connectRedis({ url: 'redis://127.0.0.1:1', logger })
    connections.push(there, nowhere)
    await Promise.all([there.attempted(), nowhere.attempted()])
    expect([there.isUp(), nowhere.isUp()]).toEqual([true, false])
  })

  it('fails at once while the server is away, and is there again by itself, ignoring what was cached before', async () => {
    const connection = await connected()
    const before = connection.minLoadedAt()
    await server.kill()
    await expect.poll(connection.isUp, { timeout: 10_000 }).toBe(false)
    await expect(connection.redis.ping()).rejects.toThrow()
    expect(connection.minLoadedAt()).toBe(Number.MAX_SAFE_INTEGER)
    const restartedAt = Date.now()
    await server.restart()
    await expect.poll(connection.isUp, { timeout: 10_000 }).toBe(true)
    expect(connection.minLoadedAt()).toBeGreaterThan(before)
    /** A writer may find it later than this reader, and only then drops what it made stale. */
    expect(connection.minLoadedAt()).toBeGreaterThan(Date.now() + 500)
    /** So it may for a reader that was not there when Redis was away. */
    const newcomer = await connected()
    expect(newcomer.minLoadedAt()).toBeGreaterThan(restartedAt + 5_000)
  })
})
