import { expect, it } from 'vitest'
import { clientOf } from '../client/client.ts'
import { startLoad } from './load.ts'
import { runPlatform } from './running-platform.ts'

const running = runPlatform({ API_KEY_MAX_RATE_LIMIT: '1000000' })

it('a revoked key succeeds not once more, on any of two gateways under load', async () => {
  const { session, withKey } = await running.aUser()
  const second = await running.platform.startReplica('gateway')
  const gateways = [running.platform.url, `http://127.0.0.1:${second.port}`]
  for (let round = 0; round < 10; round++) {
    const { id, key } = await withKey({ rateLimit: 1_000_000 })
    let revokedAt = Number.POSITIVE_INFINITY
    const tooLate: number[] = []
    const loads = gateways.map((url) =>
      startLoad(8, async () => {
        const begun = performance.now()
        const answer = await clientOf(url, { 'x-api-key': key }).call('GET', '/users/me')
        if (begun > revokedAt) tooLate.push(answer.status)
        return answer
      }),
    )
    for (const load of loads) await expect.poll(() => load.answers.length, { timeout: 10_000 }).toBeGreaterThan(20)
    expect((await session.call('POST', `/api-keys/${id}/revoke`)).status).toBe(200)
    revokedAt = performance.now()
    await expect.poll(() => tooLate.length, { timeout: 10_000 }).toBeGreaterThan(40)
    await Promise.all(loads.map((load) => load.stop()))
    expect(new Set(tooLate)).toEqual(new Set([401]))
    expect(loads.flatMap((load) => load.failures)).toEqual([])
  }
})
