import { expect, it } from 'vitest'
import { studiesTold } from './studies-told.ts'

const told = (...lines: string[]) =>
  [...studiesTold(lines).values()].map(({ degree, school, time }) => [degree, school, time].join(' | '))

it.each([
  [
    '• Completed B.Tech in Welding from Harbour College, Leeds in 2015 with 72%',
    'B.Tech in Welding | Harbour College | 2015',
  ],
  ['Graduation (B.A.) from Aldmoor Vidyapeeth Leeds at 2013.', 'Graduation (B.A.) | Aldmoor Vidyapeeth Leeds | 2013'],
  ['• 10th passed from “Mill School” with 1st division', '10th | Mill School | '],
  ['• 12thPassed from Mill School in 2011', '12th | Mill School | 2011'],
  ['• Complete 10th form Aldmoor Board in the year 2010.', '10th | Aldmoor Board | 2010'],
  ['• MBA (HR)from Harbour University with 75% passed in 2014', 'MBA (HR) | Harbour University | 2014'],
  ['• S.S.L.C from Mill School, Leeds in the year 2007.', 'S.S.L.C | Mill School | 2007'],
  [
    'B.TECH in WELDING : Passed with 72% in Aug 2013 from Harbour College',
    'B.TECH in WELDING | Harbour College | Aug 2013',
  ],
  ['• ME -FIRST CLASS in Welding from HARBOUR COLLEGE', 'ME -FIRST CLASS in Welding | HARBOUR COLLEGE | '],
  ['High School passed from CBSE Board, 2009 (60%)', 'High School | CBSE Board | 2009'],
  ['1) Pursuing MBA from Harbour College 2016 - 2018', 'MBA | Harbour College | 2016 - 2018'],
  [
    '• Intermediate with [79 %] first class from harbour junior college, Leeds in 2008.',
    'Intermediate | harbour junior college | 2008',
  ],
])('%s', (line, read) => {
  expect(told(line)).toEqual([read])
})

it('a sentence goes on where the name of a school does, or below it', () => {
  expect(
    told('B.Tech in Welding from Harbour', 'College Leeds; affiliated to Aldmoor University in the year 2013.'),
  ).toEqual(['B.Tech in Welding | Harbour College Leeds | 2013'])
  expect(told('Diploma in Welding from Aldmoor Board', '(AB) in 2010', 'Music')).toEqual([
    'Diploma in Welding | Aldmoor Board | 2010',
  ])
  expect(told('H.S.C. from Aldmoor State Board', '(Divisional Board, Leeds) in 2000 with 75 % marks')).toEqual([
    'H.S.C. | Aldmoor State Board | 2000',
  ])
  expect(told('B.Tech from Harbour College', 'in bridges')).toEqual(['B.Tech | Harbour College | '])
  expect(told('B.Tech from Harbour College', 'Welding of bridges')).toEqual(['B.Tech | Harbour College | '])
})

it('the degree may stand above the sentence of its school', () => {
  expect(told('B.Com', 'From Harbour University.', 'Senior Secondary', '', 'From Aldmoor Board.')).toEqual([
    'B.Com | Harbour University | ',
    'Senior Secondary | Aldmoor Board | ',
  ])
  expect(told('S S L C:', 'With an aggr. Of 82% from Mill High School,Leeds.')).toEqual([
    'S S L C | Mill High School | ',
  ])
  expect(told('Welding', 'From Harbour University.')).toEqual([])
})

it('the time of a sentence may stand on a later line of it', () => {
  expect(
    told('• B.Tech from Harbour College', 'affiliated to Aldmoor', 'University, with 76% marks', '(Honours) in 2017.'),
  ).toEqual(['B.Tech | Harbour College | 2017'])
  expect(told('MBA from Institute of', 'Bridges and Cranes, Leeds in 2014')).toEqual([
    'MBA | Institute of Bridges and Cranes | 2014',
  ])
  expect(told('• B.Tech from Harbour College.', 'Mill School 2011')).toEqual(['B.Tech | Harbour College | '])
})

it.each([
  'Sixth Form College, Leeds',
  'Harbour College, Leeds, from 2013 to 2015',
  '• Learnt welding from old masters',
  'Welding from Harbour College',
  'Diploma from the best of all colleges of welding',
  `B.Tech from Harbour College ${'and more '.repeat(40)}`,
])('tells of no studies: %s', (line) => {
  expect(told(line)).toEqual([])
})
