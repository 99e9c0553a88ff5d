import { expect, it } from 'vitest'
import type { Requirement } from '../../src/domain/job/requirement.ts'
import { isAsked, sayAlike } from './compare-asks.ts'
import { measureJobs } from './job-tally.ts'
import type { Ask } from './real-jobs.ts'

const read = (kind: Requirement['kind'], name: string, more: Partial<Requirement> = {}): Requirement => ({
  kind,
  name,
  required: true,
  weight: 3,
  ...more,
})
const ask = (kind: Ask['kind'], name: string, also: string[] = []): Ask => ({ kind, name, also })

it.each([
  ['Spreadsheets', 'spreadsheet', true],
  ['Experience with wound care', 'Wound care', true],
  ['Kiln firing', 'Firing of kilns', true],
  ['Care', 'Wound care of small animals', false],
  ['Wound care', 'Skin care', false],
  ['C', 'C', true],
  ['Disinfecting toys', 'Toy disinfection', true],
  ['Backofenreinigung planen', 'Planung Backofenreinigung', true],
  ['Community work of bakers', 'Communication of bakers', false],
])('takes %j and %j for the same: %s', (one, other, expected) => {
  expect(sayAlike(one, other)).toBe(expected)
})

it.each([
  [read('skill', 'Driving licence'), ask('certification', 'Führerschein'), true],
  [read('skill', 'Wound care'), ask('skill', 'Dressings', ['wound care']), true],
  [read('skill', 'Python or Go', { anyOf: ['Python', 'Go'] }), ask('skill', 'Go'), true],
  [read('skill', 'Go'), ask('skill', 'Python or Go'), true],
  [read('skill', 'Baker'), ask('title', 'Baker'), false],
  [read('years', '3 years of baking', { years: 3, in: 'baking' }), ask('years', '3 years of baking'), true],
  [read('years', '3 years of baking', { years: 3, in: 'baking' }), ask('years', '3 years of bookkeeping'), false],
  [read('years', '3 years of experience', { years: 3, in: '' }), ask('years', '3+ years of experience'), true],
  [read('years', '2 years of baking', { years: 2, in: 'baking' }), ask('years', '3 years of baking'), false],
  [
    read('degree', 'bachelor degree', { level: 'bachelor', fields: [] }),
    ask('degree', "Bachelor's degree in Law"),
    true,
  ],
  [
    read('degree', 'master degree', { level: 'master', fields: ['Law'] }),
    ask('degree', "Bachelor's degree in Law"),
    true,
  ],
  [read('degree', 'master degree', { level: 'master', fields: [] }), ask('degree', "Bachelor's degree in Law"), false],
  [read('language', 'German'), ask('language', 'Deutsch'), true],
])('compares what was read, %j, with what is asked, %j: %s', (found, wanted, expected) => {
  expect(isAsked(found, wanted)).toBe(expected)
})

it('counts what is right of what was read, and what was found of what is asked for', () => {
  const asks = [ask('title', 'Welder'), ask('skill', 'Welding'), ask('skill', 'Kiln firing')]
  const job = {
    id: 'a',
    trade: 'welder',
    software: false,
    language: 'en',
    text: 'Welder\nRequirements\nWelding\nExcel',
    asks,
  }
  const { all, by } = measureJobs([job])
  expect(all).toEqual({ jobs: 1, right: 2, read: 3, found: 2, asked: 3 })
  expect(by.field).toEqual({ other: all })
})

it('takes what is only named as the work for right when it is read, and for no miss when it is not', () => {
  const implied = (name: string): Ask => ({ ...ask('skill', name), implied: true })
  const text = 'Requirements\nWelding\nExcel'
  const asks = [ask('skill', 'Welding'), implied('Excel'), implied('Kiln firing')]
  const { all } = measureJobs([{ id: 'a', trade: 'welder', software: false, language: 'en', text, asks }])
  expect(all).toEqual({ jobs: 1, right: 2, read: 2, found: 1, asked: 1 })
})
