import { expect, it } from 'vitest'
import { titleScore } from './role-words.ts'

it.each([
  'Service civique',
  'Civilian Service',
  'Job d’été',
  'Summer job',
  'Servizio civile',
  'Letní brigáda',
  'Värnplikt',
  'Soutien scolaire',
  'Garde d’enfants',
  'Aulas particulares de soldagem',
  'Post-doctorat',
  'Baby-sitting',
  'Assegno di ricerca',
  'Tech Support',
  'Customer Service Provider',
  'Technische ondersteuning',
])('a job that no word for a person names is a title: %s', (title) => {
  expect(titleScore(title)).toBeGreaterThan(2)
})

it('a sentence that begins like one is none', () => {
  expect(titleScore('Summer jobs of students were found and filled with the help of all firms')).toBe(0)
})
