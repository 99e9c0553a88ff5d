import { expect, it } from 'vitest'
import { headingKind } from './headings.ts'

it.each([
  ['Professional Exp.', 'experience'],
  ['Exp. professionnelle', 'experience'],
  ['Trabajo previo', 'experience'],
  ['PRESENT JOB', 'experience'],
  ['Lehrtätigkeit', 'experience'],
  ['Praktikerfaringer', 'experience'],
  ['Zkušenosti', 'experience'],
  ['Munkahelyi tapasztalatok', 'experience'],
  ['FREIBERUFLICHE TÄTIGKEIT', 'experience'],
  ['Teaching Assistantships', 'experience'],
  ['Réalisations', 'projects'],
  ['Personal Info', 'header'],
  ['Latest Projects', 'projects'],
  ['Frivillighet', 'volunteer'],
  ['Udlandsophold', 'other'],
  ['Enseignements', 'other'],
  ['SPROGLIGE KOMPETENCER', 'skills'],
])('“%s” heads a section about %s', (heading, kind) => {
  expect(headingKind(heading)).toBe(kind)
})

it.each([
  ['Programmeervaardigheden', 'skills'],
  ['Softwarekenntnisse', 'skills'],
  ['ERHVERVSKOMPETENCER', 'skills'],
  ['Führungserfahrung', 'experience'],
])('%s is known by its last part', (heading, kind) => {
  expect(headingKind(heading)).toBe(kind)
})

it('a word that says how well somebody knows something is no heading, nor is one in a sentence', () => {
  expect(['Grundkenntnisse', 'Basiskenntnisse', 'mit Führungserfahrung'].map(headingKind)).toEqual([
    ...[undefined, undefined, undefined],
  ])
})
