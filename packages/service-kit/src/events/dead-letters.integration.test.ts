import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { jetstreamManager } from '@nats-io/jetstream'
import { events } from '@resume/proto/events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type EventServer, startEventServer } from '../../test-data/event-server.ts'
import { type KitDatabase, kitDatabase, type TestTransaction } from '../../test-data/kit-database.ts'
import { newId } from '../ids.ts'
import type { EventHandlers } from './apply-event.ts'
import { deadLetterStream } from './connect-nats.ts'
import { countDeadLetters, deadLetterSubject, formerSubject } from './dead-letters.ts'

const patience = { timeout: 15_000 }
const retry = { maxFaults: 3, backOffMs: [20, 50], pausesMs: [20], ackWaitMs: 30_000 }
const root = new URL('../../../../', import.meta.url).pathname

let server: EventServer
let database: KitDatabase

beforeAll(async () => {
  server = await startEventServer()
  database = await kitDatabase()
})
afterEach(() => server.stopConsumers())
afterAll(async () => {
  await server.close()
  await database.close()
})

/** Runs the command as an operator does, who says why where it is asked. @returns its lines */
async function command(...args: string[]): Promise<string[]> {
  return run(...args, ...(args[0] === 'replay' ? ['--reason', 'it was mended'] : []))
}

async function run(...args: string[]): Promise<string[]> {
  const options = { cwd: root, env: { ...process.env, NATS_URL: server.nats.url } }
  const { stdout } = await promisify(execFile)('node', ['tools/events/dead-letters.ts', ...args], options)
  return stdout.trim().split('\n')
}

/** Two services that note whom they heard of; the first cannot do so for a user while it is broken. */
function twoServices(name: string, bad: string) {
  const state = { isBroken: true }
  const handlers = (own: string): EventHandlers<TestTransaction> => ({
    userRegistered: {
      async once({ userId }, { client }) {
        if (userId === bad && own === name && state.isBroken) throw new Error('cannot be handled')
        await client.query('INSERT INTO effects (what) VALUES ($1)', [`${own} ${userId}`])
      },
    },
  })
  for (const own of [name, `${name}-other`]) {
    server.consume({ name: own, handlers: handlers(own), transaction: database.transaction, retry })
  }
  return state
}

const effectsOf = async (user: string) => (await database.effects()).filter((what) => what.endsWith(user)).toSorted()
const count = async (name: string) => {
  const manager = await jetstreamManager(await server.connect().ready())
  return countDeadLetters(manager, 'test', name)
}

describe('dead letters', () => {
  it('are listed, and once the fault is mended replayed to their own consumer alone, which applies them once', async () => {
    const [bad, good] = [newId(), newId()]
    const service = twoServices('mended', bad)
    const eventId = server.tell(bad)
    server.tell(good)
    await expect.poll(() => effectsOf(good), patience).toEqual([`mended ${good}`, `mended-other ${good}`])
    await expect.poll(() => count('mended'), patience).toBe(1)

    const [line = ''] = await command('list', '--service', 'test')
    const [id = '', , ...facts] = line.split('  ')
    expect(facts).toEqual(['test.mended', events.userRegistered.name, eventId, 'Error: cannot be handled'])
    expect(await command('list', '--service', 'another')).toEqual(['no dead letters'])

    await command('replay', id)
    await expect.poll(() => count('mended'), patience).toBe(1)
    const [again = ''] = await command('list')
    expect(again).toContain(eventId)
    expect(again.split('  ')[0]).not.toBe(id)

    service.isBroken = false
    expect(await command('replay', '--service', 'test')).toEqual([`replayed ${again.split('  ')[0]}`])
    await expect.poll(() => effectsOf(bad), patience).toEqual([`mended ${bad}`, `mended-other ${bad}`])
    expect(await command('list')).toEqual(['no dead letters'])
    expect(await count('mended')).toBe(0)
    expect(server.bus.seen.filter(({ subject }) => subject === events.userRegistered.name)).toHaveLength(2)
  }, 60_000)

  it('of a former release are listed, counted and replayed too', async () => {
    const user = newId()
    const service = twoServices('former', user)
    service.isBroken = false
    const data = events.userRegistered.message.serialize({ userId: user, email: '' })
    const headers = { 'x-subject': events.userRegistered.name, 'x-reason': 'Error: away', 'x-event-id': newId() }
    server.bus.publishBytes(formerSubject('test', 'former'), data, headers)
    await expect.poll(() => count('former'), patience).toBe(1)
    const [line = ''] = await command('list')
    expect(line).toMatch(/^former-\d+ .*Error: away$/)
    await command('replay', line.split('  ')[0] ?? '')
    await expect.poll(() => effectsOf(user), patience).toEqual([`former ${user}`])
    expect(await count('former')).toBe(0)
  }, 60_000)

  it('of a service that is gone stay when somebody replays them', async () => {
    const headers = { 'x-subject': events.userRegistered.name, 'x-reason': 'Error: away', 'x-event-id': newId() }
    server.bus.publishBytes(deadLetterSubject('gone', 'main'), Buffer.from('?'), headers)
    await expect
      .poll(() => command('list', '--service', 'gone'), patience)
      .toEqual([expect.stringContaining('gone.main')])
    await expect(command('replay', '--service', 'gone')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('nobody takes replayed events of gone.main'),
    })
    expect(await command('list', '--service', 'gone')).toHaveLength(1)
    expect((await command('list', '--service', 'gone'))[0]).toContain('gone.main')
  }, 60_000)

  it('are kept without a limit of age', async () => {
    const manager = await jetstreamManager(await server.connect().ready())
    const { config } = await manager.streams.info(deadLetterStream.name)
    expect(config).toMatchObject({ max_age: 0, max_msgs: -1, max_bytes: -1 })
  })

  it('that do not exist, and calls that make no sense, are refused', async () => {
    await expect(command('replay', 'dead-999')).rejects.toMatchObject({ code: 1 })
    await expect(command('burn')).rejects.toMatchObject({ code: 2 })
    await expect(run('replay', 'dead-999')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--reason is required'),
    })
  })
})
