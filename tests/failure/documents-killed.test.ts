import { describe, expect, it } from 'vitest'
import { fromApp } from '../client/client.ts'
import { runPlatform } from './running-platform.ts'
import { eventsSettled } from './settled-events.ts'

const running = runPlatform()
const { aUser, aVisitor, part } = running

/** The bound of the architecture: a dead service is told within this, in milliseconds. */
const toldWithin = 1_000

describe('documents, killed', () => {
  it('costs its own routes a 503, soon; accounts are shown with the right counts, and documents that were just read', async () => {
    const { session, userId } = await aUser()
    const other = await aUser()
    const { id } = (await session.call('POST', '/documents', { body: { type: 'RESUME' } })).body.data
    await eventsSettled(running.platform)
    expect((await session.call('GET', `/documents/${id}`)).status).toBe(200)
    expect((await session.call('GET', '/users/me')).body.data._count.resumes).toBe(1)

    await part('documents').kill()
    const soon = () => ({ signal: AbortSignal.timeout(toldWithin) })
    const dead = [
      await session.call('GET', '/documents', soon()),
      await session.call('POST', '/documents', { body: { type: 'RESUME' }, ...soon() }),
      await session.call('GET', '/profiles/master', soon()),
      await session.call('GET', `/shares/documents/${id}`, soon()),
      await aVisitor(fromApp).call('GET', '/shares/public/ada/resume', soon()),
    ]
    for (const answer of dead) {
      expect(answer).toMatchObject({ status: 503, body: { success: false, statusCode: 503 } })
    }
    expect((await session.call('GET', `/documents/${id}`)).status).toBe(200)
    const renamed = await session.call('PUT', '/users/me/name', { body: { name: 'Ada' } })
    expect(renamed.body.data).toMatchObject({ id: userId, name: 'Ada', _count: { resumes: 1 } })
    expect((await session.call('GET', '/users/me')).body.data).toMatchObject({ name: 'Ada', _count: { resumes: 1 } })
    expect((await other.session.call('GET', '/users/me', soon())).status).toBe(200)
    expect((await aVisitor().call('GET', '/health/ready')).status).toBe(200)

    await part('documents').restart()
    await expect
      .poll(async () => (await session.call('GET', '/documents')).body.data?.total, { timeout: 10_000 })
      .toBe(1)
    await session.call('DELETE', `/documents/${id}`)
    expect((await session.call('GET', '/users/me')).body.data._count.resumes).toBe(0)
  })
})
