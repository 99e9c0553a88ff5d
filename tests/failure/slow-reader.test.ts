import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type ModelDouble, startModelDouble } from '@resume/model-double/double'
import { answerStream } from '@resume/model-double/stream'
import { type StripeDouble, startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyBundle } from '../client/buy.ts'
import { streamOf } from '../client/events.ts'
import { type SignedIn, signIn } from '../client/sign-in.ts'

const stallMs = 3_000
const mb = 1024 * 1024
/** As long as a text may be: 160 KB on the wire. */
const written = '😀'.repeat(40_000)
/** More than the buffers of a connection hold. */
const texts = 100
let stripe: StripeDouble
let model: ModelDouble
let platform: TestPlatform
let user: SignedIn

beforeAll(async () => {
  stripe = await startStripeDouble()
  model = await startModelDouble()
  platform = await startTestPlatform({
    ...stripeVariables(stripe.url),
    ...model.environment,
    RATE_LIMIT_ENABLED: 'false',
    STREAM_STALL_TIMEOUT_MS: String(stallMs),
  })
  user = await signIn(platform)
  await buyBundle({ url: platform.url, stripe }, user)
})
afterAll(async () => {
  await platform.stop()
  await stripe.close()
  await model.stop()
})

const credits = async () => (await user.session.call('GET', '/billing/credits')).body.data.balance
const residentOf = (name: string) => {
  const status = readFileSync(`/proc/${platform.processes.get(name)?.pid()}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

const request = { action: 'generate_document', mode: 'standard', input: { text: 'Notes' }, requestId: 'slow-0001' }

/**
 * Asks for texts as events, one after the other on a connection that is read byte by byte, until it must have been given up.
 * @returns how many bytes then are left in its buffers until it ends
 */
async function readSlowly(): Promise<number> {
  const { hostname, port, host } = new URL(platform.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const body = JSON.stringify(request)
  const headers = {
    ...user.session.headers,
    ...{ host, accept: 'text/event-stream', 'content-type': 'application/json', 'content-length': body.length },
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /api/v1/ai/generate HTTP/1.1\r\n${lines.join('')}\r\n${body}`.repeat(texts))
  for (const until = Date.now() + 3 * stallMs; Date.now() < until; await pause(1_000)) socket.read(1)
  let left = 0
  socket.on('data', (bytes) => {
    left += bytes.length
  })
  await new Promise((resolve) => socket.once('close', resolve))
  return left
}

describe('a reader who takes one byte a second', () => {
  it('costs little memory, is ended when nothing goes to it for too long, and can have the text later', async () => {
    model.answer = (_request, response) => void answerStream(response, [written])
    const read = async () => {
      const stream = await streamOf(user.session, '/ai/generate', { body: request })
      await stream.ended
      return stream
    }
    const first = await read()
    expect(first.text()).toBe(written)
    const before = { credits: await credits(), gateway: residentOf('gateway'), content: residentOf('content') }
    const most = { ...before }
    const watch = setInterval(() => {
      for (const name of ['gateway', 'content'] as const) most[name] = Math.max(most[name], residentOf(name))
    }, 100)
    const taken = await readSlowly()
    clearInterval(watch)
    expect(taken).toBeGreaterThan(Buffer.byteLength(written))
    expect(taken).toBeLessThan((texts * Buffer.byteLength(written)) / 2)
    expect(most.gateway - before.gateway).toBeLessThan(100 * mb)
    expect(most.content - before.content).toBeLessThan(100 * mb)
    const again = await read()
    expect([again.text(), again.events.at(-1)]).toMatchObject([written, { event: 'done' }])
    expect(await credits()).toBe(before.credits)
    expect(model.seen).toHaveLength(1)
  })
})
