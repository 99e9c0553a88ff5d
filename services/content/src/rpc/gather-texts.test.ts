import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatherTexts } from './gather-texts.ts'

describe('texts on their way', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  const toList = () => {
    const sent: string[] = []
    return { sent, ...gatherTexts(async (text) => void sent.push(text), 30) }
  }

  it('go at once when none went just before, and together when one did', async () => {
    const { sent, push, flush } = toList()
    await push('a')
    expect(sent).toEqual(['a'])
    await push('b')
    await push('c')
    expect(sent).toEqual(['a'])
    vi.advanceTimersByTime(30)
    expect(sent).toEqual(['a', 'bc'])
    vi.advanceTimersByTime(30)
    await push('d')
    expect(sent).toEqual(['a', 'bc', 'd'])
    await flush()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are all sent at the end, in their order', async () => {
    const { sent, push, flush } = toList()
    for (const text of 'abcdef') await push(text)
    await flush()
    expect(sent).toEqual(['a', 'bcdef'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are taken no faster than they can be sent', async () => {
    let isTaken = false
    const taken = Promise.withResolvers<void>()
    const { push } = gatherTexts(() => taken.promise, 30)
    push('a')
    const second = push('b').then(() => {
      isTaken = true
    })
    await Promise.resolve()
    expect(isTaken).toBe(false)
    taken.resolve()
    await second
    expect(isTaken).toBe(true)
  })
})
