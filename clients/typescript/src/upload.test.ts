import { createHash } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hangsUp, refuses, startUnkindServer, succeeds, type UnkindServer } from '../test-data/unkind-server.ts'
import { ForbiddenError, ResumePlatform, type Upload } from './index.ts'
import { fileAt } from './node.ts'

const folder = mkdtempSync(join(tmpdir(), 'resume-sdk-'))
const path = join(folder, 'resume.txt')
const text = 'Marta Lindqvist, Größe 1,70 m'
let server: UnkindServer
let client: ResumePlatform
beforeAll(async () => {
  writeFileSync(path, text)
  server = await startUnkindServer()
  client = new ResumePlatform({ apiKey: 'svc_secret', baseUrl: server.url })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const bytes = new TextEncoder().encode(text)
const received = () => Buffer.from(server.seen.at(-1)?.body ?? '', 'latin1').toString()

describe('an upload', () => {
  it.each<[string, () => Upload | Promise<Upload>, string]>([
    ['a Blob', () => new Blob([text]), 'file'],
    ['a File', () => new File([text], 'cv.txt'), 'cv.txt'],
    ['bytes', () => bytes, 'file'],
    ['a buffer', () => bytes.buffer as ArrayBuffer, 'file'],
    ['a path', () => fileAt(path), 'resume.txt'],
    ['a stream of the web', () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>, 'file'],
    ['a stream of Node', () => createReadStream(path, { highWaterMark: 3 }), 'file'],
  ])('can be %s, and is sent whole again when the connection is lost', async (_what, upload, name) => {
    server.treats(refuses(429, 'rate_limited', { 'retry-after': '0' }), succeeds({ text }))
    expect(await client.ats.extractText(upload())).toEqual({ text })
    expect(server.seen).toHaveLength(2)
    expect(received()).toContain(`name="resume"; filename="${name}"`)
    expect(received()).toContain(`\r\n\r\n${text}\r\n`)
  })

  it('that cannot be read fails with the reason, and nothing is sent', async () => {
    server.treats(succeeds())
    await expect(client.ats.extractText(fileAt(join(folder, 'nothing')))).rejects.toThrow()
    const broken = async function* () {
      yield bytes
      throw new Error('the disk is gone')
    }
    await expect(client.ats.extractText(broken())).rejects.toThrow('the disk is gone')
    expect(server.seen).toEqual([])
  })

  it('of a stream without an end can be left', async () => {
    const reason = new Error('enough')
    const leaving = new AbortController()
    const endless = async function* () {
      for (let count = 0; ; count++) {
        if (count === 5) leaving.abort(reason)
        yield bytes
      }
    }
    await expect(client.ats.extractText(endless(), { signal: leaving.signal })).rejects.toBe(reason)
  })
})

describe('portfolioAssets.upload', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
  const storage = () => {
    const uploadUrl = `${server.url}/storage/1?signature=x`
    return succeeds({ assetId: 'a1', uploadUrl, headers: { 'content-type': 'image/png', 'content-length': '11' } })
  }

  it('declares the file, puts it to the storage without the key, and completes it', async () => {
    server.treats(storage(), hangsUp, succeeds(), succeeds({ id: 'a1' }))
    expect(await client.portfolioAssets.upload(png, { kind: 'AVATAR' })).toEqual({ id: 'a1' })
    const [declared, , put, completed] = server.seen
    const checksum = createHash('sha256').update(png).digest('base64')
    const declaration = { kind: 'AVATAR', mimeType: 'image/png', sizeBytes: 11, checksum }
    expect(JSON.parse(declared?.body ?? '')).toEqual(declaration)
    expect(put).toMatchObject({
      method: 'PUT',
      url: '/storage/1?signature=x',
      body: Buffer.from(png).toString('latin1'),
    })
    expect(put?.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '11' })
    expect(put?.headers).not.toHaveProperty('x-api-key')
    expect(JSON.parse(completed?.body ?? '')).toEqual({ assetId: 'a1', checksum })
  })

  it('completes nothing that the storage has refused', async () => {
    server.treats(storage(), refuses(403, 'AccessDenied'))
    await expect(client.portfolioAssets.upload(png, { kind: 'AVATAR' })).rejects.toBeInstanceOf(ForbiddenError)
    expect(server.seen).toHaveLength(2)
  })
})
