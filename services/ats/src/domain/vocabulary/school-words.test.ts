import { expect, it } from 'vitest'
import { isSchoolCalled, isSchoolWord, namesSchool } from './school-words.ts'

it.each([
  'Aldmoor Erhvervsakademi',
  'Höhere Lehranstalt Aldmoor',
  'Aldmoor skúli',
  'Handilsskúlin Aldmoor',
  'NMS Kestwick',
  'I.I.S. Anna Lee',
  'Politeknik Aldmoor',
  'UvA',
  'Col·legi Anna Lee',
  'Kunsthogeschool Aldmoor',
  'Laboratoria Aldmoor',
  'HWR Aldmoor',
  'ČVUT v Aldmooru',
  'Aldmoor Univercity',
  'Colledge of Kestwick',
])('%s is a school', (name) => {
  expect(namesSchool(name)).toBe(true)
})

it.each([
  'Sandhill',
  '12 Harbour College Road',
  'University entrance qualification',
  'University Technical Degree in Welding',
  'Cambridge English Certificate',
  'https://www.epita.example/',
  'IIS',
])('%s is none', (name) => {
  expect(namesSchool(name)).toBe(false)
})

it('is called by a name or by a word', () => {
  expect(['UvA', 'MIT', 'College', 'Sandhill'].map(isSchoolCalled)).toEqual([true, true, false, false])
  expect(['UvA', 'MIT', 'College', 'Sandhill'].map(isSchoolWord)).toEqual([false, false, true, false])
})
