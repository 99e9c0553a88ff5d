import { expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { readPage } from './read-page.ts'

it('reads headings that are set out to the left, each above its text, with the text', () => {
  const sections = [
    ['Experience', ['2019 – 2021', 'Welder, Iron Works', 'Built the bridges of the county and of two more.']],
    ['Education', ['2012 – 2016', 'Harbour College, Department of Bridges']],
    ['Courses', ['Welding of thin plates', 'Cranes and how they are moved']],
    ['Skills', ['Riveting', 'Welding', 'Painting']],
    ['Languages', ['English', 'Polish']],
  ] as const
  const rows = sections.flatMap(([name, lines]) => [
    { text: name, x: 40, gap: 28, fonts: ['bold', 'bold'] as [string, string] },
    ...lines.map((text, at) => ({
      text,
      x: 140,
      gap: at === 0 ? 24 : 14,
      fonts: ['plain', 'plain'] as [string, string],
    })),
  ])
  const pieces = rows.map(({ text, x, fonts }, at) => {
    const y = rows.slice(0, at + 1).reduce((sum, { gap }) => sum + gap, 100)
    return piece(text, x, y, { fonts })
  })
  expect(readPage(pieces).lines.filter((line) => line !== '')).toEqual(pieces.map(({ text }) => text))
})

it('reads each of many headings in a margin before its text, as a page and its next ones have them', () => {
  const names =
    'Contact|Profile|Experience|Education|Skills|Languages|Certifications|Awards|Publications|Projects|Courses|Interests|Teaching|Memberships|Patents|Volunteering|Conferences|References|Hobbies'
  const pieces = names.split('|').flatMap((name, at) => {
    const y = 100 + 40 * at
    /** Headings of the text itself, as lists of publications have them. */
    const above = name === 'Publications' ? 'Working Papers' : 'What stands beside the heading of this section'
    const beside = [above, 'and goes on below it for one more line'].map((text, line) =>
      piece(text, 160, y + 14 * line),
    )
    return [piece(name, 40, y, { fonts: ['bold', 'bold'] }), ...beside]
  })
  const lines = readPage(pieces).lines.filter((line) => line !== '')
  const below = (name: string) => lines[lines.indexOf(name) + 1]
  expect([below('Experience'), below('Publications'), below('Hobbies')]).toEqual([
    expect.stringContaining('What stands beside'),
    expect.stringContaining('Working Papers'),
    expect.stringContaining('What stands beside'),
  ])
})
