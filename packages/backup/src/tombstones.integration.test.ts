import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jetstream } from '@nats-io/jetstream'
import { events } from '@resume/proto/events'
import { newId } from '@resume/service-kit/ids'
import { ownNats } from '@resume/test-kit/own-servers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openNats } from './stored-events.ts'
import { readTombstones, writeDownEndings } from './tombstones.ts'

const dir = mkdtempSync(join(tmpdir(), 'resume-tombstones-'))
let server: Awaited<ReturnType<typeof ownNats>>
let nats: Awaited<ReturnType<typeof openNats>>

beforeAll(async () => {
  server = await ownNats()
  nats = await openNats(server.url)
})
afterAll(async () => {
  await nats?.close()
  await server?.stop()
  rmSync(dir, { recursive: true, force: true })
})

it('what has ended is written down, and that comes to an end on a platform where something always does', async () => {
  const { name, message } = events.userDeleted
  const end = async () => {
    const userId = newId()
    await jetstream(nats.connection).publish(name, message.serialize({ userId }))
    return userId
  }
  const before = await Promise.all(Array.from({ length: 150 }, end))
  let isOver = false
  const busy = (async () => {
    while (!isOver) await end()
  })()
  try {
    await writeDownEndings(nats.connection, dir)
  } finally {
    isOver = true
    await busy
  }
  const written = (await readTombstones(dir, new Date(0))).map(({ id }) => id)
  expect(written).toEqual(expect.arrayContaining(before))
})

it('a cluster of which no server answers is named, server by server', async () => {
  const refused = openNats('nats://127.0.0.1:1, nats://somebody:secret@127.0.0.1:2', 100)
  await expect(refused).rejects.toThrow('NATS does not answer at 127.0.0.1:1, 127.0.0.1:2')
})
