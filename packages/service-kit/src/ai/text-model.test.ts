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

  it('streams a text, part by part as they come, and knows at its end what it took', async () => {
    const taken = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    double.answer = (_request, response) =>
      void answerStream(response, ['A ', 'house', '.'], { before: async (index) => taken[index - 1]?.promise })
    const parts: string[] = []
    const { text, usage } = await model.stream(question, async (part) => {
      taken[parts.length]?.resolve()
      parts.push(part)
    })
    expect({ parts, text, usage }).toEqual({
      parts: ['A ', 'house', '.'],
      text: 'A house.',
      usage: { promptTokens: 100, completionTokens: 3, totalTokens: 103 },
    })
  })

  it('gives what has come meanwhile at once, and reads no more while a part is being taken', async () => {
    let sent = 0
    const piece = () => {
      sent += 1
      return 'x'.repeat(10_000)
    }
    double.answer = (_request, response) =>
      void answerStream(
        response,
        Array.from({ length: 1_000 }, () => piece),
        {
          before: () =>
            new Promise((resolve) => (response.writableNeedDrain ? response.once('drain', resolve) : resolve(0))),
        },
      )
    const first = Promise.withResolvers<void>()
    let [parts, length] = [0, 0]
    const done = model.stream(question, async (part) => {
      parts += 1
      length += part.length
      if (parts === 1) await first.promise
    })
    let before = -1
    await expect
      .poll(() => {
        const isStill = sent > 0 && before === sent
        before = sent
        return isStill
      })
      .toBe(true)
    expect(sent).toBeLessThan(900)
    first.resolve()
    await done
    expect(length).toBe(10_000_000)
    expect(parts).toBeLessThan(1_000)
  })

  it('fails when nobody waits any more while it streams', async () => {
    const gone = new AbortController()
    double.answer = (_request, response) =>
      void answerStream(response, ['A ', 'house'], { before: () => new Promise(() => {}) })
    const asked = model.stream({ ...question, signal: gone.signal }, async () => gone.abort())
    expect(await failureOf(asked)).toBeInstanceOf(ModelFailure)
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

  it('says what it took, also when there is no text in the end', async () => {
    const usages: unknown[] = []
    const asking = { ...question, onUsage: ({ totalTokens }: { totalTokens: number }) => void usages.push(totalTokens) }
    const write = () => failureOf(model.write(asking))
    const stream = (signal?: AbortSignal) => failureOf(model.stream({ ...asking, signal }, async () => {}))
    double.answers('A house.')
    await write()
    double.answer = (_request, response) => answerRefusal(response)
    await write()
    double.answer = (_request, response) => answerCompletion(response, 'A house', 'length')
    await write()
    double.answer = (_request, response) =>
      void answerStream(response, ['A house', ''], { finishReason: undefined, gapMs: 50 })
    await stream()
    double.answer = () => {}
    await stream(AbortSignal.timeout(50))
    expect(usages).toEqual([5, 3, 5, 5, 3])
    double.answer = (_request, response) => response.writeHead(500).end()
    await write()
    double.answer = (_request, response) => response.destroy()
    await stream()
    await stream(AbortSignal.abort())
    expect(usages).toHaveLength(5)
  })

  it('fails when its time is over, and when nobody waits any more', async () => {
    double.answer = () => {}
    expect(await failureOf(model.write({ ...question, timeoutMs: 50 }))).toBeInstanceOf(ModelFailure)
    const signal = AbortSignal.timeout(50)
    expect(await failureOf(model.stream({ ...question, signal }, async () => {}))).toBeInstanceOf(ModelFailure)
  })
})
