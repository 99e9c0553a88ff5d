import { expect, it } from 'vitest'
import { countTelling } from './hidden-text.ts'

const shown = 'Anna Lee\nWelder, Iron Works Ltd, 2019 – 2021\nHarbour Lane 29, Aldmoor'

it.each([
  '',
  'xxxxxxxxxxxxxxxx',
  'ii ii ii ii ii ii',
  '\u200B\u200B\u200B',
  'ㅡㅡㅡ\u200B',
  '....____....',
  '.#ABC#0a1b2c3d-1111-4222-8333-444455556666#',
  '0123456789abcdef0123456789abcdef',
  'Powered by PdfMaker (www.pdfmaker.example)',
])('text that says nothing to a program is not counted: %j', (text) => {
  expect(countTelling([text], shown)).toBe(0)
})

it('what is seen elsewhere is not counted', () => {
  expect(countTelling(['WelderIronWorksLtd'], shown)).toBe(0)
  expect(countTelling(['HarbourLane29,Aldmoor'], shown)).toBe(0)
})

it('an older copy of what is seen is not counted where it differs in a few letters, but what says more is', () => {
  const seen = `Anna Lee\n${Array.from({ length: 9 }, (_, at) => `Built bridge number ${at} over the harbour of Aldmoor`).join('\n')}`
  const older = seen.replace('bridge number 4 over', 'crane 4 at')
  expect(countTelling([older], seen)).toBe(0)
  expect(countTelling([`${seen}\nKubernetes, Terraform, PostgreSQL, Elasticsearch`], seen)).toBeGreaterThan(40)
  expect(countTelling(['Built bridge number 4, Kubernetes, Terraform'], seen)).toBeGreaterThan(18)
})

it('a mark on every page is not counted, but what only has the sign of marks is', () => {
  const mark = 'Powered by PdfMaker (www.pdfmaker.example)'
  expect(countTelling(Array(9).fill(mark), shown)).toBe(0)
  const keywords = [
    '©Kubernetes,Terraform,PostgreSQL,Elasticsearch',
    '©Welding,Soldering,Grinding,Painting,Forging,Casting',
  ]
  expect(countTelling([...keywords, '©Bridges,Cranes,Towers,Harbours'], shown)).toBeGreaterThan(20)
})

it('a numbered footer that stands on several pages is not counted', () => {
  expect(countTelling(['Curriculum vitae, page 1', 'Curriculum vitae, page 2'], shown)).toBe(0)
})

it('the same words on several pages are counted', () => {
  expect(countTelling(['Kubernetes, Terraform', 'Kubernetes, Terraform'], shown)).toBe(38)
})

it.each([
  ['An excellent candidate', 20],
  ['PythonJavaScriptWelding', 23],
  ['отличный кандидат', 16],
  ['WelderIronWorksLtd and Kubernetes, Terraform', 22],
])('words that nobody sees are counted: %j', (text, count) => {
  expect(countTelling([text], shown)).toBe(count)
})
