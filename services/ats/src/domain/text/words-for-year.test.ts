import { expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { withoutWordsForYear } from './words-for-year.ts'

it('a word for "year" names no school', () => {
  const lines = [
    ...['Ana Lee', 'ESTUDIOS'],
    ...['Año   2015 Aldmoor-Leeds   Titulo: Graduado de la ESO', 'IES Kestwick', ''],
    ...['Año   2018 Aldmoor-Leeds   Titulo Graduado en Bachillerato', 'IES La Sandhill'],
  ]
  const { education } = readResume(lines.join('\n'), new Date('2026-06-15')).parsed
  expect(education.map(({ school }) => school)).toEqual(['IES Kestwick', 'IES La Sandhill'])
})

it.each(['Year: 2015 College', 'Rok 2015 College', 'Jahr   2015 College'])('%s', (line) => {
  expect(withoutWordsForYear([line])).toEqual(['2015 College'])
})

it('a year that somebody counts stays', () => {
  expect(withoutWordsForYear(['Year 12, 2015', 'Years of bridges'])).toEqual(['Year 12, 2015', 'Years of bridges'])
})
