import { expect, it } from 'vitest'
import { finishExtraction, headingMark } from './extraction.ts'

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
