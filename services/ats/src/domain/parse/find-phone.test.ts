import { expect, it } from 'vitest'
import { findPhone } from './find-phone.ts'

const phoneIn = (...lines: string[]) => findPhone(['Anna Lee', ...lines, 'Welder'].join('\n')).written

it.each([
  ['CUIT 20-41300500-7', 'Teléfono: 955012345', '955012345'],
  ['NIP: 701-22-33-448', 'Tel. 601 202 303', '601 202 303'],
  ['CPF (BRA) 020.304.500-10', '(31) 984010203', '(31) 984010203'],
  ['Loja 20.304.500/0001-10', '(31) 984010203', '(31) 984010203'],
  ['CEP 20550-017 / 1400', '(31) 984010203', '(31) 984010203'],
  ['passport no. 500 100 2003', '(+999) 20-5550-1020', '(+999) 20-5550-1020'],
  ['passport no. 500 100 2003', '(+999)-20-55501020', '(+999)-20-55501020'],
  ['DOI: 10.5555/987654321', '+49 170 300 40 50', '+49 170 300 40 50'],
  ['Fax 0113 496 0001', 'Phone 0113 496 0002', '0113 496 0002'],
  ['P.O. Box 20304', 'Phone #: 92607224', '92607224'],
  ['Passport No: 20304050', 'Contact No. 92607224', '92607224'],
  ['Passport No: 20304050', 'Contact no: - 92607224, 92607225', '92607224'],
  ['P.O. Box 20304', 'Mobile: ++999 933 214393', '++999 933 214393'],
])('is not what other numbers are called: %s', (other, line, phone) => {
  expect(phoneIn(other, line)).toBe(phone)
})

it.each(['☎ (+999) 304-101-2023', '📱(+999) 304-101-2023'])('stands behind a sign: %s', (line) => {
  expect(phoneIn('2009 – 2011 / 2013 – 2015', line)).toBe('(+999) 304-101-2023')
})

it('is no number that an address of the web ends with', () => {
  expect(phoneIn('www.example.org/in/anna-lee-012345678', '(86) 99999-0000')).toBe('(86) 99999-0000')
})

it.each(['(999) · 555 · 0123', '999·555·0123', '+0 501 555 01 23'])(
  'may be written so that no plan of numbers has it: %s',
  (line) => {
    expect(phoneIn('anna.lee@example.org', line)).toBe(line)
  },
)

it('ends before a wide gap', () => {
  expect(phoneIn('Phone:   +46 (0)70-174 06 05   123 45 Aldmoor')).toBe('+46 (0)70-174 06 05')
})

it('is taken by its word where no plan of numbers has it', () => {
  expect(phoneIn('Celular: 41-55 90 01')).toBe('41-55 90 01')
  expect(phoneIn('Order 41-55 90 01')).toBe('')
})

it('is the first that could be one, where none is sure', () => {
  expect(phoneIn('655010203')).toBe('655010203')
  expect(phoneIn('655010203', '+49 170 300 40 50')).toBe('+49 170 300 40 50')
})

it('may have four pairs of figures', () => {
  expect(phoneIn('51 52 53 54')).toBe('51 52 53 54')
})

it('is no number of a text', () => {
  expect(phoneIn('Bridges of steel, arXiv:2401.00001')).toBe('')
})

it('of eight figures is one right above or below an e-mail address, or before it on its line', () => {
  expect(phoneIn('anna.lee@example.org', '', '55510203')).toBe('55510203')
  expect(phoneIn('55510203', 'anna.lee@example.org')).toBe('55510203')
  expect(phoneIn('anna.lee@example.org   55510203   Mill Lane 2, 2015 Aldmoor')).toBe('55510203')
  expect(phoneIn('5551-0203 · Aldmoor · anna.lee@example.org')).toBe('5551-0203')
  expect(phoneIn('555 10 203 • anna.lee@example.org')).toBe('555 10 203')
  expect(phoneIn('2019-2021 • anna.lee@example.org')).toBe('')
  expect(phoneIn('anna.lee@example.org', '2019 2021')).toBe('')
  expect(phoneIn('Crane number', '55510203')).toBe('')
})

it('stands anywhere where it is the only one with a country’s code', () => {
  const work = Array.from({ length: 80 }, (_line, at) => `Built bridge number ${at} of the long road to Aldmoor`)
  const between = (...lines: string[]) => phoneIn(...work, ...lines, ...work)
  expect(between('Mill Lane 4, Leeds (+999)-20-55501020')).toBe('(+999)-20-55501020')
  expect(between('Anna Kestwick: +999 20 5550 1020', 'Ben Sandhill: +999 20 5550 1021')).toBe('')
})

it.each([
  ['Phone: 99627200--99332446', '99627200'],
  ['Mobile: +91 9824060867-9722935445', '+91 9824060867'],
  ['Contact-9062129553/8334052718', '9062129553'],
  ['Mob no-7053327813', '7053327813'],
  ['Tel & Fax: (617) 776-7123', '(617) 776-7123'],
])('is the first of two, behind a dash or the word for a fax as well: %s', (line, phone) => {
  expect(phoneIn(line)).toBe(phone)
})
