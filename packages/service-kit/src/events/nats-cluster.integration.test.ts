import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { jetstreamManager } from '@nats-io/jetstream'
import { requireProgram } from '@resume/local-stack/servers/find-program'
import { canConnect, freePort } from '@resume/local-stack/servers/ports'
import { type ServerProcess, startProcess } from '@resume/local-stack/servers/server-process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type KitDatabase, kitDatabase } from '../../test-data/kit-database.ts'
import type { TestTransaction } from '../../test-data/test-transaction.ts'
import { newId } from '../ids.ts'
import { createLogger } from '../logging/logger.ts'
import { createCommit } from '../outbox/commit.ts'
import { insertEvent } from '../outbox/outbox-row.ts'
import { startRelay } from '../outbox/relay.ts'
import type { EventHandlers } from './apply-event.ts'
import { connectNats, deadLetterStream, eventStream, type NatsLink } from './connect-nats.ts'
import { startConsumer } from './consumer.ts'
import { usualRetry } from './retry-policy.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const patience = { timeout: 60_000, interval: 100 }
/** What a dead leader held of an event comes again soon. */
const retry = { ...usualRetry, ackWaitMs: 2_000 }

/** Three servers, of which each keeps every stream, by their names in the cluster. */
const servers = new Map<string, ServerProcess>()
const dir = mkdtempSync(join(tmpdir(), 'resume-nats-cluster-'))
const stops: (() => Promise<void>)[] = []
let url: string
let database: KitDatabase
let link: NatsLink

beforeAll(async () => {
  const nodes = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => ({ name, port: await freePort(), own: await freePort() })),
  )
  const routes = nodes.map(({ own }) => `nats://127.0.0.1:${own}`).join(',')
  await Promise.all(
    nodes.map(async ({ name, port, own }) => {
      const server = await startProcess({
        name: `nats-${name}`,
        command: requireProgram('nats-server'),
        args: [
          ...[
            '--addr',
            '127.0.0.1',
            '--port',
            String(port),
            '--name',
            name,
            '--jetstream',
            '--store_dir',
            join(dir, name),
          ],
          ...['--cluster_name', 'test', '--cluster', `nats://127.0.0.1:${own}`, '--routes', routes],
        ],
        logFile: join(dir, `${name}.log`),
        ready: () => canConnect(port),
      })
      servers.set(name, server)
    }),
  )
  url = nodes.map(({ port }) => `nats://127.0.0.1:${port}`).join(',')
  database = await kitDatabase()
  link = connect()
  await link.ready()
}, 60_000)
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
  await database.close()
  await Promise.all([...servers.values()].map((server) => server.kill()))
  rmSync(dir, { recursive: true })
})

function connect(replicas = 3): NatsLink {
  const made = connectNats({ url, name: 'test', logger, replicas })
  stops.push(made.close)
  return made
}

async function infoOf(name: string) {
  return (await jetstreamManager(await link.ready(), { checkAPI: false, timeout: 2_000 })).streams.info(name)
}

describe('a cluster of three NATS', () => {
  it('keeps each stream as often as the configuration says, also when that changes', async () => {
    const replicasOf = async (name: string) => (await infoOf(name)).config.num_replicas
    for (const { name } of [eventStream, deadLetterStream]) {
      await expect.poll(() => replicasOf(name), patience).toBe(3)
    }
    await connect(1).ready()
    await expect.poll(() => replicasOf(eventStream.name), patience).toBe(1)
    await connect(3).ready()
    await expect
      .poll(
        async () => (await infoOf(eventStream.name)).cluster?.replicas?.filter(({ current }) => current).length,
        patience,
      )
      .toBe(2)
  })

  it('loses no event and applies each once while the leader of the stream is killed under load', async () => {
    const handlers: EventHandlers<TestTransaction> = {
      userRegistered: {
        async once({ userId }, { client }) {
          await client.query('INSERT INTO effects (what) VALUES ($1)', [userId])
        },
      },
    }
    stops.push(startRelay({ databaseUrl: database.url, nats: connect(), logger }))
    const commit = createCommit(database.transaction)
    for (const _replica of [1, 2]) {
      stops.push(startConsumer({ nats: connect(), logger, service: 'test', name: 'cluster', handlers, commit, retry }))
    }
    const told: string[] = []
    let isOver = false
    const load = (async () => {
      while (!isOver) {
        const userId = newId()
        await database.transaction((transaction) =>
          insertEvent(transaction, 'userRegistered', { userId, email: 'someone@example.com' }),
        )
        told.push(userId)
        await pause(2)
      }
    })()
    const applied = async () => (await database.effects()).length
    const goOn = async () => {
      const before = await applied()
      await expect.poll(applied, patience).toBeGreaterThan(before + 50)
    }
    await goOn()
    const leader = (await infoOf(eventStream.name)).cluster?.leader ?? ''
    await servers.get(leader)?.kill()
    await goOn()
    isOver = true
    await load
    await expect.poll(applied, patience).toBe(told.length)
    expect((await database.effects()).toSorted()).toEqual(told.toSorted())
    await expect.poll(async () => (await infoOf(eventStream.name)).cluster?.leader, patience).not.toBe(leader)
  }, 120_000)
})
