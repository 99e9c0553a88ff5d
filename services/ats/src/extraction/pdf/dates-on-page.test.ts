import { describe, expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { findDateRange } from '../../domain/annotate/dates.ts'
import type { Piece } from './pieces.ts'
import { readPage } from './read-page.ts'

const size = 10

const read = (pieces: Piece[]) => readPage(pieces).lines.filter((line) => line !== '')
/** Ends at the right margin. */
const atRight = (text: string, y: number) => piece(text, 560 - text.length * size * 0.5, y)

const roles = ['Welder, Iron Works', 'Painter, Blue House', 'Packer, Red Mill', 'Driver, Oak Line']
const years = [2019, 2016, 2013, 2010]

describe('dates belong to the row that they stand on', () => {
  it.each([-3, -2, 0, 2])('at the right margin, set %d points off the line', (off) => {
    const pieces = roles.flatMap((role, index) => [
      piece(role, 40, 100 + index * 60),
      atRight(`${years[index]} - ${(years[index] ?? 0) + 2}`, 100 + index * 60 + off),
      piece('Told the team of the yard about the work', 40, 114 + index * 60),
      piece('Wrote the plan of the week', 40, 128 + index * 60),
    ])
    const lines = read(pieces)
    for (const [index, role] of roles.entries()) {
      expect(lines.find((line) => line.startsWith(role))).toContain(`${years[index]} - `)
    }
  })

  it('also where no half of a span is a date by itself', () => {
    const spans = ['Sep 22 - Apr 23', 'Aug 21 - Jan 22', 'Oct 17 - May 18', 'IX - XI 2015']
    const pieces = roles.flatMap((role, index) => [
      piece(role, 40, 100 + index * 14),
      atRight(spans[index] ?? '', 100 + index * 14),
    ])
    expect(read(pieces)).toEqual(roles.map((role, index) => `${role}   ${spans[index]}`))
  })
})

describe('dates in a margin below each other', () => {
  it('are one range', () => {
    const pieces = roles.flatMap((role, index) => {
      const y = 100 + index * 80
      return [
        ...[`June ${years[index]}`, 'to', `March ${(years[index] ?? 0) + 2}`].map((text, at) =>
          piece(text, 40, y + at * 14),
        ),
        piece(role, 160, y),
        piece('Told the team of the yard about the work of the week and the plan', 160, y + 14),
        piece('Wrote the plan of the week for the yard and kept the books of it', 160, y + 28),
      ]
    })
    const ranges = read(pieces).flatMap((line) => findDateRange(line) ?? [])
    expect(ranges.map(({ start, end }) => [start?.year, start?.month, end?.year, end?.month])).toEqual(
      years.map((year) => [year, 6, year + 2, 3]),
    )
  })
})

describe('two dates in a margin below each other', () => {
  const rangesOf = (dates: (year: number) => string[]) => {
    const pieces = roles.flatMap((role, index) => {
      const y = 100 + index * 80
      return [
        ...dates(years[index] ?? 0).map((text, at) => piece(text, 40, y + at * 14)),
        piece(role, 160, y),
        piece('Told the team of the yard about the work of the week and the plan', 160, y + 14),
        piece('Wrote the plan of the week for the yard and kept the books of it', 160, y + 28),
      ]
    })
    return read(pieces).flatMap((line) => findDateRange(line) ?? [])
  }

  it('are one range also with the end above the start', () => {
    const ranges = rangesOf((year) => [year === 2019 ? 'Present' : `March ${year + 2}`, `June ${year}`])
    expect(ranges.map(({ start, end, current }) => [start?.year, end?.year, current])).toEqual([
      [2019, undefined, true],
      [2016, 2018, false],
      [2013, 2015, false],
      [2010, 2012, false],
    ])
  })

  it('are one range with a stroke between them', () => {
    const ranges = rangesOf((year) => [`June ${year}`, '|', `March ${year + 2}`])
    expect(ranges.map(({ start, end }) => [start?.month, end?.month])).toEqual(roles.map(() => [6, 3]))
  })
})

describe('dates in a narrow margin, set to the right close to the text', () => {
  /** Each ends 6 points before the text, which is less than a gutter usually has; italics begin further left. */
  const inMargin = (text: string, y: number) => piece(text, 154 - text.length * size * 0.5, y)
  const entry = (index: number, dates: string[]) => {
    const y = 100 + index * 46
    return [
      ...dates.map((text, line) => inMargin(text, y + line * 14)),
      piece(`${roles[index]} of the northern railway and the towns that it has, in the part of`, 160, y),
      piece('the yard where bridges are made', 158.5, y + 14),
      piece('Told the team about the work', 160, y + 28),
    ]
  }

  it('are read before what they date, whole over three lines', () => {
    const lines = read(years.flatMap((year, index) => entry(index, ['March', `${year}–June`, `${year + 1}`])))
    for (const [index, year] of years.entries()) {
      const line = lines.find((text) => text.includes(roles[index] ?? '?')) ?? ''
      const range = findDateRange(line)
      expect([range?.start?.year, range?.start?.month, range?.end?.year, range?.end?.month]).toEqual([
        year,
        3,
        year + 1,
        6,
      ])
      expect(line).toContain('in the part of the yard where bridges are made')
    }
  })

  it('end where the month of the next one begins', () => {
    const pieces = years.flatMap((year, index) =>
      entry(index, index % 2 === 0 ? [`Spring ${year}`] : ['May', `${year}–`, `July ${year + 1}`]),
    )
    const lines = read(pieces)
    expect(lines.filter((line) => line.startsWith('Spring'))).toHaveLength(2)
    expect(lines.filter((line) => /^May 20\d\d– ?July 20\d\d {3}/.test(line))).toHaveLength(2)
  })
})

describe('dates between a sidebar and the text', () => {
  const sidebar = ['Skills', 'Welding', 'Painting', 'Packing', 'Driving', 'Languages', 'Polish', 'English', 'Dutch']
  /** The last role begins earlier than its line; the text of all of them stands as far from the dates as the sidebar does. */
  const page = [
    piece('Anna Example', 40, 40),
    ...sidebar.map((text, index) => piece(text, 40, 66 + index * 31)),
    piece('Experience', 200, 70),
    ...roles.flatMap((role, index) => {
      const y = 100 + index * 60
      const [start = '', end = ''] =
        index === 0 ? ['Mar 2019 -', 'Today'] : [`Mar ${years[index]} -`, `Jun ${(years[index] ?? 0) + 2}`]
      return [
        piece(start, 200, y - 12),
        piece(end, 200, y),
        piece(role, 270, y),
        piece('Told the team of the yard about the work of it', 270, y + 12),
        piece('Wrote the plan of the week for all of the yard', 270, y + 24),
      ]
    }),
  ]

  it('date what stands at their right, and leave the sidebar whole', () => {
    const lines = read(page)
    for (const [index, role] of roles.entries()) {
      const range = findDateRange(lines.find((line) => line.includes(role)) ?? '')
      expect([range?.start?.year, range?.current ? 'now' : range?.end?.year]).toEqual([
        years[index],
        index === 0 ? 'now' : (years[index] ?? 0) + 2,
      ])
    }
    const from = lines.indexOf('Skills')
    expect(lines.slice(from, from + sidebar.length)).toEqual(sidebar)
  })
})

describe('dates beside a sidebar, in a margin of the text', () => {
  it('date the text, whose headings stand over both, and leave the sidebar whole', () => {
    const words = [
      'Contact',
      'Leeds',
      'anna@example.com',
      'Languages',
      'English',
      'German',
      'Polish',
      'Interests',
      'Chess',
    ]
    const sidebar = [...words, 'Rowing', 'Music'].map((text, at) => piece(text, 53, 144 + at * 17))
    const told = ['Built bridges of steel for the towns of the county', 'Led a crew of four', 'Kept the books']
    const main = roles.flatMap((role, at) => {
      const y = 110 + at * 62
      const lines = [role, ...told].map((text, line) => piece(text, 310, y + line * 12))
      return [piece(`Jan ${years[at]} -`, 246, y), piece(`Feb ${(years[at] ?? 0) + 2}`, 246, y + 12), ...lines]
    })
    const studies = ['Education', 'Diploma in Welding', 'Harbour College'].map((text, at) =>
      piece(text, 246, 370 + at * 14),
    )
    const lines = read([piece('Anna Lee', 53, 40), ...sidebar, piece('Work Experience', 246, 93), ...main, ...studies])
    expect(lines).toContain(`Jan ${years[1]} - Feb ${(years[1] ?? 0) + 2}   ${roles[1]}`)
    expect(lines.join(' ')).toContain([...words, 'Rowing', 'Music'].join(' '))
  })
})

describe('a heading in a margin right below a date', () => {
  it('leaves what stands beside the date with the date', () => {
    const row = (y: number, ...cells: string[]) =>
      cells.map((text, at) => piece(text, [40, 150, 300][at] ?? 0, y, { size: 8 }))
    const heading = (text: string, y: number) => piece(text, 40, y, { size: 12, fonts: ['h', 'h'] })
    const table = [
      ...[
        heading('Experience', 40),
        ...row(54, '2019 – 2021', 'Welder', 'Iron Works'),
        ...row(64, '2016 – 2018', 'Painter', 'Red Mill'),
      ],
      ...[heading('Education', 75), ...row(89, '2012 – 2015', 'Diploma in Welding', 'Harbour College')],
    ]
    expect(read(table)).toEqual([
      ...['Experience', '2019 – 2021   Welder   Iron Works', '2016 – 2018   Painter   Red Mill'],
      ...['Education', '2012 – 2015   Diploma in Welding   Harbour College'],
    ])
  })
})
