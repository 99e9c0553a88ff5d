import { expect, it } from 'vitest'
import { withoutForms } from './gender-forms.ts'
import { titleOf } from './title.ts'

it.each([
  ['Köch*in oder Bäcker:innen', 'Köchin oder Bäckerinnen'],
  ['zum*zur Kaufmann*frau oder Kauffrau/-mann', 'zum Kaufmann oder Kauffrau'],
  ['Vous êtes passionné·e et organisé•e·s', 'Vous êtes passionné et organisé'],
  ['Développeur(se) Python, animateur(-trice)', 'Développeur Python, animateur'],
  ['Addetto/a alla vendita, camarero/a', 'Addetto alla vendita, camarero'],
  ['Excel•sql•git, brot·korn', 'Excel•sql•git, brot·korn'],
  ['Aufgaben: in der Backstube', 'Aufgaben: in der Backstube'],
  ['Input/output and TCP/IP (in English)', 'Input/output and TCP/IP (in English)'],
])('leaves one form of each word: %s', (text, expected) => {
  expect(withoutForms(text)).toBe(expected)
})

it('so that no title is cut at its sign', () => {
  expect(titleOf(withoutForms('Entwickler:in für Backöfen\n\nAufgaben'))).toBe('Entwicklerin')
})
