import { describe, expect, it } from 'vitest'
import { countStatuses, startLoad } from './load.ts'
import { runPlatform } from './running-platform.ts'
import { eventsSettled } from './settled-events.ts'

const running = runPlatform()
const { aUser, aVisitor, part } = running

/** The bound of the architecture: a dead service is told within this, in milliseconds. */
const toldWithin = 1_000

describe('a service that is killed under load', () => {
  it('costs its own routes a 503, soon, nothing else, and is found again by itself', async () => {
    const { withKey } = await aUser()
    const { client } = await withKey()
    const elsewhere = startLoad(2, () =>
      aVisitor().call('GET', '/users/nobody-here/availability', { headers: client.headers }),
    )
    const own = startLoad(4, () => aVisitor().call('GET', '/ats/quota'))
    await expect.poll(() => own.answers.length, { timeout: 10_000 }).toBeGreaterThan(50)

    await part('ats').kill()
    const dead = await aVisitor().call('GET', '/ats/quota', { signal: AbortSignal.timeout(toldWithin) })
    expect(dead).toMatchObject({ status: 503, body: { success: false, statusCode: 503 } })
    expect((await aVisitor().call('GET', '/health/ready')).status).toBe(200)

    await part('ats').restart()
    await expect.poll(async () => (await aVisitor().call('GET', '/ats/quota')).status, { timeout: 10_000 }).toBe(200)
    await Promise.all([own.stop(), elsewhere.stop()])
    expect(own.failures).toEqual([])
    expect(Object.keys(countStatuses(own.answers))).toEqual(['200', '503'])
    expect(elsewhere.failures).toEqual([])
    expect(
      Object.keys(countStatuses(elsewhere.answers)).filter((status) => status !== '200' && status !== '429'),
    ).toEqual([])
  })

  it('leaves callers without an account alone when it is identity, and keys that were seen before', async () => {
    const { withKey } = await aUser()
    const { client } = await withKey()
    const { client: unseen } = await withKey()
    await eventsSettled(running.platform)
    expect((await client.call('GET', '/users/me')).status).toBe(200)
    await part('identity').kill()
    expect((await aVisitor().call('GET', '/ats/quota')).status).toBe(200)
    expect((await client.call('GET', '/users/me')).status).toBe(200)
    expect((await client.call('GET', '/ats/quota')).status).toBe(200)
    const cold = await unseen.call('GET', '/users/me', { signal: AbortSignal.timeout(toldWithin) })
    expect(cold.status).toBe(503)
    expect((await aVisitor().call('GET', '/health')).status).toBe(200)
    await part('identity').restart()
    await expect.poll(async () => (await unseen.call('GET', '/users/me')).status, { timeout: 10_000 }).toBe(200)
  })
})
