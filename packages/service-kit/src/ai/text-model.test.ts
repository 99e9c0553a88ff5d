import { setTimeout } from 'node:timers/promises'
import { answerCompletion, answerRefusal } from '@resume/model-double/double'
import { answerStream } from '@resume/model-double/stream'
import { describe, expect, it } from 'vitest'
import { failureOf, question, toldBy, useTextModel } from '../../test-data/asked-text-model.ts'
import { createBeats } from './beats.ts'
import { ModelFailure } from './model-failure.ts'
import { enough } from './text-model.ts'

const provider = useTextModel()
const nothing = Promise.resolve()

describe('a model that writes', () => {
  it('answers a text, within a number of tokens, and what it took', async () => {
    provider.double.answers('A house.')
    expect(await provider.model.write(question)).toEqual({
      text: 'A house.',
      usage: { promptTokens: 3, completionTokens: 2, totalTokens: 5 },
    })
    expect(provider.double.questions()).toEqual([
      { model: 'some-model', messages: question.messages, max_completion_tokens: 50, store: false },
    ])
  })

  it('streams a text, part by part as they come, and knows at its end what it took', async () => {
    const taken = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    provider.double.answer = (_request, response) =>
      void answerStream(response, ['A ', 'house', '.'], { before: async (index) => taken[index - 1]?.promise })
    const parts: string[] = []
    const { text, usage } = await provider.model.stream(question, async (part) => {
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
    provider.double.answer = (_request, response) =>
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
    const done = provider.model.stream(question, async (part) => {
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

  it('reads what comes soon after a part together with all else that does, when it is told to gather', async () => {
    const isWaiting = Promise.withResolvers<void>()
    provider.double.answer = (_request, response) =>
      void answerStream(response, [...'abcdef'], { before: (index) => (index === 1 ? isWaiting.promise : nothing) })
    const parts: string[] = []
    const take = async (part: string) => {
      parts.push(part)
      isWaiting.resolve()
    }
    const { text } = await provider.model.stream(question, take, createBeats(200, 1))
    expect(text).toBe('abcdef')
    expect(parts[0]).toBe('a')
    expect(parts.length).toBeLessThan(6)
  })

  it('asks again on the connection whose stream has ended', async () => {
    const connections = new Set<unknown>()
    provider.double.answer = (_request, response) => {
      connections.add(response.socket)
      void answerStream(response, ['A ', 'house.'])
    }
    const model = provider.connect()
    for (let round = 0; round < 3; round++) {
      await model.stream(question, async () => {})
      await setTimeout(100)
    }
    expect(connections.size).toBe(1)
  })

  it('fails when nobody waits any more while it streams', async () => {
    const gone = new AbortController()
    provider.double.answer = (_request, response) =>
      void answerStream(response, ['A ', 'house'], { before: () => new Promise(() => {}) })
    const asked = provider.model.stream({ ...question, signal: gone.signal }, async () => gone.abort())
    expect(await failureOf(asked)).toBeInstanceOf(ModelFailure)
  })

  it('fails when it refuses, is cut off, or answers something else, and tells nothing of the question', async () => {
    for (const answer of [
      () => answerRefusal,
      () => (response: Parameters<typeof answerRefusal>[0]) => answerCompletion(response, 'A', 'length'),
      () => (response: Parameters<typeof answerRefusal>[0]) => void response.end('<html>red house</html>'),
    ]) {
      provider.double.answer = (_request, response) => answer()(response)
      const failure = await failureOf(provider.model.write(question))
      expect(failure).toBeInstanceOf(ModelFailure)
      expect(toldBy(failure)).not.toContain('red house')
    }
  })

  it.each([
    ['breaks off', ['A '], undefined],
    ['is cut off before there is a text', [''], 'length'],
    ['is filtered', ['A '], 'content_filter'],
  ] as const)('fails when its stream %s', async (_what, parts, finishReason) => {
    provider.double.answer = (_request, response) => void answerStream(response, [...parts], { finishReason })
    expect(await failureOf(provider.model.stream(question, async () => {}))).toBeInstanceOf(ModelFailure)
  })

  it('ends a stream where it breaks off after as many tokens as it may write', async () => {
    provider.double.answer = (_request, response) =>
      void answerStream(response, ['A ', 'house'], { finishReason: 'length' })
    expect(await provider.model.stream(question, async () => {})).toEqual({
      text: 'A house',
      usage: { promptTokens: 100, completionTokens: 2, totalTokens: 102 },
    })
  })

  it('is left in the middle of a stream of which no more is wanted, and says what that took as far as it is known', async () => {
    const isClosed = Promise.withResolvers<void>()
    provider.double.answer = (_request, response) => {
      response.once('close', isClosed.resolve)
      void answerStream(response, ['A house', ' in red.'], { before: () => new Promise(() => {}) })
    }
    const usages: unknown[] = []
    const onUsage = (usage: object) => void usages.push(usage)
    const { text, usage } = await provider.model.stream({ ...question, onUsage }, async () => enough)
    expect({ text, usage }).toEqual({
      text: 'A house',
      usage: { promptTokens: 3, completionTokens: 2, totalTokens: 5 },
    })
    expect(usages).toEqual([usage])
    await isClosed.promise
  })

  it('says what it took, also when there is no text in the end', async () => {
    const usages: unknown[] = []
    const asking = { ...question, onUsage: ({ totalTokens }: { totalTokens: number }) => void usages.push(totalTokens) }
    const write = () => failureOf(provider.model.write(asking))
    const stream = (signal?: AbortSignal) => failureOf(provider.model.stream({ ...asking, signal }, async () => {}))
    provider.double.answers('A house.')
    await write()
    provider.double.answer = (_request, response) => answerRefusal(response)
    await write()
    provider.double.answer = (_request, response) => answerCompletion(response, 'A house', 'length')
    await write()
    provider.double.answer = (_request, response) =>
      void answerStream(response, ['A house', ''], { finishReason: undefined, gapMs: 50 })
    await stream()
    provider.double.answer = () => {}
    await stream(AbortSignal.timeout(50))
    expect(usages).toEqual([5, 3, 5, 5, 3])
    provider.double.answer = (_request, response) => response.writeHead(500).end()
    await write()
    provider.double.answer = (_request, response) => response.destroy()
    await stream()
    await stream(AbortSignal.abort())
    expect(usages).toHaveLength(5)
  })

  it('fails when its time is over, and when nobody waits any more', async () => {
    provider.double.answer = () => {}
    expect(await failureOf(provider.model.write({ ...question, timeoutMs: 50 }))).toBeInstanceOf(ModelFailure)
    const signal = AbortSignal.timeout(50)
    expect(await failureOf(provider.model.stream({ ...question, signal }, async () => {}))).toBeInstanceOf(ModelFailure)
  })
})
