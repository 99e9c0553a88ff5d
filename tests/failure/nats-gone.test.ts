import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { expect, it } from 'vitest'
import { runPlatform } from './running-platform.ts'

const running = runPlatform()

/** Ids of the events of a kind in the stream, in order. */
async function eventIds(subject: string): Promise<string[]> {
  const connection = await connect({ servers: running.platform.natsUrl })
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
