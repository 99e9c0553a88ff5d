import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect as connectNats } from '@nats-io/transport-node'
import { Client } from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { fromApp } from '../client/client.ts'
import { connectMcp } from '../client/mcp.ts'
import { countStatuses, startLoad } from './load.ts'
import { useKeptPlatform } from './running-platform.ts'
import { eventsSettled } from './settled-events.ts'
import { toldSoon } from './told-soon.ts'

/** One platform for all of these: each leaves it as whole as it was. */
const running = useKeptPlatform()
const { aUser, aVisitor, part } = running

/** What a test that failed left broken would fail all that follow. */
afterEach(() => running.mend())

it('shows the right number of share links again once documents counts them in time', async () => {
  const { session } = await running.aUser()
  await session.call('PUT', '/users/me/username', { body: { username: `u${Date.now().toString(36)}` } })
  const { id } = (await session.call('POST', '/documents', { body: { type: 'RESUME' } })).body.data
  await session.call('POST', '/shares', { body: { documentId: id, snapshot: {} } })
  const shareLinks = async () =>
    (await session.call('GET', '/profiles/master')).body.data.summary.shareResumeCount as number

  const database = new Client({ connectionString: `${running.platform.postgresUrl}/documents` })
  await database.connect()
  await database.query('BEGIN')
  await database.query('LOCK TABLE share_links IN ACCESS EXCLUSIVE MODE')
  expect(await shareLinks()).toBe(0)
  await database.query('ROLLBACK')
  await database.end()
  expect(await shareLinks()).toBe(1)
})

describe('documents, killed', () => {
  it('costs its own routes a 503, soon; accounts are shown with the right counts, and documents that were just read', async () => {
    const { session, userId, withKey } = await aUser()
    const other = await aUser()
    const { id } = (await session.call('POST', '/documents', { body: { type: 'RESUME' } })).body.data
    await eventsSettled(running.platform)
    expect((await session.call('GET', `/documents/${id}`)).status).toBe(200)
    expect((await session.call('GET', '/users/me')).body.data._count.resumes).toBe(1)

    await part('documents').kill()
    const dead = [
      await toldSoon((options) => session.call('GET', '/documents', options)),
      await toldSoon((options) => session.call('POST', '/documents', { body: { type: 'RESUME' }, ...options })),
      await toldSoon((options) => session.call('GET', '/profiles/master', options)),
      await toldSoon((options) => session.call('GET', `/shares/documents/${id}`, options)),
      await toldSoon((options) => aVisitor(fromApp).call('GET', '/shares/public/ada/resume', options)),
    ]
    for (const answer of dead) {
      expect(answer).toMatchObject({ status: 503, body: { success: false, statusCode: 503 } })
    }
    const { key } = await withKey({ scopes: ['resume:read'] })
    const assistant = await connectMcp({ url: running.platform.url, headers: { authorization: `Bearer ${key}` } })
    expect((await assistant.call('list_documents')).error).toMatchObject({ code: 'unavailable', statusCode: 503 })
    expect((await assistant.call('get_ats_quota')).isError).toBe(false)
    expect((await session.call('GET', `/documents/${id}`)).status).toBe(200)
    const renamed = await session.call('PUT', '/users/me/name', { body: { name: 'Ada' } })
    expect(renamed.body.data).toMatchObject({ id: userId, name: 'Ada', _count: { resumes: 1 } })
    expect((await session.call('GET', '/users/me')).body.data).toMatchObject({ name: 'Ada', _count: { resumes: 1 } })
    expect((await toldSoon((options) => other.session.call('GET', '/users/me', options))).status).toBe(200)
    expect((await aVisitor().call('GET', '/health/ready')).status).toBe(200)

    await part('documents').restart()
    await expect
      .poll(async () => (await session.call('GET', '/documents')).body.data?.total, { timeout: 10_000 })
      .toBe(1)
    await session.call('DELETE', `/documents/${id}`)
    expect((await session.call('GET', '/users/me')).body.data._count.resumes).toBe(0)
  })
})

