import type { ServerResponse } from 'node:http'
import { answerJson } from '@resume/http-double/double'
import { describe, expect, it } from 'vitest'
import { failureOf, question, toldBy, useTextModel } from '../../test-data/asked-text-model.ts'
import { ModelFailure } from './model-failure.ts'

/** How servers that speak like OpenAI differ from it, as their issue trackers tell. */

const provider = useTextModel()
const usage = { prompt_tokens: 7, completion_tokens: 9, total_tokens: 16 }
const guessed = { promptTokens: 3, completionTokens: 2, totalTokens: 5 }
const said = { promptTokens: 7, completionTokens: 9, totalTokens: 16 }

const chunk = (fields: object) => `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', ...fields })}\n\n`
const part = (delta: unknown, more: object = { finish_reason: null }) =>
  chunk({ choices: [{ index: 0, delta, ...more }] })
const words = [part({ content: 'A ' }), part({ content: 'house.' })]
const stop = part({}, { finish_reason: 'stop' })
const done = 'data: [DONE]\n\n'

/** The double sends these bytes as a stream, in packets of their own where a size is given. */
async function stream(body: string, packet?: number) {
  provider.double.answer = async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const bytes = Buffer.from(body)
    const size = packet ?? Math.max(1, bytes.length)
    for (let at = 0; at < bytes.length; at += size) {
      response.write(bytes.subarray(at, at + size))
      if (packet !== undefined) await new Promise(setImmediate)
    }
    response.end()
  }
  let given = ''
  return {
    ...(await provider.model.stream(question, async (text) => {
      given += text
    })),
    given,
  }
}

describe('a stream of a server that speaks like OpenAI', () => {
  const azure = chunk({ choices: [], prompt_filter_results: [{ prompt_index: 0 }] })
  it.each([
    ['begins with a role alone', [part({ role: 'assistant', content: null }), ...words, stop, done]],
    ['begins with a chunk without choices', [azure, ...words, stop, done]],
    ['says nothing of usage', [...words, stop, done]],
    ['says that usage is null', [chunk({ choices: [], usage: null }), ...words, stop, done]],
    ['says something else of usage', [...words, stop, chunk({ choices: [], usage: { prompt_tokens: '7' } }), done]],
    ['ends together with its last text', [words[0], part({ content: 'house.' }, { finish_reason: 'stop' }), done]],
    ['never says why it goes on', [part({ content: 'A ' }, {}), part({ content: 'house.' }, {}), stop, done]],
    [
      'says that it ends for an empty reason until it does, and again',
      [
        part({ content: 'A ' }, { finish_reason: '' }),
        part({ content: 'house.' }, { finish_reason: '' }),
        stop,
        part({}, { finish_reason: '' }),
        done,
      ],
    ],
    ['is cut off by its length', [...words, part({}, { finish_reason: 'length' }), done]],
    ['ends without a delta', [...words, part(undefined, { finish_reason: 'stop' }), done]],
    ['ends with a null for a delta', [...words, part(null, { finish_reason: 'stop' }), done]],
    ['ends without [DONE]', [...words, stop]],
    ['ends without an empty line', [...words, stop.trimEnd()]],
    ['has comments in it', [': ping\n\n', words[0], ':\n\n: PROCESSING\n\n', words[1], ': x\n', stop, done]],
    ['names its events', [...words, stop, done].map((event) => `event: message\nid: 1\nretry: 5\n${event}`)],
    ['has lines that end with CR and LF', [...words, stop, done].map((event) => event.replaceAll('\n', '\r\n'))],
    ['has no blank before its data', [...words, stop, done].map((event) => event.replace('data: ', 'data:'))],
    ['thinks aloud elsewhere', [part({ reasoning_content: 'Hm.' }), part({ reasoning: 'Hm.' }), ...words, stop, done]],
    ['goes on after [DONE]', [...words, stop, done, part({ content: ' More.' })]],
  ])('that %s is read to its end', async (_what, events) => {
    const { text, given, usage: taken } = await stream(events.join(''))
    expect({ text, given, taken }).toEqual({ text: 'A house.', given: 'A house.', taken: guessed })
  })

  it.each([
    ['in a chunk of its own at the end', [...words, stop, chunk({ choices: [], usage }), done]],
    ['in the chunk that ends it', [...words, chunk({ choices: [{ delta: {}, finish_reason: 'stop' }], usage }), done]],
    [
      'in every chunk, growing',
      [1, 2, 9].map((completion_tokens) => {
        const choices = [{ delta: completion_tokens < 9 ? { content: 'A' } : {}, finish_reason: 'stop' }]
        return chunk({ choices, usage: { ...usage, completion_tokens } })
      }),
    ],
  ])('says what it took %s', async (_where, events) => {
    expect((await stream(events.join(''))).usage).toEqual(said)
  })

  it('is read whatever the network cuts it into, a byte order mark before it', async () => {
    const events = `\uFEFF${part({ content: 'Grüße 😀 ' })}${part({ content: '家' })}${stop}${done}`
    for (const size of [1, 3, 7]) expect((await stream(events, size)).text).toBe('Grüße 😀 家')
  })

  const error = { error: { message: 'A red house is too much.', type: 'server_error' } }
  it.each([
    ['has an error in it', [words[0], `data: ${JSON.stringify(error)}\n\n`, done]],
    ['has an event of an error in it', [words[0], `event: error\ndata: ${JSON.stringify(error)}\n\n`, done]],
    ['is an error from its beginning', [`data: ${JSON.stringify(error)}\n\n`]],
    ['is cut off by its length before it says anything', [part({}, { finish_reason: 'length' }), done]],
    ['is filtered', [...words, part({}, { finish_reason: 'content_filter' }), done]],
    ['wants to call a tool', [part({ tool_calls: [] }, { finish_reason: 'tool_calls' }), done]],
    ['refuses', [part({ refusal: 'No.' }), stop, done]],
    ['never says that it ends', [...words, done]],
    ['ends for an empty reason', [...words, part({}, { finish_reason: '' }), done]],
    ['is no JSON', [words[0], 'data: {"choices": [\n\n', stop, done]],
    ['is no chunks', ['data: 7\n\n', 'data: "x"\n\n', done]],
    ['is null', ['data: null\n\n', stop, done]],
    ['has no text for a text', [part({ content: 7 }), stop, done]],
    ['has a list for a text', [part({ content: [{ type: 'text', text: 'A' }] }), stop, done]],
    ['is a page', ['<html>A red house</html>']],
    ['is a whole completion', [JSON.stringify({ choices: [{ message: { content: 'A' }, finish_reason: 'stop' }] })]],
    ['is empty', ['']],
  ])('that %s fails, and tells nothing of what it says', async (_what, events) => {
    const failure = await failureOf(stream(events.join('')))
    expect(failure).toBeInstanceOf(ModelFailure)
    expect(toldBy(failure)).not.toContain('red house')
  })
})

