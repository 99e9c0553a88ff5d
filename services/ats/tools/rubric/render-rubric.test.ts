import { expect, it } from 'vitest'
import { explanations, renderRubric, rubricRows } from './render-rubric.ts'
import { sources } from './sources.ts'

it('explains every rule, and nothing else', () => {
  expect(Object.keys(explanations).sort()).toEqual(rubricRows.map(({ id }) => id).sort())
})

it('gives a source and an example that differs for each', () => {
  const page = renderRubric()
  for (const [id, { why, from, before, after }] of Object.entries(explanations)) {
    expect(from.length, id).toBeGreaterThan(0)
    expect(why, id).toMatch(/[.!]$/)
    expect(before, id).not.toBe(after)
    for (const key of from) expect(page).toContain(`](#${key.toLowerCase()})`)
  }
})

it('lists no source that nothing is taken from', () => {
  const used = new Set(Object.values(explanations).flatMap(({ from }) => from))
  expect(Object.keys(sources).filter((key) => !used.has(key as keyof typeof sources))).toEqual([])
  expect(Object.values(sources).every(({ url }) => url.startsWith('https://'))).toBe(true)
})