it('portfolio and content, killed, cost their own routes a 503, soon; drafts are saved, and what Redis has is read', async () => {
  const { session } = await aUser()
  expect((await session.call('GET', '/changelog')).status).toBe(200)
  expect((await aVisitor(fromApp).call('GET', '/portfolios/public')).status).toBe(200)
  await Promise.all([part('portfolio').kill(), part('content').kill()])
  for (const path of ['/portfolios/me', '/portfolio-assets', '/roadmap', '/ambassador/me', '/ai/actions']) {
    const dead = await toldSoon((options) => session.call('GET', path, options))
    expect(dead.status, path).toBe(503)
  }
  const draft = { subdomain: 'ada', snapshot: {} }
  expect((await session.call('PUT', '/portfolios/draft', { body: draft })).status).toBe(200)
  expect((await session.call('GET', '/changelog')).status).toBe(200)
  expect((await aVisitor(fromApp).call('GET', '/portfolios/public')).status).toBe(200)

  const counted = { name: 'while-away', properties: {}, at: new Date().toISOString() }
  const told = await aVisitor(fromApp).call('POST', '/stats/events', { body: { events: [counted] } })
  expect(told.status, 'statistics events wait in Redis').toBe(202)

  await Promise.all([part('portfolio').restart(), part('content').restart()])
  for (const path of ['/portfolios/me', '/roadmap']) {
    await expect.poll(async () => (await session.call('GET', path)).status, { timeout: 10_000 }).toBe(200)
  }
})

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
    const dead = await toldSoon((options) => aVisitor().call('GET', '/ats/quota', options))
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
    const cold = await toldSoon((options) => unseen.call('GET', '/users/me', options))
    expect(cold.status).toBe(503)
    expect((await aVisitor().call('GET', '/health')).status).toBe(200)
    await part('identity').restart()
    await expect.poll(async () => (await unseen.call('GET', '/users/me')).status, { timeout: 10_000 }).toBe(200)
  })
})

/** Ids of the events of a kind in the stream, in order. */
async function eventIds(subject: string): Promise<string[]> {
  const connection = await connectNats({ servers: running.platform.natsUrl })
  try {
    const manager = await jetstreamManager(connection)
    const stream = await manager.streams.find(subject)
    const { name, num_pending: pending } = await manager.consumers.add(stream, {
      filter_subject: subject,
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.All,
    })
    const consumer = await jetstream(connection).consumers.get(stream, name)
    const ids: string[] = []
    while (ids.length < pending) {
      const message = await consumer.next()
      if (message) ids.push(message.headers?.get('Nats-Msg-Id') ?? '')
    }
    return ids
  } finally {
    await connection.close()
  }
}

it('without NATS requests go on, and each event is delivered once when it is back', async () => {
  const { session } = await running.aUser()
  await eventsSettled(running.platform)
  const before = await eventIds('resume.identity.user.updated')
  await running.part('nats').kill()
  for (let round = 0; round < 20; round++) {
    const answer = await session.call('PUT', '/users/me/name', { body: { name: `name ${round}` } })
    expect(answer.status).toBe(200)
    expect((await session.call('GET', '/users/me')).body.data.name).toBe(`name ${round}`)
  }
  await running.part('nats').restart()
  const now = () => eventIds('resume.identity.user.updated').catch(() => [])
  await expect.poll(async () => (await now()).length, { timeout: 30_000 }).toBe(before.length + 20)
  const ids = await now()
  expect(new Set(ids).size).toBe(ids.length)
})

it('without PostgreSQL writes answer 503, no process ends, and all is back by itself with nothing lost', async () => {
  const { session, withKey } = await aUser()
  const { client } = await withKey()
  expect((await session.call('PUT', '/users/me/name', { body: { name: 'Acknowledged' } })).status).toBe(200)
  const processes = ['gateway', 'identity', 'ats'].map((name) => [name, part(name).pid()])
  await part('postgres').kill()

  const refused = [
    await session.call('PUT', '/users/me/name', { body: { name: 'Never' } }),
    await session.call('POST', '/api-keys', { body: { name: 'Never' } }),
    await session.call('POST', '/ats/check', { body: { resume: 'Ada Lovelace, engineer' } }),
    await aVisitor().call('GET', '/ats/quota'),
    await aVisitor().call('GET', '/health/ready'),
  ]
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
  for (const { body } of refused) expect(body).toMatchObject({ success: false, statusCode: 503 })
  expect((await aVisitor().call('GET', '/health')).status).toBe(200)

  await part('postgres').restart()
  const ready = async () => (await aVisitor().call('GET', '/health/ready')).status
  await expect.poll(ready, { timeout: 20_000 }).toBe(200)
  await expect.poll(async () => (await aVisitor().call('GET', '/ats/quota')).status, { timeout: 20_000 }).toBe(200)
  expect((await client.call('GET', '/users/me')).body.data.name).toBe('Acknowledged')
  expect((await session.call('PUT', '/users/me/name', { body: { name: 'Again' } })).status).toBe(200)
  expect(['gateway', 'identity', 'ats'].map((name) => [name, part(name).pid()])).toEqual(processes)
})
