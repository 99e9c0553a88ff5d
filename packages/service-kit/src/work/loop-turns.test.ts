import { expect, it } from 'vitest'
import { createLoopTurns } from './loop-turns.ts'

it('lets one after the other go on, and the event loop in between', async () => {
  const turn = createLoopTurns()
  const done: string[] = []
  let rounds = 0
  let isOver = false
  const round = () => {
    rounds += 1
    if (!isOver) setImmediate(round)
  }
  setImmediate(round)
  const names = ['first', 'second', 'third']
  const roundOf = await Promise.all(
    names.map(async (name) => {
      await turn()
      done.push(name)
      return rounds
    }),
  )
  isOver = true
  expect(done).toEqual(names)
  expect(new Set(roundOf).size).toBe(3)
})
