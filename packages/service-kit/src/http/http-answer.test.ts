import { once } from 'node:events'
import { type HttpDouble, startHttpDouble } from '@resume/http-double/double'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOverHttp } from './http-answer.ts'

let server: HttpDouble
beforeAll(async () => {
  server = await startHttpDouble()
})
afterAll(() => server.stop())

const ask = (signal?: AbortSignal, largest = 1_000_000) =>
  askOverHttp(new URL(`${server.url}/path?of=it`), { method: 'POST', headers: {}, body: 'what?', signal }, largest)

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts).toString()
}

describe('an answer over HTTP', () => {
  it('is what the server sent to the question, however much that is', async () => {
    const sent = Array.from({ length: 200_000 }, (_, index) => `${index} `).join('')
    server.answer = ({ path, body }, response) => response.writeHead(201, { 'x-of': path + body }).end(sent)
    const { status, headers, body } = await ask(undefined, 10_000_000)
    expect([status, headers['x-of']]).toEqual([201, '/path?of=itwhat?'])
    expect(await textOf(body)).toBe(sent)
  })

  it('keeps apart what comes over several connections at once', async () => {
    server.answer = async ({ body }, response) => {
      response.writeHead(200)
      for (let index = 0; index < 50; index += 1) {
        response.write(`${body}${index} `)
        await new Promise((resolve) => setImmediate(resolve))
      }
      response.end()
    }
    const texts = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => {
        const asked = { method: 'POST', headers: {}, body: name, signal: undefined } as const
        return textOf((await askOverHttp(new URL(server.url), asked, 10_000)).body)
      }),
    )
    expect(texts).toEqual(['a', 'b', 'c'].map((name) => Array.from({ length: 50 }, (_, i) => `${name}${i} `).join('')))
  })

  it('that is left before its end is ended when it goes on', async () => {
    const closed = Promise.withResolvers<void>()
    server.answer = (_request, response) => {
      response.writeHead(200).write('a part')
      void once(response, 'close').then(() => closed.resolve())
    }
    for await (const part of (await ask()).body) {
      expect(Buffer.from(part).toString()).toBe('a part')
      break
    }
    await closed.promise
  })

  it('fails when it is too large, breaks off, or nobody wants it any more', async () => {
    server.answer = (_request, response) => response.end('x'.repeat(2_000))
    await expect(ask(undefined, 1_000).then(({ body }) => textOf(body))).rejects.toThrow('too large')
    server.answer = (_request, response) =>
      response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy())
    await expect(ask().then(({ body }) => textOf(body))).rejects.toThrow()
    server.answer = (_request, response) => response.writeHead(200).write('half')
    const gone = new AbortController()
    const { body } = await ask(gone.signal)
    setImmediate(() => gone.abort(new Error('gone')))
    await expect(textOf(body)).rejects.toThrow('gone')
    await expect(ask(AbortSignal.abort(new Error('gone before')))).rejects.toThrow('gone before')
  })
})
