import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checksumOf, picture } from '../../test-data/images.ts'
import { openStorageUnderTest, type StorageUnderTest } from '../../test-data/storage-under-test.ts'
import { readPortfolioConfig } from '../config.ts'
import type { ObjectStorage } from '../use-cases/object-storage.ts'
import { openObjectStorage } from './object-storage.ts'

/** What images rely on, of the local S3 and of every real one (docs/testing.md). */
let underTest: StorageUnderTest
let storage: ObjectStorage
let png: Buffer
let serial = 0

beforeAll(async () => {
  underTest = await openStorageUnderTest()
  storage = open()
  png = await picture().png().toBuffer()
})
afterAll(() => underTest?.close())

function open(changed: Record<string, string> = {}): ObjectStorage {
  const database = { PORTFOLIO_DATABASE_URL: 'postgresql://localhost/none' }
  const opened = openObjectStorage(readPortfolioConfig({ ...database, ...underTest.variables, ...changed }))
  if (!opened) throw new Error('no storage')
  return opened
}
const newKey = (folder: 'uploads' | 'public') => `${folder}/${Date.now()}-${++serial}.png`
const bucketUrl = () => storage.urlOf('')
const send = async (url: string, bytes: Buffer, headers: Record<string, string> = {}) =>
  (await fetch(url, { method: 'PUT', headers, body: Uint8Array.from(bytes) })).status

/** A signed upload of the picture. @param minutes since it was signed */
function signed(key: string, { minutes = 0, checksum = checksumOf(png) as string | null } = {}) {
  const file = { mimeType: 'image/png', sizeBytes: png.length, checksum } as const
  return storage.signUpload(key, file, 600, new Date(Date.now() - minutes * 60_000))
}
const without = (headers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name))

describe('a signed upload', () => {
  it('takes the file, once and again, until it expires', async () => {
    const key = newKey('uploads')
    const { url, headers } = signed(key, { minutes: 9 })
    expect([await send(url, png, headers), await send(url, png, headers)]).toEqual([200, 200])
    const facts = await storage.stat(key)
    expect(facts).toMatchObject({ size: png.length, type: 'image/png' })
    expect(await storage.read(key, png.length)).toEqual({ facts, bytes: png })
  })

  it('takes a file whose checksum nobody declared', async () => {
    const { url, headers } = signed(newKey('uploads'), { checksum: null })
    expect(await send(url, png, headers)).toBe(200)
  })

  it('takes nothing but what was declared, where it was declared', async () => {
    const key = newKey('uploads')
    const { url, headers } = signed(key)
    const outcomes = {
      type: await send(url, png, { ...headers, 'content-type': 'text/html' }),
      noType: await send(url, png, without(headers, 'content-type')),
      larger: await send(url, Buffer.concat([png, png]), without(headers, 'content-length')),
      smaller: await send(url, png.subarray(1), without(headers, 'content-length')),
      noChecksum: await send(url, png, without(headers, 'x-amz-checksum-sha256')),
      place: await send(url.replace('/uploads/', '/public/'), png, headers),
      longer: await send(url.replace('X-Amz-Expires=600', 'X-Amz-Expires=6000'), png, headers),
      expired: await send(signed(key, { minutes: 11 }).url, png, headers),
      read: (await fetch(url)).status,
      remove: (await fetch(url, { method: 'DELETE' })).status,
    }
    expect(new Set(Object.values(outcomes)), JSON.stringify(outcomes)).toEqual(new Set([403]))
    expect(await storage.stat(key)).toBeUndefined()
  })

  it('holds the file against its checksum, or leaves that to who completes it', async () => {
    const key = newKey('uploads')
    const { url, headers } = signed(key)
    expect(await send(url, Buffer.alloc(png.length), headers)).toBe(underTest.verifiesChecksums ? 400 : 200)
    expect((await storage.stat(key)) === undefined).toBe(underTest.verifiesChecksums)
  })
})

describe('an image for readers', () => {
  it('is read by everybody with its type, and kept', async () => {
    const key = newKey('public')
    await storage.write(key, Buffer.alloc(9), 'image/webp')
    await storage.write(key, png, 'image/png')
    const answer = await fetch(storage.urlOf(key))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(png.length),
    })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png)
    const etag = answer.headers.get('etag') ?? ''
    expect((await fetch(storage.urlOf(key), { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('of 5 MB is written and read whole', async () => {
    const large = Buffer.alloc(5 * 1024 * 1024, 'image')
    const key = newKey('public')
    await storage.write(key, large, 'image/png')
    expect((await storage.read(key, large.length))?.bytes.equals(large)).toBe(true)
    await expect(storage.read(key, large.length - 1)).rejects.toMatchObject({ id: 'storage_failed' })
  })

  it('is gone once it is removed, and removing it again is no error', async () => {
    const key = newKey('public')
    await storage.write(key, png, 'image/png')
    await storage.remove(key)
    await storage.remove(key)
    expect([await storage.stat(key), await storage.read(key, 9)]).toEqual([undefined, undefined])
    expect((await fetch(storage.urlOf(key))).status).toBe(403)
  })
})

describe('a stranger', () => {
  it('reads no upload, writes and removes nothing, and lists nothing', async () => {
    const [upload, image] = [newKey('uploads'), newKey('public')]
    for (const key of [upload, image]) await storage.write(key, png, 'image/png')
    const status = async (address: string, method = 'GET') => (await fetch(address, { method })).status
    const outcomes = {
      bucket: await status(bucketUrl()),
      list: await status(`${bucketUrl()}?list-type=2&prefix=public/`),
      versions: await status(`${bucketUrl()}?versions`),
      policy: await status(`${bucketUrl()}?policy`),
      upload: await status(storage.urlOf(upload)),
      remove: await status(storage.urlOf(image), 'DELETE'),
      write: await send(storage.urlOf(image), Buffer.alloc(9)),
      writeBelow: await send(`${storage.urlOf(image)}/more`, Buffer.alloc(9)),
    }
    expect(new Set(Object.values(outcomes)), JSON.stringify(outcomes)).toEqual(new Set([403]))
    expect((await storage.read(image, png.length))?.bytes).toEqual(png)
  })
})

describe('the service', () => {
  it('finds every object, also beyond a page of the list, with its time', async () => {
    const before = Date.now()
    const keys = Array.from({ length: 1_005 }, () => newKey('uploads'))
    await underTest.fill(keys)
    const found = new Map<string, Date>()
    for await (const { key, lastModified } of storage.list()) found.set(key, lastModified)
    expect(keys.filter((key) => !found.has(key))).toEqual([])
    expect(Math.abs((found.get(keys[0] ?? '')?.getTime() ?? 0) - before)).toBeLessThan(60_000)
  })

  it.each<[string, Record<string, string>]>([
    ['a wrong secret', { S3_SECRET_KEY: 'another-secret' }],
    ['an unknown key', { S3_ACCESS_KEY: 'nobody' }],
  ])('is refused with %s', async (_, changed) => {
    const other = open(changed)
    const refused = { id: 'storage_failed' }
    await expect(other.stat('uploads/x')).rejects.toMatchObject(refused)
    await expect(other.write('uploads/x', png, 'image/png')).rejects.toMatchObject(refused)
    await expect(other.list()[Symbol.asyncIterator]().next()).rejects.toMatchObject(refused)
  })

  it('is told of a bucket that is missing', async () => {
    const other = open({ S3_BUCKET: 'missing-bucket' })
    await expect(other.write('uploads/x', png, 'image/png')).rejects.toMatchObject({ id: 'storage_failed' })
  })
})
