import type { ModelRequest } from '@resume/model-double/double'
import { answerStream, type StreamedAnswer } from '@resume/model-double/stream'
import { describe, expect, it } from 'vitest'
import { streamOf } from '../client/events.ts'
import type { SignedIn } from '../client/sign-in.ts'
import { creditsOf, usePaidPlatform } from './paid-platform.ts'

const platform = usePaidPlatform()
const bullet = 'Marta Lindqvist | marta@example.com\nI was responsible for the payment APIs of 12 shops'
const request = { action: 'rewrite_short_text', mode: 'standard', input: { text: bullet } }
const patience = { timeout: 15_000 }

/** What the double streams from now on. */
function streams(parts: string[], options: StreamedAnswer = {}): void {
  platform.model.answer = ({ body }, response) => {
    expect((JSON.parse(body) as ModelRequest).stream).toBe(true)
    void answerStream(response, parts, options)
  }
}
const open = (user: SignedIn, more: object = {}) =>
  streamOf(user.session, '/ai/generate', { body: { ...request, ...more } })

describe('POST /ai/generate as a stream', () => {
  it('sends the text as it is written, with what was hidden put back, and what it cost at the end', async () => {
    const user = await platform.aPackBuyer()
    const more = Promise.withResolvers<void>()
    streams(['Owned ', 'APIs. ', 'Ask [na', 'me_', '1] or [EMAIL', '_1]', ' at 40%', ' [LINK_7]', '.'], {
      before: (index) => (index === 2 ? more.promise : Promise.resolve()),
    })
    const stream = await open(user)
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(stream.headers.get('x-accel-buffering')).toBe('no')
    await expect.poll(() => stream.text(), patience).toBe('Owned APIs. ')
    more.resolve()
    await stream.ended
    expect(stream.text()).toBe('Owned APIs. Ask Marta Lindqvist or marta@example.com at 40% .')
    expect(stream.events.at(-1)).toMatchObject({
      event: 'done',
      data: {
        unverified: ['40%'],
        usage: { promptTokens: 100, completionTokens: 9, totalTokens: 109 },
        credits: { spent: 1, balance: 249 },
      },
    })
    expect(await creditsOf(user)).toEqual({ balance: 249, reserved: 0 })
  })

  it('answers what fails before it with a status, and nothing is asked of the AI', async () => {
    const poor = await platform.aUser()
    streams(['x'])
    expect((await open(poor)).status).toBe(402)
    expect((await open(poor, { action: 'x' })).status).toBe(400)
    expect(platform.model.seen).toEqual([])
  })

  it.each<[string, string[], StreamedAnswer]>([
    ['breaks off', ['Owned '], { finishReason: undefined }],
    ['is cut off', ['Owned '], { finishReason: 'length' }],
    ['says too much', ['Owned ', 'x'.repeat(5_000)], {}],
    ['says nothing', [' ', '\n'], {}],
  ])('ends with an error and charges nothing when the AI %s', async (_what, parts, options) => {
    const user = await platform.aPackBuyer()
    streams(parts, options)
    const stream = await open(user)
    await stream.ended
    expect(stream.events.at(-1)).toMatchObject({
      event: 'error',
      data: { message: 'The text could not be written. Try again later.', statusCode: 502 },
    })
    expect(await creditsOf(user)).toEqual({ balance: 250, reserved: 0 })
  })

  it('is finished and charged when its caller leaves after the first text, and given whole to a repeat', async () => {
    const user = await platform.aPackBuyer()
    const left = Promise.withResolvers<void>()
    streams(['Owned ', 'the ', 'APIs.'], { before: () => left.promise })
    const stream = await open(user, { requestId: 'stream-0001' })
    await expect.poll(() => stream.text(), patience).toBe('Owned ')
    stream.leave()
    await stream.ended
    left.resolve()
    await expect.poll(() => creditsOf(user), patience).toEqual({ balance: 249, reserved: 0 })
    const again = await open(user, { requestId: 'stream-0001' })
    await again.ended
    expect(again.text()).toBe('Owned the APIs.')
    expect([again.headers.get('idempotency-replayed'), again.events.at(-1)?.event]).toEqual(['true', 'done'])
    const body = { ...request, requestId: 'stream-0001' }
    const whole = await user.session.call('POST', '/ai/generate', { body })
    expect(whole.body.data).toMatchObject({ content: 'Owned the APIs.', credits: { spent: 1, balance: 249 } })
    expect(platform.model.seen).toHaveLength(1)
    expect(await creditsOf(user)).toEqual({ balance: 249, reserved: 0 })
  })

  it('is charged when its caller leaves after the first text, also without a requestId', async () => {
    const user = await platform.aPackBuyer()
    const left = Promise.withResolvers<void>()
    streams(['Owned ', 'APIs.'], { before: () => left.promise })
    const stream = await open(user)
    await expect.poll(() => stream.text(), patience).toBe('Owned ')
    stream.leave()
    await stream.ended
    left.resolve()
    await expect.poll(() => creditsOf(user), patience).toEqual({ balance: 249, reserved: 0 })
  })

  it('costs nothing when its caller leaves before the first text', async () => {
    const user = await platform.aPackBuyer()
    let isGone = false
    platform.model.answer = (_request, response) => response.once('close', () => (isGone = true))
    const stream = await open(user)
    await expect.poll(() => platform.model.seen.length, patience).toBe(1)
    stream.leave()
    await stream.ended
    await expect.poll(() => isGone, patience).toBe(true)
    await expect.poll(() => creditsOf(user), patience).toEqual({ balance: 250, reserved: 0 })
  })
})
