import { expect, it } from 'vitest'
import { phrasesIn } from './asked-phrases.ts'

it.each([
  ['Kenntnisse im Bereich von Öfen und IT-Sicherheit', ['Öfen', 'IT-Sicherheit']],
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
