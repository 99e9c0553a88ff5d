import { describe, expect, it } from 'vitest'
import { createSchemaChecks } from './schema-checks.ts'

const checkOf = createSchemaChecks(() => {})
const entry = {
  type: 'object',
  required: ['title', 'employer'],
  properties: { title: { type: 'string' }, employer: { type: 'string' } },
  additionalProperties: false,
}
const check = checkOf({
  type: 'object',
  properties: { entries: { type: 'array', items: entry, maxItems: 5_000 }, name: { type: 'string' } },
  additionalProperties: false,
})
const pathsOf = (value: unknown) => check(value).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)

describe('the check of a schema', () => {
  it('tells nothing of what fits, and every error of what does not', () => {
    expect(check({ entries: [{ title: 'Welder', employer: 'Red Mill' }], name: 'Ada' })).toEqual([])
    expect(pathsOf({ entries: [{ title: 1 }, { employer: 'Red Mill', town: 'Leeds' }], name: 2, age: 3 })).toEqual([
      ' additionalProperties',
      '/entries/0 required',
      '/entries/0/title type',
      '/entries/1 required',
      '/entries/1 additionalProperties',
      '/name type',
    ])
  })

  it('looks for no more errors than are worth telling, however many there are', () => {
    expect(check({ entries: Array(400_000).fill({}) }).length).toBeLessThanOrEqual(1_001)
    const keys = Object.fromEntries(Array.from({ length: 100_000 }, (_, nth) => [`key${nth}`, 1]))
    expect(check(keys).length).toBeLessThanOrEqual(1_001)
  })

  it('takes what fits one of several schemas, however wrong it is by another', () => {
    const either = checkOf({
      anyOf: [
        { type: 'array', items: entry },
        { type: 'array', items: { type: 'number' } },
      ],
    })
    const numbers = Array.from({ length: 5_000 }, (_, nth) => nth)
    expect(either(numbers)).toEqual([])
    expect(either([...numbers, 'x'])).not.toEqual([])
  })
})
