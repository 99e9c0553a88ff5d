import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPortfolioConfig } from '../config.ts'
import type { ObjectStorage } from '../use-cases/object-storage.ts'
import { openObjectStorage } from './object-storage.ts'

const mb = 1024 * 1024
let server: Server
let storage: ObjectStorage
let answer: RequestListener

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const opened = openObjectStorage(
    readPortfolioConfig({
      PORTFOLIO_DATABASE_URL: 'postgresql://localhost/none',
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY: 'access',
      S3_SECRET_KEY: 'secret',
      S3_TIMEOUT_MS: '10000',
    }),
  )
  if (!opened) throw new Error('no storage')
  storage = opened
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('reads no answer that goes on and on, a refusal neither', async () => {
  let sent = 0
  const pieces = function* () {
    for (; sent < 512 * mb; sent += mb) yield Buffer.alloc(mb, 'x')
  }
  answer = (_request, response) => {
    response.writeHead(403, { 'content-type': 'application/xml' })
    pipeline(Readable.from(pieces()), response).catch(() => {})
  }
  await expect(storage.remove('public/x.png')).rejects.toMatchObject({
    id: 'storage_unavailable',
    cause: { message: 'the answer is too large' },
  })
  expect(sent).toBeLessThan(128 * mb)
})

it('takes a page of something else for no object', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end()
  }
  await expect(storage.stat('uploads/x.png')).rejects.toMatchObject({ id: 'storage_failed' })
})
