import { expect, it } from 'vitest'
import { employerBelow, isOfEmployer } from './employer-name.ts'
import { readRequirements } from './requirements.ts'

it.each([
  ['Baker\nRed Mill\nKestwick, Aldmoor', 'Red Mill'],
  ['Baker\n\nIron Works & Sons\n', 'Iron Works & Sons'],
  ['Baker\nJava, Spring\n', ''],
  ['Baker\nwe bake\n', ''],
  ['Baker\nSenior Software Engineer\n', ''],
])('the employer stands alone below the title: %s', (job, name) => {
  expect(employerBelow(job)).toBe(name)
})

it('a skill that is called like a part of the employer is none, nor one that all of it is called like', () => {
  expect(isOfEmployer('Jenkins', 'Jenkins Mill', 'Jenkins Mill')).toBe(true)
  expect(isOfEmployer('Jenkins', 'Jenkins', 'Jenkins is a mill')).toBe(true)
  expect(isOfEmployer('Jenkins', 'Jenkins', 'Bake with Jenkins')).toBe(false)
  expect(isOfEmployer('Java', 'Jenkins Mill', 'Java')).toBe(false)
})

it.each(['Objective-C', 'R&D', 'Node.js', 'L’Oven'])('takes the signs of a name as they are: %s', (name) => {
  expect(isOfEmployer(name, name, `${name} is a mill`)).toBe(true)
  expect(readRequirements(`Head Baker\n${name}\n\nWe bake with ${name}.`)).toBeDefined()
})

it('asks for the employer only where a list does', () => {
  const names = (job: string) => readRequirements(job).map(({ name }) => name)
  expect(names('Head Baker\nJenkins Mill\n\nYou will help Jenkins to grow with Java.')).toEqual(['Java', 'Head Baker'])
  expect(names('Head Baker\nJenkins Mill\n\nRequirements\n• Jenkins')).toEqual(['Jenkins', 'Head Baker'])
})
