import { expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { isShortForm } from './short-forms.ts'

it.each([
  ['RMW', 'Red Mill Works', true],
  ['R.M.W.', 'Red Mill Works', true],
  ['RoM', 'Republic of Mills', true],
  ['HESK', 'Harbour College of Steel in Kestwick', true],
  ['RMX', 'Red Mill Works', false],
  ['MW', 'Red Mill Works', false],
  ['Redmi', 'Red Mill Works', false],
  ['UK', 'United Kestwick', false],
  ['SH', 'Sandhill', false],
])('%s of %s: %s', (word, name, is) => {
  expect(isShortForm(word, name)).toBe(is)
})

it('a short form belongs to the name of an employer', () => {
  const lines = ['2019 – 2021   Research assistant, Centre for Iron and Steel (C.I.S.), Kestwick, Germany']
  const { roles } = readResume(['Anna Lee', 'Experience', ...lines].join('\n'), new Date('2026-06-15'))
  expect(roles[0]?.employer).toBe('Centre for Iron and Steel (C.I.S.)')
})
