import { expect, it } from 'vitest'
import { yearsIn } from './asked-years.ts'

it.each([
  ['3 years of job experience', ''],
  ['Six years of work-life experience', ''],
  ['4 years of overall experience', ''],
  ['Au moins 5 ans dans le domaine de la céramique', 'céramique'],
  ['Mindestens 4 Jahre Erfahrung im Bereich Keramik', 'Keramik'],
])('words that name no field are none: %s', (line, topic) => {
  expect(yearsIn(line).map((asked) => asked.in)).toEqual([topic])
})

it.each([
  ['Glazing (5+ years)', 5, 'Glazing'],
  ['Experience with kilns: 3 years', 3, 'kilns'],
  ['Erfahrung mit Öfen: mindestens 3 Jahre', 3, 'Öfen'],
  ['Connaissance du vernis (au moins 2 ans)', 2, 'vernis'],
  ['Experiencia en hornos (3 años)', 3, 'hornos'],
  ['Work experience: 5 years', 5, ''],
  ['Berufserfahrung: 3 Jahre', 3, ''],
])('are asked in what stands before them, if nothing stands behind: %s', (line, years, topic) => {
  expect(yearsIn(line)).toEqual([{ years, in: topic }])
})

it.each([
  'Contract duration: 2 years',
  'Befristet auf 2 Jahre',
  'Contrat de 2 ans',
  'Contrato de 2 años',
  'Wil jij in twee jaar tijd de beste bakker zijn?',
  'In den letzten drei Jahren gewachsen',
  'Au cours des 5 ans à venir',
])('that are the length of a contract, or a time within which something happens, are not asked for: %s', (line) => {
  expect(yearsIn(line)).toEqual([])
})
