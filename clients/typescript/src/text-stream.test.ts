import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  answers,
  type hangsUp,
  refuses,
  startUnkindServer,
  streams,
  type UnkindServer,
} from '../test-data/unkind-server.ts'
import {
  BadGatewayError,
  ConnectionError,
  PaymentRequiredError,
  ResumePlatform,
  type TextEvent,
  TimeoutError,
  UnexpectedAnswerError,
} from './index.ts'

let server: UnkindServer
beforeAll(async () => {
  server = await startUnkindServer()
})
afterAll(() => server.close())

const request = { action: 'rewrite_short_text', mode: 'standard', input: { text: 'x' } } as const
const open = (options = {}, more: object = {}) =>
  new ResumePlatform({ baseUrl: server.url, ...more }).ai.stream(request, options)
const delta = (text: string) => `event: delta\ndata: ${JSON.stringify({ text })}\n\n`
const end = { unverified: [], usage: {}, credits: { spent: 1, balance: 9 } }
const done = `event: done\ndata: ${JSON.stringify(end)}\n\n`
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const allOf = async (stream: AsyncIterable<TextEvent>) => {
  const events: TextEvent[] = []
  for await (const event of stream) events.push(event)
  return events
}

describe('a text that is streamed', () => {
  it('comes in the parts in which it is written, and ends with what it cost', async () => {
    server.treats(streams([': open\n\n', delta('Owned '), ': still here\n\n', delta('the APIs.'), done]))
    expect(await allOf(open())).toEqual([
      { type: 'delta', text: 'Owned ' },
      { type: 'delta', text: 'the APIs.' },
      { type: 'done', ...end },
    ])
    expect(server.seen[0]?.headers).toMatchObject({
      accept: 'text/event-stream',
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
    })
  })

  it('can be had whole', async () => {
    server.treats(streams([delta('Owned '), delta('the APIs.'), done]))
    expect(await open().result()).toEqual({ content: 'Owned the APIs.', ...end })
  })

  it('is the same however the stream is cut: in lines, in line ends, in characters', async () => {
    const sent = Buffer.from(`${delta('Größe: ')}${delta('12 € 👍')}${done}`)
    for (const size of [1, 2, 3, 7]) {
      const chunks = Array.from({ length: Math.ceil(sent.length / size) }, (_, at) =>
        sent.subarray(at * size, at * size + size),
      )
      server.treats((response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        for (const chunk of chunks) response.write(chunk)
        response.end()
      })
      expect((await open().result()).content).toBe('Größe: 12 € 👍')
    }
    server.treats(streams([`${delta('a')}${delta('b')}${done}`.replaceAll('\n', '\r\n').replace(/\n$/, ''), '\n']))
    expect((await open().result()).content).toBe('ab')
  })

  it.each<[string, (string | Buffer)[]]>([
    ['between two events', [delta('Owned ')]],
    ['in the middle of an event', [delta('Owned '), 'event: delta\ndata: {"te']],
    ['in the middle of a character', [delta('Owned '), Buffer.from('event: delta\ndata: {"text":"€').subarray(0, -2)]],
    ['before the first event', []],
  ])('goes on where it was cut %s, under the same key and with nothing twice', async (_where, chunks) => {
    for (const hangUp of [true, false]) {
      const inWork = refuses(409, 'idempotency_in_progress', { 'retry-after': '0' })
      server.treats(streams(chunks, { hangUp }), inWork, streams([delta('Owned the '), delta('APIs.'), done]))
      const stream = open()
      const events = await allOf(stream)
      expect(events.map((event) => (event.type === 'delta' ? event.text : '')).join('')).toBe('Owned the APIs.')
      expect(events.at(-1)).toEqual({ type: 'done', ...end })
      expect(stream.text).toBe('Owned the APIs.')
      expect(new Set(server.seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    }
  })

  it('is not glued together from two texts', async () => {
    server.treats(streams([delta('Owned ')], { hangUp: true }), streams([delta('Led the APIs.'), done]))
    expect(await failureOf(open().result())).toBeInstanceOf(BadGatewayError)
    server.treats(streams([delta('Owned ')], { hangUp: true }), streams([delta('Own'), done]))
    expect(await failureOf(open().result())).toBeInstanceOf(BadGatewayError)
  })

  it('that is cut again and again is an error', async () => {
    server.treats(streams([delta('Owned ')], { hangUp: true }))
    expect(await failureOf(open().result())).toBeInstanceOf(ConnectionError)
    expect(server.seen).toHaveLength(3)
  })

  it('that falls silent is opened again', async () => {
    const silence: typeof hangsUp = (response) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(delta('Owned '))
    server.treats(silence, streams([delta('Owned it.'), done]))
    expect((await open({ timeout: 500 }).result()).content).toBe('Owned it.')
    server.treats(silence)
    expect(await failureOf(open({ timeout: 50, maxRetries: 0 }).result())).toBeInstanceOf(TimeoutError)
  })

  it('that cannot be finished is an error of its status, and what was refused before it, too', async () => {
    const failed = `event: error\ndata: ${JSON.stringify({ message: 'Try again later.', statusCode: 502 })}\n\n`
    server.treats(streams([delta('Owned '), failed]))
    const error = await failureOf(open().result())
    expect(error).toBeInstanceOf(BadGatewayError)
    expect(error).toMatchObject({ message: 'Try again later.' })
    server.treats(refuses(402, 'insufficient_credits'))
    expect(await failureOf(open().result())).toBeInstanceOf(PaymentRequiredError)
    server.treats(answers(200, '{"success":true,"data":{}}', { 'content-type': 'application/json' }))
    expect(await failureOf(open().result())).toBeInstanceOf(UnexpectedAnswerError)
  })

  it('can be left: the connection is closed, and nothing is asked again', async () => {
    let isClosed = false
    server.treats((response) => {
      response.on('close', () => (isClosed = true))
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(delta('Owned '))
    })
    for await (const event of open()) {
      expect(event).toEqual({ type: 'delta', text: 'Owned ' })
      break
    }
    await expect.poll(() => isClosed).toBe(true)
    isClosed = false
    const reason = new Error('enough')
    const leaving = new AbortController()
    const reading = failureOf(
      (async () => {
        for await (const _ of open({ signal: leaving.signal })) leaving.abort(reason)
      })(),
    )
    expect(await reading).toBe(reason)
    await expect.poll(() => isClosed).toBe(true)
    expect(server.seen).toHaveLength(2)
  })
})
