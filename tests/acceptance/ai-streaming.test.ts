import type { ModelRequest } from '@resume/model-double/double'
import { answerStream, type StreamedAnswer } from '@resume/model-double/stream'
import { describe, expect, it } from 'vitest'
import { streamOf } from '../client/events.ts'
import type { SignedIn } from '../client/sign-in.ts'
import { creditsOf, usePaidPlatform } from './paid-platform.ts'

const platform = usePaidPlatform()
const bullet = 'Marta Lindqvist | marta@example.com\nI was responsible for the payment APIs of 12 shops'
const request = { action: 'rewrite_short_text', mode: 'standard', input: { text: bullet } } as const
const patience = { timeout: 15_000 }

/** What the double streams from now on. */
function streams(parts: string[], options: StreamedAnswer = {}): void {
  platform.model.answer = ({ body }, response) => {
    expect((JSON.parse(body) as ModelRequest).stream).toBe(true)
    void answerStream(response, parts, options)
  }
}
/** What a text took, as far as it is known. */
const used = { promptTokens: expect.any(Number), completionTokens: expect.any(Number), totalTokens: expect.any(Number) }
/** Parts up to one come, and never any after that. */
const nothingAfter = (last: number) => (index: number) =>
  index < last ? Promise.resolve() : new Promise<never>(() => {})
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
    ['is filtered', ['Owned '], { finishReason: 'content_filter' }],
    ['says nothing', [' ', '\n'], {}],
    ['says nothing for as long as it may', [' ', '\n'], { finishReason: 'length' }],
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

  /** What the caller has already got is not for nothing, however it was asked for. */
  it.each<[string, string[], StreamedAnswer, string]>([
    ['is cut off', ['Owned ', 'AP'], { finishReason: 'length' }, 'Owned AP'],
    ['writes on', ['Owned ', '👍'.repeat(5_000), 'x'], { before: nothingAfter(2) }, `Owned ${'👍'.repeat(3_994)}`],
    ['begins with too much', ['x'.repeat(5_000), 'x'], { before: nothingAfter(1) }, 'x'.repeat(4_000)],
  ])(
    'ends, is charged and is given to a repeat when the AI %s at the longest text',
    async (_what, parts, options, text) => {
      const user = await platform.aPackBuyer()
      let isLeft = false
      platform.model.answer = (_request, response) => {
        response.once('close', () => (isLeft = true))
        void answerStream(response, parts, options)
      }
      const stream = await open(user, { requestId: 'stream-full' })
      await stream.ended
      expect(stream.text() === text, `${stream.text().length} characters`).toBe(true)
      const { event, data } = stream.events.at(-1) ?? {}
      expect([event, data]).toEqual(['done', { unverified: [], usage: used, credits: { spent: 1, balance: 249 } }])
      await expect.poll(() => isLeft, patience).toBe(true)
      const whole = await user.sdk.ai.generate({ ...request, requestId: 'stream-full' })
      expect(whole.content === text, `${whole.content.length} characters`).toBe(true)
      expect(platform.model.seen).toHaveLength(1)
      expect(await creditsOf(user)).toEqual({ balance: 249, reserved: 0 })
    },
  )

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
    const whole = await user.sdk.ai.generate({ ...request, requestId: 'stream-0001' })
    expect(whole).toMatchObject({ content: 'Owned the APIs.', credits: { spent: 1, balance: 249 } })
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

/** An event as providers send it. */
const event = (said: object) => `data: ${JSON.stringify(said)}\n\n`
const delta = (fields: object, reason: string | null = null) =>
  event({ choices: [{ index: 0, delta: fields, finish_reason: reason }] })
const text = [delta({ content: 'Owned ' }), delta({ content: 'APIs.' })]
const usage = { prompt_tokens: 70, completion_tokens: 9, total_tokens: 79 }
const said = { promptTokens: 70, completionTokens: 9, totalTokens: 79 }
const guessed = { promptTokens: expect.any(Number), completionTokens: 3, totalTokens: expect.any(Number) }

/** What other providers than OpenAI send. */
describe('a stream of a provider', () => {
  const sends = (...events: string[]) => {
    platform.model.answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(events.join(''))
  }

  it.each([
    [
      'says at the end what it took',
      said,
      [...text, delta({}, 'stop'), event({ choices: [], usage }), 'data: [DONE]\n\n'],
    ],
    ['never says what it took', guessed, [...text, delta({}, 'stop'), 'data: [DONE]\n\n']],
    [
      'ends its last line with nothing',
      said,
      [...text, event({ choices: [{ delta: {}, finish_reason: 'stop' }], usage }), 'data: [DONE]'],
    ],
    ['thinks aloud', guessed, [delta({ reasoning_content: 'Secret thoughts.' }), ...text, delta({}, 'stop')]],
  ])('that %s is handed on whole and paid for', async (_what, taken, events) => {
    const user = await platform.aPackBuyer()
    sends(...events)
    expect(await user.sdk.ai.stream(request).result()).toMatchObject({
      ...{ content: 'Owned APIs.', usage: taken, credits: { spent: 1, balance: 249 } },
    })
  })

  it.each([
    ['breaks off with an error', [text[0] ?? '', event({ error: { message: 'Secret overload.' } })]],
    ['begins with an error', [event({ error: { message: 'Secret overload.' } })]],
  ])('that %s costs nothing, and its words reach nobody', async (_what, events) => {
    const user = await platform.aPackBuyer()
    sends(...events)
    const stream = await open(user)
    await stream.ended
    expect(stream.events.at(-1)).toMatchObject({ event: 'error', data: { statusCode: 502 } })
    expect(JSON.stringify(stream.events)).not.toContain('Secret')
    expect(await creditsOf(user)).toEqual({ balance: 250, reserved: 0 })
  })

  it('that takes no more requests costs nothing and is asked once', async () => {
    const user = await platform.aPackBuyer()
    platform.model.answer = (_request, response) =>
      response
        .writeHead(429, { 'retry-after': '7', 'content-type': 'application/json' })
        .end('{"error":{"message":"Secret"}}')
    const whole = await user.session.call('POST', '/ai/generate', { body: request })
    expect([whole.status, whole.text.includes('Secret'), platform.model.seen.length]).toEqual([502, false, 1])
    const stream = await open(user)
    await stream.ended
    expect(stream.events.at(-1)).toMatchObject({ event: 'error', data: { statusCode: 502 } })
    expect(await creditsOf(user)).toEqual({ balance: 250, reserved: 0 })
  })

  /** The last test of the file: from here on the older words are used. */
  it('that knows tokens as max_tokens alone is asked in its words', async () => {
    const user = await platform.aPackBuyer()
    platform.model.answer = ({ body }, response) => {
      const { max_tokens, max_completion_tokens } = JSON.parse(body)
      if (max_completion_tokens === undefined && max_tokens > 0) return void answerStream(response, ['Owned APIs.'])
      response
        .writeHead(400)
        .end(JSON.stringify({ error: { message: "Unsupported parameter: 'max_completion_tokens'" } }))
    }
    for (const balance of [249, 248]) {
      const written = await user.sdk.ai.stream(request).result()
      expect(written.credits).toEqual({ spent: 1, balance })
    }
    expect(platform.model.seen).toHaveLength(3)
  })
})
