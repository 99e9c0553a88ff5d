import { once } from 'node:events'
import { Agent, createServer, request, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { createDrain } from './drain-http.ts'

/** A server whose answer to `/slow` waits for `finish`, and a client that keeps its connections. */
async function aServer() {
  const begun = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const server = createServer(async (incoming, response) => {
    if (incoming.url === '/slow') {
      begun.resolve()
      await gate.promise
    }
    response.end('done')
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const agent = new Agent({ keepAlive: true })
  const get = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, agent }, (response) => {
        response.setEncoding('utf8').on('data', resolve).on('error', reject)
      })
      sent.on('error', reject).end()
    })
  const drain = createDrain({ server, close: () => closed(server) })
  return { drain, port, get, begun: begun.promise, finish: () => gate.resolve() }
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

const bareRequest = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Everything that comes over a connection. */
const answered = (socket: Socket) => text(socket).catch((error: Error) => error.message)

/** Longer than a drain waits between its sweeps. */
function stayBusy() {
  const until = performance.now() + 150
  while (performance.now() < until);
}

describe('draining an HTTP server', () => {
  it('finishes what is in work, and then waits for no connection that is merely kept', async () => {
    const { drain, get, begun, finish } = await aServer()
    expect(await get('/')).toBe('done')
    const slow = get('/slow')
    await begun
    const drained = drain(60_000)
    finish()
    expect(await slow).toBe('done')
    await drained
    await expect(get('/')).rejects.toThrow()
  })

  it('cuts off what takes longer than its grace', async () => {
    const { drain, get, begun } = await aServer()
    const slow = get('/slow')
    await begun
    await Promise.all([expect(slow).rejects.toMatchObject({ code: 'ECONNRESET' }), drain(50)])
  })

  it('answers what had been sent when it began, though nobody had read it yet', async () => {
    const { drain, get, port } = await aServer()
    expect(await get('/')).toBe('done')
    const open = connect(port, '127.0.0.1')
    await once(open, 'connect')
    const [kept, early] = [get('/'), answered(open)]
    open.write(bareRequest)
    const late = connect(port, '127.0.0.1')
    /** Connections are made in the next tick. */
    await new Promise<void>((resolve) => process.nextTick(resolve))
    const answers = [early, answered(late.end(bareRequest))]
    const drained = drain(60_000)
    stayBusy()
    expect(await Promise.all([kept, ...answers])).toEqual([
      'done',
      ...answers.map(() => expect.stringContaining('200 OK')),
    ])
    await drained
  })

  it('answers who had connected and sends soon', async () => {
    const { drain, get, port } = await aServer()
    const quiet = connect(port, '127.0.0.1')
    await once(quiet, 'connect')
    expect(await get('/')).toBe('done')
    const drained = drain(60_000)
    const next = () =>
      get('/').then(
        () => 'answered',
        () => 'refused',
      )
    await expect.poll(next).toBe('refused')
    expect(await answered(quiet.end(bareRequest))).toContain('200 OK')
    await drained
  })

  it('waits for no connection over which nothing comes', async () => {
    const { drain, get, port } = await aServer()
    const silent = connect(port, '127.0.0.1')
    await once(silent, 'connect')
    expect(await get('/')).toBe('done')
    await Promise.all([once(silent, 'close'), drain(60_000)])
  })
})
