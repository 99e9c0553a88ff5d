import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { closeInStages } from './close-in-stages.ts'
import { answerOneAtATime } from './pipelined-requests.ts'

const large = 'x'.repeat(1024 * 1024)
const app = () => {
  const made = fastify({ forceCloseConnections: true })
  answerOneAtATime(made)
  made.get('/:number', async ({ params }) => {
    begun.push(Number((params as { number: string }).number))
    return large
  })
  made.get('/last', async ({ raw }, reply) => {
    closeInStages(raw.socket)
    reply.header('connection', 'close')
    return 'the last answer'
  })
  return made
}
let gateway: ReturnType<typeof app>
/** The requests that were begun, by their numbers. */
let begun: number[]

beforeEach(async () => {
  begun = []
  gateway = app()
  await gateway.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => gateway.close())

/** Sends requests at once, the last of which ends the connection. */
function send(count: number): Socket {
  const socket = connect((gateway.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const request = (index: number) =>
    `GET /${index} HTTP/1.1\r\nHost: a\r\n${index === count - 1 ? 'Connection: close\r\n' : ''}\r\n`
  socket.write(Array.from({ length: count }, (_, index) => request(index)).join(''))
  return socket
}
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

it('requests of one connection are begun and answered one after the other', async () => {
  const answers = (await text(send(20))).split('HTTP/1.1 200 OK').slice(1)
  expect(answers.map((answer) => answer.endsWith(large))).toEqual(Array(20).fill(true))
  expect(begun).toEqual(numbers(20))
})

it('a client that reads nothing has few answers made for it, and none after it has left', async () => {
  const socket = send(500)
  await expect.poll(() => begun.length).toBeGreaterThan(0)
  expect(await text(send(3))).toContain(large)
  expect(begun.length).toBeLessThan(250)
  const before = begun.length
  socket.destroy()
  expect(await text(send(3))).toContain(large)
  expect(begun.length).toBeLessThanOrEqual(before + 6)
})

it('nothing is begun behind a request whose answer ends the connection', async () => {
  const socket = connect((gateway.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const requests = ['/last', '/1', '/2'].map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
  socket.write(requests.join(''))
  const answers = await text(socket)
  expect([answers.split('HTTP/1.1').length - 1, answers.endsWith('the last answer')]).toEqual([1, true])
  expect(begun).toEqual([])
})
