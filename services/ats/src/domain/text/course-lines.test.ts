import { expect, it } from 'vitest'
import { withCellsApart } from './course-lines.ts'

it.each([
  ['Brückenschule Aldmoor Abschluss: Abitur', 'Brückenschule Aldmoor   Abschluss: Abitur'],
  ['Harbour College, Leeds Graduation: School certificate', 'Harbour College, Leeds   Graduation: School certificate'],
  ['Master’s Degree: Welding', 'Master’s Degree: Welding'],
  ['June 2019 : Bachelor of Arts, Harbour College', 'June 2019   Bachelor of Arts, Harbour College'],
  ['Harbour College -2019/2021', 'Harbour College   2019/2021'],
  ['Harbour College. Kestwick-2005/15', 'Harbour College. Kestwick   2005/15'],
  ['Colegio Aldmoor 2022/Actualidad', 'Colegio Aldmoor 2022 / Actualidad'],
  ['Licence « Anglais », Université de Aldmoor', 'Licence “Anglais” , Université de Aldmoor'],
  ['Data di conseguimento: 24/06/2019', '24/06/2019'],
  ['Diplom Schweißerin   Abschluss 03/1989', 'Diplom Schweißerin   03/1989'],
  ['LM-17 - Laurea Magistrale in Fisica', 'Laurea Magistrale in Fisica'],
  [
    'Diplôme avec mention et une section de l’acier 2014 - 2018',
    'Diplôme avec mention et une section de l’acier   2014 - 2018',
  ],
  ['Liceo Anna Lee (a.s.2015-16)', 'Liceo Anna Lee (2015-16)'],
  ['Harbour College: Bachelor of Arts', 'Harbour College: Bachelor of Arts'],
])('cells of a line stand apart: %s', (line, apart) => {
  expect(withCellsApart([line])).toEqual([apart])
})

it('the date of a degree at the end of a block stands beside the name at its head', () => {
  const block = ['Università di Aldmoor', 'Laurea in Fisica', 'Votazione finale: 100/110']
  const [head = '', ...others] = block
  expect(withCellsApart(['', ...block, 'Data di conseguimento: 24/06/2019'])).toEqual([
    ...['', `${head}   24/06/2019`, ...others],
  ])
  expect(withCellsApart([`${head}   2019`, 'Data di conseguimento: 24/06/2019'])).toEqual([
    ...[`${head}   2019`, '24/06/2019'],
  ])
})
