import { expect, it } from 'vitest'
import { createKeyedGroups } from './keyed-groups.ts'

/** Groups whose work ends when it is told to. */
function controlled() {
  const groups: { key: string; items: readonly number[]; end(): void }[] = []
  const join = createKeyedGroups<number>(
    (key, items) => new Promise((resolve) => groups.push({ key, items, end: resolve })),
  )
  return { groups, join, worked: () => groups.map(({ key, items }) => [key, ...items]) }
}

it('what comes while a group is at work is one group after it, in order', async () => {
  const { groups, join, worked } = controlled()
  for (const item of [1, 2, 3, 4]) join('a', item)
  expect(worked()).toEqual([['a', 1]])
  groups[0]?.end()
  await expect.poll(() => groups.length).toBe(2)
  join('a', 5)
  expect(worked()).toEqual([
    ['a', 1],
    ['a', 2, 3, 4],
  ])
  groups[1]?.end()
  await expect.poll(() => groups.length).toBe(3)
  expect(groups[2]?.items).toEqual([5])
})

it('another key goes on meanwhile', async () => {
  const { groups, join, worked } = controlled()
  join('a', 1)
  join('a', 2)
  join('b', 3)
  join('b', 4)
  groups[1]?.end()
  await expect.poll(() => groups.length).toBe(3)
  expect(worked()).toEqual([
    ['a', 1],
    ['b', 3],
    ['b', 4],
  ])
})

it('what comes after the last group begins at once', async () => {
  const { groups, join, worked } = controlled()
  join('a', 1)
  groups[0]?.end()
  /** After whatever is due: the key is free again. */
  await new Promise(setImmediate)
  expect(groups).toHaveLength(1)
  join('a', 2)
  expect(worked()).toEqual([
    ['a', 1],
    ['a', 2],
  ])
})

it('at most 32 go together, and those who came later after them', async () => {
  const { groups, join } = controlled()
  for (let item = 0; item <= 70; item++) join('a', item)
  for (let nth = 0; nth < 3; nth++) {
    groups[nth]?.end()
    await expect.poll(() => groups.length).toBe(nth + 2)
  }
  expect(groups.map(({ items }) => items.length)).toEqual([1, 32, 32, 6])
  expect(groups.flatMap(({ items }) => items)).toEqual(Array.from({ length: 71 }, (_, item) => item))
})
