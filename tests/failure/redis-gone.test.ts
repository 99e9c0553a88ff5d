import { describe, expect, it } from 'vitest'
import { fromApp } from '../client/client.ts'
import { useKeptPlatform } from './running-platform.ts'

const { aUser, aVisitor, part } = useKeptPlatform()

/** Longest that anybody waits for a Redis that does not answer, with room for a busy machine, in milliseconds. */
const notHanging = 5_000

describe('without Redis', () => {
  it('what must keep working does, what may not be unguarded answers 503, and all is back by itself', async () => {
    const { session, withKey, email } = await aUser()
    const { client, id } = await withKey()
    expect((await client.call('GET', '/users/me')).status).toBe(200)
    await part('redis').stop()

    expect((await client.call('GET', '/users/me')).status).toBe(200)
    expect((await session.call('GET', '/users/me')).status).toBe(200)
    const renamed = await session.call('PUT', '/users/me/name', { body: { name: 'Written without Redis' } })
    expect(renamed.status).toBe(200)
    expect((await client.call('GET', '/users/me')).body.data.name).toBe('Written without Redis')
    expect((await session.call('POST', '/ats/check', { body: { resume: 'Ada Lovelace, engineer' } })).status).toBe(200)
    expect((await session.call('GET', '/ai/actions')).status).toBe(200)
    expect((await session.call('POST', `/api-keys/${id}/revoke`)).status).toBe(200)
    expect((await client.call('GET', '/users/me')).status).toBe(401)

    const refused = [
      await aVisitor().call('GET', '/ats/quota'),
      await aVisitor().call('POST', '/ats/check', { body: { resume: 'Ada Lovelace, engineer' } }),
      await aVisitor(fromApp).call('POST', '/auth/email-otp/send-verification-otp', {
        body: { email, type: 'sign-in' },
      }),
      await aVisitor(fromApp).call('POST', '/stats/events', {
        body: { events: [{ name: 'without-redis', properties: {}, at: new Date().toISOString() }] },
      }),
      await aVisitor().call('GET', '/health/ready'),
    ]
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
    expect((await aVisitor().call('GET', '/health')).status).toBe(200)

    await part('redis').restart()
    const ready = async () => (await aVisitor().call('GET', '/health/ready')).status
    await expect.poll(ready, { timeout: 10_000 }).toBe(200)
    /** Redis kept the entries of before; neither the old name nor the revoked key may come back with them. */
    expect((await session.call('GET', '/users/me')).body.data.name).toBe('Written without Redis')
    expect((await client.call('GET', '/users/me')).status).toBe(401)
    expect((await aVisitor().call('GET', '/ats/quota')).status).toBe(200)
    /** Identity finds Redis by itself, at a time of its own. */
    const body = { email: 'somebody@example.com', type: 'sign-in' }
    const ask = () => aVisitor(fromApp).call('POST', '/auth/email-otp/send-verification-otp', { body })
    await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(200)
  })
})

describe('with a Redis that hangs', () => {
  it('requests do not, and all is back by itself when it answers again', async () => {
    const { withKey } = await aUser()
    const { client } = await withKey()
    expect((await client.call('GET', '/users/me')).status).toBe(200)
    const redis = part('redis').pid() ?? 0
    process.kill(redis, 'SIGSTOP')
    try {
      for (let round = 0; round < 10; round++) {
        const answer = await client.call('GET', '/users/me', { signal: AbortSignal.timeout(notHanging) })
        expect(answer.status).toBe(200)
      }
      const refused = await aVisitor().call('GET', '/ats/quota', { signal: AbortSignal.timeout(notHanging) })
      expect(refused.status).toBe(503)
    } finally {
      process.kill(redis, 'SIGCONT')
    }
    const ready = async () => (await aVisitor().call('GET', '/health/ready')).status
    await expect.poll(ready, { timeout: 10_000 }).toBe(200)
    await expect.poll(async () => (await aVisitor().call('GET', '/ats/quota')).status, { timeout: 10_000 }).toBe(200)
  })
})
