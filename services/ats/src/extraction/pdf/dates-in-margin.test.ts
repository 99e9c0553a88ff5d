import { describe, expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { readPage } from './read-page.ts'

const dates = ['2021 – 2023', '2019 – 2020', '2014 – 2017']
const names = ['Diploma in Welding, Harbour College', 'Course of Riveting, Kestwick', 'Aldmoor School']

describe('dates in a margin', () => {
  it('may have the dots of a line of time', () => {
    const { lines } = readPage(
      names.flatMap((name, at) => [
        piece(dates[at] ?? '', 60, 100 + 40 * at, { isBullet: true, mark: 48 }),
        piece(name, 160, 100 + 40 * at),
      ]),
    )
    expect(lines.filter(Boolean)).toEqual(names.map((name, at) => `${dates[at]}   ${name}`))
  })

  it('stand at the middle of two lines in a table of centred cells', () => {
    const { lines } = readPage([
      ...names.flatMap((name, at) => [piece(dates[at] ?? '', 40, 100 + 30 * at), piece(name, 160, 100 + 30 * at)]),
      piece('2012 – 2014', 40, 190),
      piece('College of Bridges, Towers and', 160, 182),
      piece('Iron Works', 160, 198),
    ])
    expect(lines.slice(-2)).toEqual(['2012 – 2014   College of Bridges, Towers and', 'Iron Works'])
  })
})
