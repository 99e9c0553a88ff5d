import { runInContext } from '@resume/service-kit/context/request-context'
import { expect, it } from 'vitest'
import { createLargeContents } from './large-contents.ts'

it('keeps the place of a large content until its answer has left, a few for each user', async () => {
  const contents = createLargeContents()
  const send: (() => void)[] = []
  const read = (userId: string, content: string) =>
    runInContext({ requestId: 'r', traceparent: 't', onSent: (listener) => send.push(listener) }, () =>
      contents.inTurn(userId, async () => content),
    )
  const first = await Promise.all(['1', '2', '3', '4'].map((content) => read('a', content)))
  expect(first).toEqual(['1', '2', '3', '4'])
  const fifth = read('a', '5')
  expect(await read('b', 'of another')).toBe('of another')
  expect(contents.use()).toEqual({ capacity: 16, busy: 5, queued: 1 })
  for (const sent of send) sent()
  expect(await fifth).toBe('5')
})

it('gives the place of a read that failed to the next one', async () => {
  const contents = createLargeContents()
  const fail = () => Promise.reject(new Error('damaged'))
  const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => contents.inTurn('a', fail)))
  expect(outcomes.map(({ status }) => status)).toEqual(Array(9).fill('rejected'))
  expect(contents.use()).toMatchObject({ busy: 0, queued: 0 })
})