describe('a whole text of a server that speaks like OpenAI', () => {
  const write = (body: unknown, status = 200) => {
    provider.double.answer = (_request, response) => answerJson(response, body, { status })
    return provider.model.write(question)
  }
  const choice = { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'A house.' } }

  it.each([
    ['nothing of usage', {}, guessed],
    ['that usage is null', { usage: null }, guessed],
    ['something else of usage', { usage: { prompt_tokens: -1, completion_tokens: 1.5 } }, guessed],
    ['what it took', { usage }, said],
    ['more than is published', { usage, prompt_filter_results: [], system_fingerprint: null, service_tier: 'x' }, said],
  ])('that says %s is taken', async (_what, more, taken) => {
    expect(await write({ choices: [choice], ...more })).toEqual({ text: 'A house.', usage: taken })
  })

  it.each([
    ['an error with status 200', { error: { message: 'A red house is too much.' } }],
    ['no choices', { choices: [] }],
    ['null', null],
    ['a list', [choice]],
    ['a choice without a message', { choices: [{ finish_reason: 'stop' }] }],
    ['a refusal', { choices: [{ ...choice, message: { content: null, refusal: 'No.' } }] }],
    ['a text that was cut off', { choices: [{ ...choice, finish_reason: 'length' }] }],
    ['a text that was filtered', { choices: [{ ...choice, finish_reason: 'content_filter' }] }],
    ['a text without an end', { choices: [{ ...choice, finish_reason: null }] }],
    ['a list for a text', { choices: [{ ...choice, message: { content: [{ type: 'text', text: 'A' }] } }] }],
  ])('that is %s fails', async (_what, body) => {
    const failure = await failureOf(write(body))
    expect(failure).toBeInstanceOf(ModelFailure)
    expect(toldBy(failure)).not.toContain('red house')
  })

  it.each([400, 401, 404, 408, 409, 422, 429, 500, 502, 503, 529])(
    'fails with status %i, asked once',
    async (status) => {
      provider.double.seen.length = 0
      expect(await failureOf(write({ error: { message: 'A red house' } }, status))).toMatchObject({
        message: expect.not.stringContaining('red house'),
      })
      expect(provider.double.seen).toHaveLength(1)
    },
  )
})

describe('a server that speaks an older dialect', () => {
  const refusals: [string, number, object][] = [
    [
      'does not know how tokens are limited',
      400,
      { error: { message: "Unsupported parameter: 'max_completion_tokens'" } },
    ],
    [
      'forbids what it does not know',
      422,
      { detail: [{ type: 'extra_forbidden', loc: ['body', 'max_completion_tokens'] }] },
    ],
    ['does not know what is not to be stored', 400, { error: { message: 'Unrecognized request argument: "store"' } }],
  ]
  /** Knows `max_tokens` alone. */
  const older = (status: number, refusal: object) => {
    provider.double.answer = ({ body }, response: ServerResponse) => {
      const { max_tokens, store, max_completion_tokens } = JSON.parse(body)
      const isKnown = max_tokens === 50 && store === undefined && max_completion_tokens === undefined
      if (!isKnown) answerJson(response, refusal, { status })
      else if (JSON.parse(body).stream) response.writeHead(200).end([...words, stop, done].join(''))
      else answerJson(response, { choices: [{ finish_reason: 'stop', message: { content: 'A house.' } }] })
    }
  }

  it.each(refusals)(
    'and %s is asked again in its words, and in these alone from then on',
    async (_what, status, refusal) => {
      older(status, refusal)
      const model = provider.connect()
      expect((await model.write(question)).text).toBe('A house.')
      expect(provider.double.seen).toHaveLength(2)
      expect((await model.stream(question, async () => {})).text).toBe('A house.')
      expect((await model.write(question)).text).toBe('A house.')
      expect(provider.double.seen).toHaveLength(4)
    },
  )

  it('and then refuses for another reason is asked in new words again', async () => {
    const refusal = { error: { message: "Unsupported parameter: 'max_completion_tokens'" } }
    provider.double.answer = (_request, response) => answerJson(response, refusal, { status: 400 })
    const model = provider.connect()
    expect(await failureOf(model.write(question))).toBeInstanceOf(ModelFailure)
    expect(provider.double.seen).toHaveLength(2)
    provider.double.answers('A house.')
    await model.write(question)
    expect(JSON.parse(provider.double.seen[2]?.body ?? '')).toMatchObject({ max_completion_tokens: 50, store: false })
  })
})
