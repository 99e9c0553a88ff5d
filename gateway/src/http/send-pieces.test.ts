import { once } from 'node:events'
import { connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { Pieces, RawJson, successEnvelope } from './envelope.ts'
import { sendPieces } from './send-pieces.ts'

const apps: FastifyInstance[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

const json = JSON.stringify({ text: 'ä'.repeat(100_000) })
const envelope = successEnvelope('Found')

/** A server that answers in pieces from its handler, or at once from a hook, and notes what ended. */
async function serving() {
  const app = fastify({ forceCloseConnections: true })
  apps.push(app)
  const ended: unknown[] = []
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-request-id', 'one')
    done()
  })
  app.addHook('onResponse', (_request, reply, done) => {
    ended.push([reply.statusCode, reply.getHeader('content-length')])
    done()
  })
  const answer = () => envelope(new RawJson(Buffer.from(json)))
  app.get('/handler', async (_request, reply) => sendPieces(answer(), reply.code(201).type('application/json')))
  app.get('/hook', {
    onRequest: async (_request, reply) => sendPieces(answer(), reply.type('application/json')) as typeof reply,
    handler: async () => expect.unreachable('the answer was sent by the hook'),
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, ended }
}

describe('an answer in pieces', () => {
  const whole = `{"success":true,"message":"Found","data":${json}}`

  it('has the bytes, the status and the headers of one that is sent by the framework', async () => {
    const { url, ended } = await serving()
    const length = Buffer.byteLength(whole)
    for (const [path, status] of [
      ['/handler', 201],
      ['/hook', 200],
    ] as const) {
      const answer = await fetch(url + path)
      expect([answer.status, answer.headers.get('content-length')]).toEqual([status, String(length)])
      expect([answer.headers.get('x-request-id'), answer.headers.get('content-type')]).toEqual([
        'one',
        'application/json',
      ])
      expect(await answer.text()).toBe(whole)
      await expect.poll(() => ended.shift()).toEqual([status, length])
    }
  })

  it('tells HEAD its length, and sends nothing', async () => {
    const { url } = await serving()
    const answer = await fetch(`${url}/handler`, { method: 'HEAD' })
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(whole)))
    expect(await answer.text()).toBe('')
  })

  it('goes to nobody when the caller has left, and the server goes on', async () => {
    const { url } = await serving()
    const { port } = new URL(url)
    for (let nth = 0; nth < 20; nth++) {
      const socket = connect(Number(port), '127.0.0.1')
      await once(socket, 'connect')
      socket.write('GET /handler HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3), () => socket.destroy())
      await once(socket, 'close')
    }
    expect((await fetch(`${url}/hook`)).status).toBe(200)
  })

  it('reads as text for what keeps it', () => {
    const pieces = envelope(new RawJson(Buffer.from(json)))
    expect(pieces).toBeInstanceOf(Pieces)
    expect(String(pieces)).toBe(whole)
    expect(sendPieces('text', {} as never)).toBe('text')
  })
})
