import { describe, expect, it } from 'vitest'
import { memoize, whileRemembering } from './memoize.ts'

describe('a memoized function', () => {
  it('is asked once for each text while something is remembered', () => {
    const asked: string[] = []
    const shout = memoize((text) => {
      asked.push(text)
      return text.toUpperCase()
    })
    const answers = whileRemembering(() => [shout('a'), shout('a'), whileRemembering(() => shout('a'))])
    expect(answers).toEqual(['A', 'A', 'A'])
    expect(asked).toEqual(['a'])
  })

  it('has forgotten every text afterwards, even if the work failed', () => {
    const asked: string[] = []
    const note = memoize((text) => asked.push(text))
    const failing = () => {
      note('a')
      throw new Error('failed')
    }
    expect(() => whileRemembering(failing)).toThrow('failed')
    whileRemembering(() => note('a'))
    expect(asked).toEqual(['a', 'a'])
  })

  it('remembers nothing outside of that', () => {
    const asked: string[] = []
    const note = memoize((text) => asked.push(text))
    note('a')
    note('a')
    expect(asked).toEqual(['a', 'a'])
  })
})
