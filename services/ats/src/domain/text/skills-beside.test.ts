import { expect, it } from 'vitest'
import { apartFromItems } from './items-beside.ts'
import { apartFromSkills } from './skills-beside.ts'

it.each([
  [
    'Developer   2019 – 2021   Angular 12   TypeScript   Docker',
    ['Developer   2019 – 2021', '• Angular 12, TypeScript, Docker'],
  ],
  ['Iron Works Ltd   Scala   React   Ironlang', ['Iron Works Ltd', '• Scala, React, Ironlang']],
  [
    'Red Mill, Lead Engineer   Oct 2015 – Jul 2016   • Java   Oracle PL/SQL',
    ['Red Mill, Lead Engineer   Oct 2015 – Jul 2016', '• Java, Oracle PL/SQL'],
  ],
])('sets the skills beside a header apart: %s', (line, expected) => {
  expect(apartFromSkills([line])).toEqual(expected)
})

it.each([
  'Developer   Iron Works Ltd   2019 – 2021',
  'Iron Works Ltd   Java   Remote',
  'Java   React   Docker',
  'Ironlang   Millbase   Docker   Python',
  'Developer   Java',
  `Developer   2019 – 2021   ${'Java   '.repeat(40)}of all kinds in the yard`,
])('leaves what is no header with a row of skills: %s', (line) => {
  expect(apartFromSkills([line])).toEqual([line])
})

it('sets an item apart that begins beside a long header with dates', () => {
  const header = 'Aldmoor University of Applied Sciences, Developer   Oct 2010 – May 2013'
  expect(apartFromItems([`${header}   • Built the yard`])).toEqual([header, '• Built the yard'])
  const sentence = 'All of what the yard needed was built by a crew of nine   • Bridges'
  expect(apartFromItems([sentence])).toEqual([sentence])
})
