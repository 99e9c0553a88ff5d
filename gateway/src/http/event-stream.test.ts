import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { AppError } from '@resume/service-kit/errors/app-error'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { type EventSink, sendEvents, wantsEvents } from './event-stream.ts'

let app: FastifyInstance
afterEach(() => app.close())

/** Serves an app that does some work as a stream, whatever is asked for. @returns its port */
async function serve(
  work: (sink: EventSink, url: string) => Promise<void>,
  { heartbeatMs = 15_000, stallTimeoutMs = 60_000 } = {},
): Promise<number> {
  app = fastify({ forceCloseConnections: true })
  app.get('/*', (request, reply) =>
    sendEvents(
      reply,
      (sink) => work(sink, request.url),
      { heartbeatMs, stallTimeoutMs },
      () => {},
    ),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** What an app answers that does some work as a stream. */
async function answerOf(...served: Parameters<typeof serve>): Promise<IncomingMessage> {
  const port = await serve(...served)
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path: '/' }, resolve)
    request.on('error', reject)
    request.end()
  })
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of response) text += chunk
  return text
}

describe('an event stream', () => {
  it('is a status when the work fails before it, and an event when it fails later', async () => {
    const early = await answerOf(async () => {
      throw Object.assign(new Error('no'), { statusCode: 402 })
    })
    expect(early.statusCode).toBe(402)
    await app.close()
    const late = await answerOf(async (sink) => {
      sink.open()
      await sink.send('delta', { text: 'a\nb' })
      throw new AppError('upstream_failed', { reason: 'It failed.' })
    })
    expect(await textOf(late)).toBe(
      ': open\n\nevent: delta\ndata: {"text":"a\\nb"}\n\nevent: error\ndata: {"message":"It failed.","statusCode":502}\n\n',
    )
  })

  it('says in comments that it goes on', async () => {
    const response = await answerOf(
      async (sink) => {
        sink.open()
        await new Promise((resolve) => setTimeout(resolve, 100))
      },
      { heartbeatMs: 10 },
    )
    expect(await textOf(response)).toContain(': still here\n\n')
  })

  it('tells the work that its caller has left, and takes what it still sends', async () => {
    const left = Promise.withResolvers<void>()
    const response = await answerOf(async (sink) => {
      sink.open()
      sink.left.addEventListener('abort', () => left.resolve())
      await left.promise
      for (let index = 0; index < 100; index += 1) await sink.send('delta', { text: 'x'.repeat(100_000) })
      left.resolve()
    })
    response.destroy()
    await left.promise
  })

  it('tells the work of a request that waits behind another one that its caller has left', async () => {
    const left: string[] = []
    const port = await serve(async (sink, url) => {
      sink.open()
      await new Promise((resolve) => sink.left.addEventListener('abort', resolve))
      left.push(url)
    })
    const socket = connect(port, '127.0.0.1')
    socket.write(['/a', '/b'].map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join(''))
    await once(socket, 'data')
    socket.destroy()
    await expect.poll(() => left.sort()).toEqual(['/a', '/b'])
  })

  it('arrives as it was sent, in whatever letters', async () => {
    const texts = Array.from({ length: 60 }, (_, index) => `é 😀 ${index} `.repeat(index))
    const response = await answerOf(async (sink) => {
      sink.open()
      for (const [index, text] of texts.entries()) {
        await sink.send('delta', { text })
        if (index % 10 === 0) await new Promise(setImmediate)
      }
    })
    const events = texts.map((text) => `event: delta\ndata: ${JSON.stringify({ text })}\n\n`)
    expect(await textOf(response.setEncoding('utf8'))).toBe(`: open\n\n${events.join('')}`)
  })

  it('has no chunks for a caller who knows none, and waits for what was asked before it', async () => {
    const isSecondSent = Promise.withResolvers<void>()
    const port = await serve(async (sink, url) => {
      sink.open()
      if (url === '/first') await isSecondSent.promise
      for (const text of ['one', 'two']) {
        await sink.send(url.slice(1), { text })
        await new Promise(setImmediate)
      }
      isSecondSent.resolve()
    })
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /first HTTP/1.1\r\nhost: localhost\r\n\r\nGET /second HTTP/1.0\r\n\r\n')
    let answers = ''
    for await (const piece of socket) answers += piece
    const events = (name: string) => ['one', 'two'].map((text) => `event: ${name}\ndata: {"text":"${text}"}\n\n`)
    const sized = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
    const bodies = answers.split(/HTTP\/1\.1 200 OK\r\n.*?\r\n\r\n/s)
    const chunks = [': open\n\n', ...events('first'), ''].map(sized)
    expect(bodies).toEqual(['', chunks.join(''), [': open\n\n', ...events('second')].join('')])
  })

  it('holds little for a caller who reads nothing, and ends it when nothing is taken for too long', async () => {
    let sent = 0
    const ended = Promise.withResolvers<void>()
    const response = await answerOf(
      async (sink) => {
        sink.open()
        for (; sent < 2_000 && !sink.left.aborted; sent += 1) await sink.send('delta', { text: 'x'.repeat(100_000) })
        ended.resolve()
      },
      { stallTimeoutMs: 200 },
    )
    response.pause()
    response.on('error', () => {})
    await ended.promise
    /** What the system buffers for a connection, and no more. */
    expect(sent).toBeLessThan(500)
  })
})

it.each([
  ['text/event-stream', true],
  ['application/json, text/event-stream;q=0.5', true],
  ['text/event-stream;q=0', false],
  ['application/json, text/event-stream;q=0.000', false],
  ['text/event-stream;q=0.001', true],
  ['*/*; q=1 , text/event-stream ; charset=utf-8', true],
  ['text/event-stream ;\tq=0 ', false],
  ['*/*', false],
  [undefined, false],
])('a caller who accepts %s wants events: %s', (accept, wanted) => {
  expect(wantsEvents(accept)).toBe(wanted)
  app = fastify()
})

it('what a caller accepts is read in time that is linear in its blanks', { timeout: 3_000 }, () => {
  expect(wantsEvents(`text/event-stream${' '.repeat(100_000)}x`)).toBe(false)
  app = fastify()
})
