import { randomUUID } from 'node:crypto'
import { createLogger } from '@resume/service-kit/logging/logger'
import { connectRedis } from '@resume/service-kit/redis/connect'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCodehostPause } from './codehost-pause.ts'

const connection = connectRedis({
  url: redisUrlOfFile(),
  logger: createLogger({ service: 'test', level: 'silent' }),
  commandTimeoutMs: 20_000,
})
beforeAll(() => connection.attempted())
afterAll(() => connection.close())

/** Two replicas that ask one code host, and how many seconds are left of the pause that they know. */
function replicas() {
  const url = `https://codehost.example/${randomUUID()}`
  const [one, other] = [createCodehostPause(connection, url), createCodehostPause(connection, url)]
  const secondsLeft = async () => {
    const kept = await connection.redis.get(`codehost-pause:${url}`)
    return kept === null ? 0 : Math.round((JSON.parse(kept).until - Date.now()) / 1000)
  }
  return { one, other, secondsLeft }
}
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

describe('a pause of the code host', () => {
  it('lasts as long as the longer of two limits, whichever is told last', async () => {
    const { one, other, secondsLeft } = replicas()
    await Promise.all([one.begin(inSeconds(1_800)), other.begin(inSeconds(5))])
    await one.begin(inSeconds(60))
    expect(await secondsLeft()).toBeGreaterThan(1_700)
    expect(await other.isOn()).toBe(true)
  })

  it('does not grow with each of the requests that are refused at once', async () => {
    const { one, other, secondsLeft } = replicas()
    for (let count = 0; count < 4; count++) await Promise.all([one.begin(undefined), other.begin(undefined)])
    expect(await secondsLeft()).toBeLessThanOrEqual(60)
  })
})
