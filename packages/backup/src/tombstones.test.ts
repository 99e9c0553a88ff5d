import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { events } from '@resume/proto/events'
import { afterAll, expect, it } from 'vitest'
import { appendTombstones, readTombstones, type Tombstone, tombstoneOf } from './tombstones.ts'

const folder = mkdtempSync(join(tmpdir(), 'resume-tombstones-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = '2027-01-10T02:00:00.000Z'

it('a line that a crash cut off stays by itself, and one that is there twice counts once', async () => {
  const [first, second, third]: Tombstone[] = [
    { kind: 'user', id: 'u1', userId: 'u1', at },
    { kind: 'suspension', id: 'u2', userId: 'u2', at, suspended: false, version: 2 },
    { kind: 'moderation', id: 'p2', userId: 'u2', at, suspended: true, version: 2, documentId: 'd2' },
  ]
  if (!first || !second || !third) throw new Error('there are three')
  await appendTombstones(folder, [first])
  const file = readdirSync(folder)[0] ?? ''
  appendFileSync(join(folder, file), '{"kind":"key","id":"k')
  await appendTombstones(folder, [second, third, first])
  expect(await readTombstones(folder, new Date(at))).toEqual([first, second, third])
  expect(await readTombstones(folder, new Date('2027-01-10T04:00:00.000Z'))).toEqual([])
  expect(await readTombstones('/nowhere', new Date(at))).toEqual([])
})

it('only what must not come back is written down, and only by IDs', () => {
  const ids = {
    userId: 'u',
    keyId: 'k',
    sessionId: 's',
    shareLinkId: 'l',
    suspended: true,
    version: 2,
    documentId: 'd',
  }
  const written = Object.values(events).flatMap(({ name, message }) => {
    const { serialize } = message as { serialize(value: object): Buffer }
    return (
      tombstoneOf(
        name,
        serialize({ ...ids, publicationId: 'p', email: 'a@example.com', cookieHash: 'x', keyHash: 'x' }),
        new Date(at),
      ) ?? []
    )
  })
  const key = { kind: 'key', id: 'k', userId: 'u', at }
  expect(written).toEqual([
    { kind: 'user', id: 'u', userId: 'u', at },
    { kind: 'suspension', id: 'u', userId: 'u', suspended: true, version: 2, at },
    { kind: 'session', id: 's', userId: 'u', at },
    ...[key, key, key],
    { kind: 'shareLink', id: 'l', userId: 'u', at },
    { kind: 'moderation', id: 'p', userId: 'u', documentId: 'd', suspended: true, version: 2, at },
  ])
})
