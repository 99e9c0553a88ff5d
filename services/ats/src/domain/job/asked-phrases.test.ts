import { expect, it } from 'vitest'
import { phrasesIn } from './asked-phrases.ts'

it.each([
  ['Kenntnisse im Bereich von Öfen und Rauchabzug', ['Öfen', 'Rauchabzug']],
  ['Kenntnisse von Glasuren und Öfen rund um die Mühle', ['Glasuren', 'Öfen']],
  ['Kenntnisse von Glasuren und Öfen wie im Handwerk', ['Glasuren', 'Öfen']],
])('ends a name in German where the sentence goes on: %s', (line, names) => {
  expect(phrasesIn(line, true)).toEqual(names)
})

it('finds the list behind a colon that is said to follow', () => {
  expect(phrasesIn('Experience with one of the following would help: glazes, kilns; crystallography', true)).toEqual([
    'Glazes',
    'Kilns',
    'Crystallography',
  ])
})

it('lists what stands behind "the following", whatever one of the items is', () => {
  const line = 'Experience in the following areas: glazing of the large jars that shops sell, kilns, crystallography'
  expect(phrasesIn(line, true)).toEqual(['Kilns', 'Crystallography'])
})

it.each([
  ['Experience firing and glazing pots for museums', ['Firing pots', 'Glazing pots']],
  ['Excellent understanding of kiln safety principles', ['Kiln safety']],
  ['Experience working with others', []],
  ['We came together from companies such as Iron Works, Red Mill and Sandhill', []],
  ['Partners including Iron Works, Red Mill and Sandhill', []],
  ['Simulators such as Traffo and Roadix', ['Traffo', 'Roadix']],
  ['Experience in the travel industry', ['Travel industry']],
])('lists what somebody has to know, and no firms: %s', (line, names) => {
  expect(phrasesIn(line, true)).toEqual(names)
})
