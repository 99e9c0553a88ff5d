import { expect, it } from 'vitest'
import { readRequirements } from './requirements.ts'
import { isTrait } from './traits.ts'

it.each([
  ['Attention to detail', true],
  ['Strong verbal and written communication', true],
  ['Energy efficiency', false],
  ['Communication systems', false],
  ['Personal development', false],
])('tells traits from skills: %s, %s', (name, expected) => {
  expect(isTrait(name)).toBe(expected)
})

it('asks for no trait, which no resume can show', () => {
  const job = 'Requirements\n- Attention to detail and time management\n- Excellent communication skills\n- Payroll'
  expect(readRequirements(job).map(({ name }) => name)).toEqual(['Payroll'])
})
