import { answerCompletion, answerRefusal, type ModelDouble, startModelDouble } from '@resume/model-double/double'
import { answerStream } from '@resume/model-double/stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ModelFailure } from './model-failure.ts'
import { connectTextModel, type TextModel } from './text-model.ts'

let double: ModelDouble
let model: TextModel

beforeAll(async () => {
  double = await startModelDouble()
  const connected = connectTextModel({ apiKey: 'a-key', baseUrl: `${double.url}/v1` })
  if (!connected) throw new Error('not connected')
  model = connected
})
afterAll(() => double.stop())
beforeEach(() => {
  double.seen.length = 0
})

const question = {
  model: 'some-model',
  messages: [{ role: 'user' as const, content: 'A red house.' }],
  maxTokens: 50,
  timeoutMs: 5_000,
}
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'a text',
    (thrown) => thrown,
  )

describe('a model that writes', () => {
  it('answers a text, within a number of tokens, and what it took', async () => {
    double.answers('A house.')
    expect(await model.write(question)).toEqual({
      text: 'A house.',
      usage: { promptTokens: 3, completionTokens: 2, totalTokens: 5 },
    })
    expect(double.questions()).toEqual([
      { model: 'some-model', messages: question.messages, max_completion_tokens: 50, store: false },
    ])
  })

  it('streams a text, and reads no more before each part is taken', async () => {
    double.answer = (_request, response) => void answerStream(response, ['A ', 'house', '.'])
    const parts: string[] = []
    const { text, usage } = await model.stream(question, async (part) => void parts.push(part))
    expect({ parts, text, usage }).toEqual({
      parts: ['A ', 'house', '.'],
      text: 'A house.',
      usage: { promptTokens: 100, completionTokens: 3, totalTokens: 103 },
    })
  })

  it('fails when it refuses, is cut off, or answers something else, and tells nothing of the question', async () => {
    for (const answer of [
      () => answerRefusal,
      () => (response: Parameters<typeof answerRefusal>[0]) => answerCompletion(response, 'A', 'length'),
      () => (response: Parameters<typeof answerRefusal>[0]) => void response.end('<html>red house</html>'),
    ]) {
      double.answer = (_request, response) => answer()(response)
      const failure = await failureOf(model.write(question))
      expect(failure).toBeInstanceOf(ModelFailure)
      expect(JSON.stringify([failure.message, failure.stack, failure.cause])).not.toContain('red house')
    }
  })

  it.each([
    ['breaks off', undefined],
    ['is cut off', 'length'],
    ['is filtered', 'content_filter'],
  ] as const)('fails when its stream %s', async (_what, finishReason) => {
    double.answer = (_request, response) => void answerStream(response, ['A '], { finishReason })
    expect(await failureOf(model.stream(question, async () => {}))).toBeInstanceOf(ModelFailure)
  })

  it('fails when its time is over, and when nobody waits any more', async () => {
    double.answer = () => {}
    expect(await failureOf(model.write({ ...question, timeoutMs: 50 }))).toBeInstanceOf(ModelFailure)
    const signal = AbortSignal.timeout(50)
    expect(await failureOf(model.stream({ ...question, signal }, async () => {}))).toBeInstanceOf(ModelFailure)
  })
})
