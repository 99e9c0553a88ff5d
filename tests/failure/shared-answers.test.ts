import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { startRepositoryDouble } from '@resume/codehost-double/repository'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, fromApp } from '../client/client.ts'
import { signIn } from '../client/sign-in.ts'
import { runPlatform } from './running-platform.ts'

const host = await startRepositoryDouble()
const adminEmail = 'admin@example.com'
const running = runPlatform({ ADMIN_EMAIL: adminEmail, CODEHOST_API_URL: host.url, CODEHOST_REPO: host.repo })
const { aUser, aVisitor, part } = running

let admin: Client
beforeAll(async () => {
  host.put(1, { title: 'Item 0' })
  admin = (await signIn(running.platform, adminEmail)).session
})
afterAll(() => host.stop())

/** The number that an answer shows, as the last writer put it there. */
type Read = () => Promise<number>

/** Calls that write, one after the other, while others read all the time. */
interface Race {
  writes: number
  write(number: number): Promise<void>
  reads: Read[]
  /** Happens once a third of the writes is done. */
  meanwhile?(): Promise<void>
}

/** @returns the answers that were older than a write that had been acknowledged before they were asked for */
async function staleAnswers({ writes, write, reads, meanwhile }: Race) {
  let acknowledged = 0
  let isOver = false
  const stale: { reader: number; seen: number; acknowledged: number }[] = []
  let count = 0
  const readers = reads.map(async (read, reader) => {
    while (!isOver) {
      const before = acknowledged
      const seen = await read()
      count++
      if (seen < before) stale.push({ reader, seen, acknowledged: before })
    }
  })
  let happening: Promise<void> | undefined
  const writing = async () => {
    for (let number = 1; number <= writes; number++) {
      await write(number)
      acknowledged = number
      if (number === Math.ceil(writes / 3)) happening = meanwhile?.()
    }
    await happening
  }
  await Promise.all([writing().finally(() => (isOver = true)), ...readers])
  expect(count).toBeGreaterThan(writes)
  return stale
}

/** The number behind a word in an answer. */
const shown = async (client: Client, path: string, word: string): Promise<number> => {
  const { status, text } = await client.call('GET', path)
  expect(status, text).toBe(200)
  return Number(new RegExp(`${word} (\\d+)`).exec(text)?.[1])
}
const write = async (method: string, path: string, body: object) => {
  const answer = await admin.call(method, path, { body })
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}

const restartRedis = async () => {
  await part('redis').kill()
  await part('redis').restart()
}

describe('an answer that everybody gets', () => {
  it('is never older than an acknowledged write of the administrator, also while Redis restarts', async () => {
    const { id } = await write('POST', '/admin/changelog', {
      ...{ version: '9.9.9', title: 'Release 0', summary: 'A release.', type: 'minor', tags: ['race'] },
    })
    const page = aVisitor(fromApp)
    const { session } = await aUser()
    const changelog = (path: string, client = page) => shown(client, path, 'Release')
    const stale = await staleAnswers({
      writes: 30,
      write: (number) => write('PATCH', `/admin/changelog/${id}`, { title: `Release ${number}` }),
      reads: [
        () => changelog('/changelog'),
        () => changelog('/changelog?limit=1'),
        () => changelog('/changelog?tag=race&search=release'),
        () => changelog('/changelog/stats', session),
        () => changelog(`/changelog/${id}`, session),
        () => changelog('//changelog.xml'),
      ],
      meanwhile: restartRedis,
    })
    expect(stale).toEqual([])
  })

  it('is never older than an acknowledged sync, nor mixed of two snapshots', async () => {
    const { session } = await aUser()
    const mixed: number[][] = []
    /** Two items change together, so that a whole snapshot shows both alike. */
    const readBoth = async (path: string) => {
      const { text } = await session.call('GET', path)
      const numbers = [...text.matchAll(/Item (\d+)/g)].map(([, number]) => Number(number))
      if (numbers[0] !== numbers[1]) mixed.push(numbers)
      return numbers[0] ?? Number.NaN
    }
    await write('POST', '/codehost/admin/sync', {})
    host.put(2, { title: 'Item 0' })
    await write('POST', '/codehost/admin/sync', {})
    const stale = await staleAnswers({
      writes: 20,
      write: async (number) => {
        host.put(1, { title: `Item ${number}` })
        host.put(2, { title: `Item ${number}` })
        await write('POST', '/codehost/admin/sync', {})
      },
      reads: [
        () => readBoth('/codehost/issues'),
        () => readBoth('/codehost/issues?kind=issue&status=todo'),
        () => readBoth('/codehost/issues?pageSize=2'),
      ],
      meanwhile: restartRedis,
    })
    expect(stale).toEqual([])
    expect(mixed).toEqual([])
  })

  it('costs one round trip to Redis once it is cached', async () => {
    const reads = 20
    const { client: key } = await (await aUser()).withKey({
      scopes: ['changelog:read', 'roadmap:read', 'codehost:read'],
    })
    const paths = ['/changelog?limit=7', '/roadmap?sort=oldest', '/codehost/stats']
    /** One after the other: those that arrive together share a round trip. */
    const warm = async () => {
      for (const path of paths) await key.call('GET', path)
    }
    /** After an outage, entries are not used for some seconds. */
    const misses = async () => {
      const sent = await sentToRedis(async () => {
        for (let read = 0; read < reads; read++) await warm()
      })
      const gateway = sent.find(({ command }) => command.includes('content:changelog'))?.from
      return sent.filter(({ from }) => from === gateway).length - reads * paths.length
    }
    await expect.poll(misses, { timeout: 20_000 }).toBe(0)
  })
})

/** The commands that Redis gets meanwhile, and from where; what scripts do within it is not among them. */
async function sentToRedis(work: () => Promise<void>): Promise<{ from: string; command: string }[]> {
  const sent: { from: string; command: string }[] = []
  const socket = connect(Number(new URL(running.platform.redisUrl).port), '127.0.0.1')
  const lines = createInterface(socket)
  socket.write('MONITOR\r\n')
  await once(lines, 'line')
  lines.on('line', (line) => {
    const [, from = '', command = ''] = /^\+[\d.]+ \[\d+ (\S+)\] (.*)$/.exec(line) ?? []
    if (from !== '' && from !== 'lua') sent.push({ from, command })
  })
  await work()
  /** What was sent before is told before. */
  const isLast = once(lines, 'line')
  await Promise.race([isLast, new Promise((resolve) => setTimeout(resolve, 100))])
  socket.destroy()
  return sent
}
