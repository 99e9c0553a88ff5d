import { expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'

const nameOf = (...lines: string[]) => readResume(lines.join('\n'), new Date('2026-06-15')).parsed.name
const work = ['', 'Experience', 'Sales Associate, Blue Shop Ltd    Mar 2019 - Present', '• Sold 40 bicycles a month']
const study = ['', 'Education', 'Aldmoor College, 2014', '', 'Skills', 'Customer Retention, Cash Handling']

it.each([
  ['ANNAKUMAR.V', 'Annakumar V'],
  ['ANNA MARIA LEE .S.K', 'Anna Maria Lee S K'],
  ['Mrs.A.LEE', 'A. Lee'],
  ['A.LEE, D.E.E.E., B.Tech.', 'A. Lee'],
  ['Anna.Lee', 'Anna Lee'],
  ['A.ANNA LEE B.E', 'A. Anna Lee'],
  ['Anna Lee (Civil Engineer )', 'Anna Lee'],
  ['Anna Lee (DOB: 18/01/1983)', 'Anna Lee'],
  ['Anna Lee D/o Peter Lee', 'Anna Lee'],
  ['NAME                :-Anna lee', 'Anna Lee'],
  ['• Name               : -Lee Anna Maria', 'Lee Anna Maria'],
  ['Name: Anna Lee Date Of Birth: 26-01-1990', 'Anna Lee'],
  ['1. Full Names   : Anna Lee', 'Anna Lee'],
])('may have initials behind it, or its label and others: %s', (line, name) => {
  const personal = ['Father’s Name   : Peter Lee', 'Date of Birth   : 26-01-1990', 'Marital Status   : Single']
  expect(nameOf('RESUME', line, 'x@example.org', ...work, ...study, '', 'Personal Details', ...personal)).toBe(name)
})

it.each([
  [['Anna Lee / x@example.org / 07000 000000'], 'Anna Lee'],
  [['CURRICULUM VITAE', 'Anna (Maria Lena) Lee', 'x@example.org'], 'Anna Lee'],
  [['Anna Lee computer science student', 'anna.lee@example.org'], 'Anna Lee'],
  [['Anna', 'Leeds', '8 Mill Road', 'x@example.org', 'www.linkedin.com/in/anna-maria-leeds'], 'Anna Leeds'],
  [['Anna', 'Leeds', '8 Mill Road', 'x@example.org'], 'Anna'],
])('stands beside other things: %s', (lines, name) => {
  expect(nameOf(...lines, ...work, ...study)).toBe(name)
})

it('is on the line below its label, and no label of a form is one', () => {
  expect(nameOf('Name:-', 'ANNA LEE', 'x@example.org', ...work, ...study)).toBe('Anna Lee')
  const personal = ['Father’s Name   : unsaid', 'Date of Birth   : 26-01-1990', 'Marital Status   : Single']
  expect(nameOf('RESUME', 'x@example.org', ...work, ...study, '', 'Personal Details', ...personal)).toBe('')
})

it('may be in small letters behind its first word, if the address has it', () => {
  expect(nameOf('RESUME', '', 'Anna maria  lee', 'annamaria@example.org', ...work, ...study)).toBe('Anna Maria Lee')
})
