import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { gather } from './gather.ts'

describe('gather', () => {
  it('lets leave together what comes in one turn, in order and so many at a time', async () => {
    const left: number[][] = []
    const add = gather<number>(3, (items) => left.push(items))
    for (const item of [1, 2, 3, 4, 5, 6, 7]) add(item)
    expect(left).toEqual([])
    await turn()
    expect(left).toEqual([[1, 2, 3], [4, 5, 6], [7]])
    add(8)
    await turn()
    expect(left.at(-1)).toEqual([8])
  })

  it('takes what comes while others leave for the next turn', async () => {
    const left: string[][] = []
    const add = gather<string>(10, (items) => {
      left.push(items)
      if (items.includes('first')) add('then')
    })
    add('first')
    await turn()
    expect(left).toEqual([['first']])
    await turn()
    expect(left).toEqual([['first'], ['then']])
  })
})
