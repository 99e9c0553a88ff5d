import { expect, it } from 'vitest'
import { aboutByStem } from './headings-by-stem.ts'
import { readRequirements } from './requirements.ts'

it.each([
  ['koho hledame', true, 'asks'],
  ['pozadavky na kandidata', false, 'asks'],
  ['od kandidatov pricakujemo', true, 'asks'],
  ['aday kriterleri', false, 'asks'],
  ['качества които търсим', true, 'asks'],
  ['кого ми шукаємо', false, 'asks'],
  ['co od nas dostanete', true, 'other'],
  ['zakaj izbrati sandhill', true, 'other'],
  ['quyen loi', false, 'other'],
  ['valitulle tarjoamme', true, 'other'],
  ['prednost imajo kandidati', true, 'preferred'],
  ['sinu tooulesanded', false, 'duties'],
  ['o nas', false, 'company'],
])('a word tells what a heading is about: %s', (words, hasSign, about) => {
  expect(aboutByStem(words, hasSign)).toBe(about)
})

it('a line of many words is no heading unless it ends in a colon', () => {
  const line = 'pozadavky zakazniku vyrizujete rychle a s usmevem'
  expect(aboutByStem(line, false)).toBeUndefined()
  expect(aboutByStem(line, true)).toBe('asks')
})

it('divides a job description in a language of which less is read', () => {
  const job = `Pekařka
KOHO HLEDÁME?
- praxi v oboru alespoň 2 roky, znalost pečicích pecí a MS-Excel
- řidičský průkaz skupiny B
- výuční list nebo středoškolské vzdělání
- angličtinu na úrovni B1
CO OD NÁS DOSTANETE?
- stabilní práci a 5 týdnů dovolené pro vás`
  expect(
    readRequirements(job)
      .map(({ kind, name }) => `${kind}: ${name}`)
      .sort(),
  ).toEqual([
    'certification: Driving licence',
    'degree: secondary degree',
    'language: English',
    'skill: Excel',
    'skill: Pečicích pecí',
    'title: Pekařka',
    'years: 2 years of experience',
  ])
})
