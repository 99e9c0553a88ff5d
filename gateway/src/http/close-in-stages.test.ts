import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeInStages } from './close-in-stages.ts'

/** Answers before it has read anything, and ends the connection. */
const server = createServer((request, response) => {
  closeInStages(request.socket)
  response.writeHead(408, { connection: 'close' }).end('too slow')
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

/** Sends for some time, whatever comes back. */
function sender(sendMs: number) {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
  const events: string[] = []
  const begun = performance.now()
  socket.setEncoding('utf8').on('data', (text: string) => events.push(text.split('\r\n', 1)[0] ?? ''))
  socket.on('end', () => events.push('end'))
  socket.on('error', ({ message }) => events.push(message))
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n')
  const timer = setInterval(() => socket.write('x'), 5)
  const stop = setTimeout(() => {
    clearInterval(timer)
    socket.end()
  }, sendMs)
  return new Promise<{ events: string[]; ms: number }>((resolve) =>
    socket.once('close', () => {
      clearInterval(timer)
      clearTimeout(stop)
      resolve({ events, ms: performance.now() - begun })
    }),
  )
}

describe('a connection that is closed in stages', () => {
  it('shows its answer to who is still sending, and ends when they do', async () => {
    const { events } = await sender(500)
    expect(events).toEqual(['HTTP/1.1 408 Request Timeout', 'end'])
  })

  it('is not kept by who never stops', async () => {
    const { events, ms } = await sender(60_000)
    expect(events.slice(0, 2)).toEqual(['HTTP/1.1 408 Request Timeout', 'end'])
    expect(ms).toBeGreaterThan(1_500)
  })
})
