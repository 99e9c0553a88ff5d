import { describe, expect, it } from 'vitest'
import { forgetAll, forgetToo, memoize, whileRemembering } from './memoize.ts'

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

  it('gives the answer about each text, whichever was asked about last', () => {
    const shout = memoize((text) => text.toUpperCase())
    const answers = whileRemembering(() => ['a', 'a', 'b', 'a', 'b', 'b'].map(shout))
    expect(answers).toEqual(['A', 'A', 'B', 'A', 'B', 'B'])
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

it('what else is known of the texts of a scan is forgotten with them, also if they were interrupted', () => {
  let known = ''
  forgetToo(() => {
    known = ''
  })
  whileRemembering(() => {
    known = 'Welder'
  })
  expect(known).toBe('')
  known = 'Welder'
  forgetAll()
  expect(known).toBe('')
})
