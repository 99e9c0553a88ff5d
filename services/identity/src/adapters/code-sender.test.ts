import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { createLogger } from '@resume/service-kit/logging/logger'
import { expect, it, onTestFinished } from 'vitest'
import { createSmtpSender } from './code-sender.ts'
import { openTransport } from './smtp.ts'

/** A mail server whose reply to the first messages has no end: a line of it every second. */
async function startTarpit(held: number) {
  const taken: string[] = []
  let messages = 0
  const holding = new Set<NodeJS.Timeout>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    let recipient = ''
    let isMessage = false
    sockets.add(socket)
    socket.on('error', () => {})
    socket.write('220 ready\r\n')
    createInterface({ input: socket }).on('line', (line) => {
      if (isMessage) {
        if (line !== '.') return
        isMessage = false
        if (messages++ < held) return void holding.add(setInterval(() => socket.write('250-wait\r\n'), 1_000))
        taken.push(recipient)
      }
      recipient = /^RCPT TO:<(.+)>/.exec(line)?.[1] ?? recipient
      isMessage = line === 'DATA'
      socket.write(isMessage ? '354 go on\r\n' : '250 done\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const timer of holding) clearInterval(timer)
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const port = (server.address() as AddressInfo).port
  return { url: `smtp://127.0.0.1:${port}`, taken, holding: () => holding.size, end: () => sockets.forEach(drop) }
}

const drop = (socket: Socket) => void socket.destroy()

const connections = 3

it('a mail server that keeps on answering without an end holds up no code for good', async () => {
  const { url, taken } = await startTarpit(connections)
  const logger = createLogger({ service: 'identity', level: 'silent' })
  const outcomes: string[] = []
  const count = (outcome: string) => outcomes.push(outcome)
  const sender = createSmtpSender(await openTransport(url, false), 'codes@example.org', logger, count)
  onTestFinished(() => sender.close())
  const addresses = Array.from({ length: connections + 1 }, (_, index) => `user-${index}@example.com`)
  for (const address of addresses) sender.send(address, '123456')
  await expect.poll(() => taken.toSorted(), { timeout: 60_000, interval: 200 }).toEqual(addresses)
  await expect.poll(() => outcomes, { timeout: 10_000 }).toEqual(addresses.map(() => 'sent'))
  expect(taken.toSorted(), 'none was sent twice').toEqual(addresses)
}, 70_000)

it('a mail for which no connection is free in time is given up, and is not sent when one is', async () => {
  const { url, taken, holding, end } = await startTarpit(connections)
  const transport = await openTransport(url, false)
  onTestFinished(() => transport.close())
  const mailTo = (to: string) => ({ from: 'codes@example.org', to, text: 'A mail' })
  const held = Array.from({ length: connections }, (_, nth) => transport.send(mailTo(`held-${nth}@example.com`), 5_000))
  const failed = Promise.allSettled(held)
  await expect.poll(holding).toBe(connections)
  await expect(transport.send(mailTo('late@example.com'), 100)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  end()
  expect((await failed).map(({ status }) => status)).toEqual(held.map(() => 'rejected'))
  await transport.send(mailTo('next@example.com'), 5_000)
  expect(taken).toEqual(['next@example.com'])
})
