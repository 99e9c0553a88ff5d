import { processorSeconds } from '@resume/test-kit/processor-time'
import { expect, it } from 'vitest'
import { finishExtraction } from './extraction.ts'
import { headingMark } from './heading-mark.ts'

const textOf = (text: string) =>
  finishExtraction({ text, mimeType: 'text/plain', pages: null, warnings: [], layout: null }, 'nothing').text

it('has two blank lines above headings that are marked, and nowhere else', () => {
  expect(textOf(`Anna Lee\n\n\n\nLeeds\n${headingMark}Bees\nHives\n\n${headingMark}Skills`)).toBe(
    'Anna Lee\n\nLeeds\n\n\nBees\nHives\n\n\nSkills',
  )
})

it('leaves out the mark where a file has it within a line', () => {
  expect(textOf(`Anna${headingMark} Lee`)).toBe('Anna Lee')
})

it('has the Russian letter for the one of Greenlandic that is drawn alike', () => {
  expect(textOf('Сварщиĸ, ĸраны')).toBe('Сварщик, краны')
  expect(textOf('Welder ĸ')).toBe('Welder ĸ')
})

it('has no marks of Markdown that somebody has pasted into a page', () => {
  const pasted = `**Work**\n\n${headingMark}**Welder**\nIron Works\n---\n* *Built* bridges\n\n**Painter**\nHarbour Works`
  expect(textOf(pasted)).toBe('Work\n\n\nWelder\nIron Works\n\n• Built bridges\n\nPainter\nHarbour Works')
  expect(textOf('**Note** of one line\n---\n* Item')).toBe('**Note** of one line\n---\n* Item')
})

it('trims lines in one pass, however many blanks stand within them', () => {
  const seconds = processorSeconds(() => {
    expect(textOf(`x${' '.repeat(90_000)}x  \nAnna \u00a0`).endsWith('x\nAnna')).toBe(true)
    expect(textOf(`a${'\u0344'.repeat(30_000)}${'\u0316'.repeat(60_000)}`).length).toBeLessThan(100)
  })
  expect(seconds).toBeLessThan(3)
})

it('has whole characters alone, also where it is cut', () => {
  expect(textOf('Anna \ud800Lee')).toBe('Anna \ufffdLee')
  const long = 'x'.repeat(99_999)
  expect(textOf(`${long}😀`)).toBe(long)
})
