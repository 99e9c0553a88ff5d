import type { Socket } from 'node:net'
import { residentMegabytes } from '@resume/bench-kit/measure'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { beginRequest } from '../../test-data/raw-request.ts'
import { appOrigin, runGateway } from '../../test-data/running-platform.ts'

/** The least room there may be: half of it, for everybody without an account, has three of the largest checks. */
const platform = runGateway({ BODY_MEMORY_MB: '12' })
const megabyte = 1024 * 1024
const largest = 2 * megabyte

const sockets: Socket[] = []
const end = () => {
  for (const socket of sockets.splice(0)) socket.destroy()
}
afterEach(end)
afterAll(end)

/** Begins a request, and sends no more of its body than is given. @returns what comes back so far */
function begin(path: string, headers: Record<string, string>, body = ''): () => string {
  const { socket, received } = beginRequest(platform.url, path, headers, body)
  sockets.push(socket)
  return received
}

/** A check of the largest size that is never sent whole, from an address. */
const slowCheck = (address: string, length: Record<string, string> = { 'content-length': String(largest) }) =>
  begin(
    '/ats/check',
    { origin: appOrigin, 'x-forwarded-for': address, 'content-type': 'application/json', ...length },
    'transfer-encoding' in length ? 'b\r\n{"resume":"\r\n' : '{"resume":"',
  )

/** A resume that needs room, and is scanned in time also by a busy machine. */
const large = 20_000
const resumeOf = (length: number) => ({ resume: 'Jane Doe, welder in Leeds\n'.padEnd(length, 'word ') })
const check = (caller: ReturnType<typeof platform.visitor>, length: number) =>
  caller.call('POST', '/api/v1/ats/check', { body: resumeOf(length) })

describe('large bodies that come slowly', () => {
  it('take no memory beyond their room, and keep out neither users nor small requests', async () => {
    const { session } = await platform.account()
    const slow = [1, 2, 3].map((nth) => slowCheck(`10.2.0.${nth}`))
    const visitor = platform.visitor({ origin: appOrigin, 'x-forwarded-for': '10.2.1.1' })
    const waiting = slowCheck('10.2.1.2', { 'transfer-encoding': 'chunked' })
    const [small, ofUser] = await Promise.all([check(visitor, 2_000), check(session, large)])
    expect([small.status, ofUser.status]).toEqual([200, 200])

    await expect.poll(waiting, { timeout: 10_000 }).toContain('HTTP/1.1 503')
    expect(waiting()).toContain('x-error-code: overloaded')
    expect(waiting()).toContain('retry-after: 5')
    expect(waiting()).toContain('Too many large requests at once. Please try again.')
    expect(slow.map((received) => received())).toEqual(['', '', ''])
  })

  it('give their room back when their connections end', async () => {
    for (let round = 0; round < 3; round++) {
      for (const nth of [1, 2, 3]) slowCheck(`10.2.2.${nth}`)
      const answer = check(platform.visitor({ origin: appOrigin, 'x-forwarded-for': `10.2.3.${round}` }), large)
      end()
      expect((await answer).status).toBe(200)
    }
  })

  it('are refused unread when they are longer than the route takes', async () => {
    const received = slowCheck('10.2.4.1', { 'content-length': String(largest + 1) })
    await expect.poll(received).toContain('HTTP/1.1 413')
  })
})

describe('large bodies of one user', () => {
  it('wait for each other, and are all answered', async () => {
    const { session } = await platform.account()
    const content = { text: 'word '.repeat(150_000) }
    const made = await session.call('POST', '/api/v1/documents', { body: { type: 'RESUME', title: 'A resume' } })
    const { id, revision } = made.body.data
    const update = () => session.call('PATCH', `/api/v1/documents/${id}`, { body: { content, revision } })
    const answers = await Promise.all(Array.from({ length: 12 }, update))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(11).fill(409)])
  })
})

describe('events of the payment provider', () => {
  const event = (address: string, length: number, body: string) =>
    begin(
      '/billing/webhook',
      { 'x-forwarded-for': address, 'content-length': String(length), 'stripe-signature': 't=1,v1=00' },
      body,
    )

  it('have seconds to arrive, and a part of the room for each address', async () => {
    const slow = [1, 2, 3].map(() => event('10.3.0.1', 500 * 1024, '{'))
    const ofStripe = event('10.3.0.2', 2, '{}')
    await expect.poll(ofStripe).toMatch(/^HTTP\/1\.1 (?:400|503)/)
    for (const received of slow.slice(0, 2)) {
      await expect.poll(received, { timeout: 10_000 }).toContain('HTTP/1.1 408')
      expect(received()).toContain('connection: close')
    }
    expect(slow[2]?.()).not.toContain('HTTP/1.1 2')
  })

  it('fill no memory, however many of them come', { timeout: 90_000 }, async () => {
    const memory = residentMegabytes(platform.gateway.process.pid ?? 0)
    const many = Array.from({ length: 400 }, () => event('10.3.2.1', 510 * 1024, 'x'.repeat(500 * 1024)))
    const refused = () => many.filter((received) => received().includes('HTTP/1.1 503')).length
    /** To send 200 MB takes a busy machine longer than to refuse them. */
    await expect.poll(refused, { timeout: 60_000 }).toBeGreaterThan(340)
    expect(residentMegabytes(platform.gateway.process.pid ?? 0) - memory).toBeLessThan(110)
  })

  it('are refused when they are too large, whether they say so or not', async () => {
    const received = event('10.3.1.1', 600 * 1024, '')
    await expect.poll(received).toContain('HTTP/1.1 413')
    const chunk = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`
    const unsaid = begin(
      '/billing/webhook',
      { 'x-forwarded-for': '10.3.1.2', 'transfer-encoding': 'chunked' },
      chunk.repeat(9),
    )
    await expect.poll(unsaid).toContain('HTTP/1.1 413')
  })
})
