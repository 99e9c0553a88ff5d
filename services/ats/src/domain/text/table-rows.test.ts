import { expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { studyRows, withTableRows } from './table-rows.ts'

it('rows of a table about studies say degree, school, and time', () => {
  const table = [
    'S. No.   Course   Year of Passing   College/School   Board / University   % of Marks',
    '1   B.Tech (Civil)   2015   Harbour College   Aldmoor University   72',
    '2   12th   2011   Mill School   CBSE   63',
  ]
  expect(withTableRows(table)).toEqual(['B.Tech (Civil)   Harbour College   2015', '12th   Mill School   2011'])
})

it('the board is the school where there is no column for it', () => {
  expect(withTableRows(['Exam   Board/University   Year   Division', '10th   CBSE   2009   First'])).toEqual([
    '10th   CBSE   2009',
  ])
})

it('a row is a course by what heads its columns, with what the line above begins of it', () => {
  const lines = [
    'Exam   Board/University   Year',
    'High School   U.P. Board   2005',
    'Harbour',
    'Graduation (B.B.A)   University, Leeds   2011',
    'Post-Graduation   Aldmoor',
    '(M.COM.)   University, York   2016',
  ]
  const rows = [...studyRows(lines).values()].map(({ degree, school, time }) => [degree, school, time].join(' | '))
  expect(rows).toEqual([
    'High School | U.P. Board | 2005',
    'Graduation (B.B.A) | Harbour University, Leeds | 2011',
    'Post-Graduation (M.COM.) | Aldmoor University, York | 2016',
  ])
  expect(studyRows(['Company   Role   Year', 'Red Mill   Welder   2015']).size).toBe(0)
})

it('the beginning and the end of a time are one', () => {
  expect(withTableRows(['SL.NO   ORGANIZATION   FROM   TO', '1   Red Mill (P) Ltd   11-05-2011   31-05-2012'])).toEqual(
    ['Red Mill (P) Ltd   11-05-2011 – 31-05-2012'],
  )
})

it('heads below each other are none of the text', () => {
  const lines = [
    'Course',
    'Name of the Institution',
    'Year of Passing',
    'Marks in',
    '%',
    'B.Tech, Harbour College, 2015',
  ]
  expect(withTableRows(lines)).toEqual(['B.Tech, Harbour College, 2015'])
})

it.each([
  [['Harbour College   2015', 'Education   Skills', 'Mill School   2011']],
  [['University', 'Harbour College, 2015']],
  [['Course   Board   Year', 'B.Tech, Harbour College, 2015']],
])('others stay: %s', (lines) => {
  expect(withTableRows(lines).slice(-1)).toEqual(lines.slice(-1))
})

it('a table ends where two lines are no rows of it', () => {
  const table = ['Company   Role   Remarks', 'Red Mill   Welder   Good', 'of Leeds', 'Iron Works   Fitter   Fine']
  const below = ['Built bridges', 'and towers', 'Sandhill   Kestwick   Leeds']
  expect(withTableRows([...table, ...below])).toEqual([
    ...['Red Mill   Welder', 'of Leeds', 'Iron Works   Fitter'],
    ...below,
  ])
})

it('a row of heads is no course', () => {
  const table = ['Degree   Institute   Board   Year', 'B.Tech   Harbour College   Aldmoor University   2015']
  const { education } = readResume(['Anna Lee', 'Education', '', ...table].join('\n'), new Date('2026-06-15')).parsed
  expect(education).toMatchObject([{ school: 'Harbour College', credential: 'B.Tech', end: { year: 2015 } }])
})

it('heads for the beginning and the end may stand below the one of the time', () => {
  const table = [
    'Sl. No.   Organization/Address   Designation   Tenure',
    '',
    'From   To',
    '1   Red Mill (Leeds)   Welder   July-2015   Till Date',
  ]
  expect(withTableRows(table)).toEqual(['Red Mill (Leeds)   Welder   July-2015 – Till Date'])
})

it('a school may be letters, and have its year in its cell', () => {
  const lines = [
    'Course   University/board   College/ school',
    'H.S.C   Aldmoor   K.V.S 2011',
    'B.Tech   Aldmoor   Harbour College 2011-2015',
  ]
  const rows = [...studyRows(lines).values()].map(({ degree, school, time }) => [degree, school, time].join(' | '))
  expect(rows).toEqual(['H.S.C | K.V.S | 2011', 'B.Tech | Harbour College | 2011-2015'])
})
