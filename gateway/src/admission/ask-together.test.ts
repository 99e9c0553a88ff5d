import { describe, expect, it } from 'vitest'
import { askTogether, mostTogether } from './ask-together.ts'

type Call = { keys: string[]; args: (string | number)[] }

/** Asks that leave when the test says so; each call is answered with the keys that it brought, one list a request. */
function asking(answer: (key: string, call: Call) => string[] | Buffer = (key) => [key]) {
  const calls: Call[] = []
  const departures: (() => void)[] = []
  const askOne = askTogether<string[]>(
    (send) => departures.push(send),
    async (keys, args) => {
      const call = { keys, args }
      calls.push(call)
      return keys.map((key) => answer(key, call))
    },
  )
  const depart = () => {
    for (const send of departures.splice(0)) send()
  }
  return { askOne, calls, departures, depart }
}

describe('requests of one turn', () => {
  it('leave in one call, in order, and each gets its own answer', async () => {
    const { askOne, calls, depart } = asking()
    const answers = Promise.all(['a', 'b', 'c'].map((key, nth) => askOne([key], [nth, 'x'])))
    expect(calls).toEqual([])
    depart()
    expect(await answers).toEqual([['a'], ['b'], ['c']])
    expect(calls).toEqual([{ keys: ['a', 'b', 'c'], args: [0, 'x', 1, 'x', 2, 'x'] }])
  })

  it('are no part of the call of the turn before', async () => {
    const { askOne, calls, departures, depart } = asking()
    const first = askOne(['a'], [])
    depart()
    const second = askOne(['b'], [])
    expect(departures).toHaveLength(1)
    depart()
    expect(await Promise.all([first, second])).toEqual([['a'], ['b']])
    expect(calls.map(({ keys }) => keys)).toEqual([['a'], ['b']])
  })

  it('take several calls when they are many', async () => {
    const { askOne, calls, depart } = asking()
    const names = Array.from({ length: 2 * mostTogether + 1 }, (_, nth) => `key ${nth}`)
    const answers = Promise.all(names.map((name) => askOne([name], [])))
    depart()
    expect(await answers).toEqual(names.map((name) => [name]))
    expect(calls.map(({ keys }) => keys.length)).toEqual([mostTogether, mostTogether, 1])
  })

  it('fail alone when only one of them fails, and together when the call does', async () => {
    const { askOne, depart } = asking((key, { keys }) => {
      if (keys.includes('broken call')) throw new Error('away')
      return key === 'broken' ? Buffer.from('WRONGTYPE') : [key]
    })
    const some = Promise.allSettled(['a', 'broken', 'c'].map((key) => askOne([key], [])))
    depart()
    expect(await some).toMatchObject([
      { value: ['a'] },
      { reason: expect.objectContaining({ message: 'WRONGTYPE' }) },
      { value: ['c'] },
    ])
    const all = Promise.allSettled(['a', 'broken call'].map((key) => askOne([key], [])))
    depart()
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
