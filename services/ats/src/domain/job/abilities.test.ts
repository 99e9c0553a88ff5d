import { expect, it } from 'vitest'
import { abilitiesIn } from './abilities.ts'
import { readRequirements } from './requirements.ts'

it.each([
  ['Ability to glaze tall vases in winter', ['Glaze tall vases']],
  [
    'Able to ask good questions, learn old songs and to see patterns',
    ['Ask good questions', 'Learn old songs', 'See patterns'],
  ],
  ['Willing to work within a small, kind team', ['Work within small, kind team']],
  ['Capacity to quickly become the guardian of old kilns', ['Become guardian of old kilns']],
  ['Ability to operate the big kiln, whatever may come of it', ['Operate big kiln']],
])('names what somebody is able to do: %s', (line, names) => {
  expect(abilitiesIn(line)).toEqual(names)
})

it.each([
  'Ability to write Java',
  'Ability to lift 50 pounds',
  'Able to carry them',
  'Ability to bring together',
  'We are able to say that pots will sell',
])('leaves out skills, weights, and what says nothing by itself: %s', (line) => {
  expect(abilitiesIn(line)).toEqual([])
})

it('counts an ability for nothing, as a trait', () => {
  const found = readRequirements('Head Baker\n\nRequirements\n• Ability to see hidden patterns')
  expect(found).toContainEqual(expect.objectContaining({ name: 'See hidden patterns', weight: 0, isTrait: true }))
})
