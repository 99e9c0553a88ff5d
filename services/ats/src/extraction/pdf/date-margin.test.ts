import { describe, expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { isDateMargin } from './date-margin.ts'
import type { Piece } from './pieces.ts'
import { readPage } from './read-page.ts'
import { toRows } from './rows.ts'

const size = 10
/** Where a margin ends, and where the text beside it begins. */
const [edge, text] = [170, 185]

const atEdge = (words: string, y: number) => piece(words, edge - words.length * size * 0.5, y)
const beside = (y: number, ...lines: string[]) => lines.map((line, nth) => piece(line, text, y + nth * 14))

/** Headings on both sides, and more labels than dates. */
const page = [
  atEdge('Work experience', 80),
  atEdge('January 2018 – present', 100),
  ...beside(
    100,
    'Lead welder',
    'Iron Works, where bridges are built for towns',
    'Led a crew of nine and trained four of them',
  ),
  atEdge('May 2015 – June 2017', 160),
  ...beside(160, 'Packer', 'Red Mill, which grinds corn for half of the county', 'Packed 400 orders a day'),
  atEdge('2012', 220),
  ...beside(220, 'Courses', 'Certificate of the trade school for welders in Leeds', 'Night school'),
  atEdge('Personal skills', 280),
  atEdge('Mother tongue', 300),
  ...beside(300, 'English'),
  atEdge('Other languages', 320),
  ...beside(320, 'Polish, in which I worked for two years at the coast'),
]
const read = (pieces: Piece[]) => readPage(pieces).lines.filter((line) => line !== '')

describe('a margin that is set flush right', () => {
  it('has each date before the line that it dates, though the text beside has headings, too', () => {
    const lines = read(page)
    expect(lines.slice(0, 2)).toEqual(['Work experience', 'January 2018 – present   Lead welder'])
    expect(lines).toContain('May 2015 – June 2017   Packer')
    expect(lines).toContain('2012   Courses')
  })

  it('may be set in a little in one of its sections', () => {
    const schools = ['1999 – 2002', '1993 – 1999', 'June 1989 – 1993'].flatMap((dates, nth) => [
      { ...atEdge(dates, 300 + nth * 60), right: edge - 6, x: atEdge(dates, 0).x - 6 },
      ...beside(
        300 + nth * 60,
        'Welding',
        `School ${nth} of the county for all who weld at the coast`,
        'Final grade: good',
      ),
    ])
    const dated = page.filter(({ y }) => y < 280)
    expect(read([...dated, ...schools])).toContain('1993 – 1999   Welding')
  })

  it.each([
    [12, true],
    [18, false],
  ])('may have its dates as far above what they date as a line is high: %i points', (up, isOne) => {
    const pieces = page.map((one) => (/\d{4}/.test(one.text) ? { ...one, y: one.y - up } : one))
    const [left, right] = [pieces.filter(({ x }) => x < text), pieces.filter(({ x }) => x >= text)]
    const gutter = { at: text - 5, from: 0, to: pieces.length, left, right }
    expect(isDateMargin(gutter, toRows(left), toRows(right))).toBe(isOne)
  })

  it('may have headings that begin at the edge of the page', () => {
    const dated = page.filter(({ y }) => y >= 100 && y < 280)
    const headings = [piece('Education', 20, 280), piece('Personal skills', 20, 380)]
    const schools = ['1999 – 2002', 'June 1989 – 1993'].flatMap((dates, nth) => [
      atEdge(dates, 300 + nth * 40),
      ...beside(300 + nth * 40, 'Welding', `School ${nth} of the county for all who weld at the coast`),
    ])
    const labels = ['For plates', 'For drawing boards'].flatMap((label, nth) => [
      { ...atEdge(label, 400 + nth * 20), right: edge + 11, x: atEdge(label, 0).x + 11 },
      ...beside(400 + nth * 20, 'Whatever is at hand'),
    ])
    const pieces = [...dated, ...headings, ...schools, ...labels]
    const [left, right] = [pieces.filter(({ x }) => x < text), pieces.filter(({ x }) => x >= text)]
    const gutter = { at: text - 5, from: 0, to: pieces.length, left, right }
    expect(isDateMargin(gutter, toRows(left), toRows(right))).toBe(true)
    expect(read(pieces)).toContain('1999 – 2002   Welding')
  })

  it('has labels of other sections, too, where nearly all of them stand beside a line', () => {
    const projects = ['Bridge', 'Ferry', 'Tower', 'Weir', 'Lock', 'Quay', 'Crane', 'Dock', 'Mole'].flatMap(
      (name, nth) => [
        atEdge(name, 290 + nth * 14),
        ...beside(290 + nth * 14, 'Drew the plans and led the crew that built it for the town'),
      ],
    )
    const dated = page.filter(({ y }) => y < 280)
    expect(read([...dated, ...beside(270, 'Projects'), ...projects])).toContain('May 2015 – June 2017   Packer')
  })

  it('may be so narrow that a span stands on three lines, of which the last are beside nothing', () => {
    const spans = [
      [
        atEdge('October', 100),
        atEdge('2022 -', 114),
        atEdge('Present', 128),
        ...beside(100, 'Iron Works, Leeds', 'Welder'),
      ],
      [
        atEdge('November 2020', 150),
        { ...atEdge('August', 164), isBullet: true, mark: 90 },
        atEdge('2022', 178),
        ...beside(150, 'Red Mill, Leeds', 'Packer'),
      ],
      [atEdge('June 2017 -', 200), atEdge('October 2020', 214), ...beside(200, 'Elm Dock, Leeds', 'Painter')],
    ]
    const lines = read([...beside(80, 'Work experience'), ...spans.flat()])
    expect(lines.map((line) => line.split(',')[0])).toEqual([
      'Work experience',
      'October 2022 - Present   Iron Works',
      'November 2020 - August 2022   Red Mill',
      'June 2017 - October 2020   Elm Dock',
    ])
  })

  it('beside a sidebar may have lost the dashes between dates on two lines each', () => {
    const spans = [
      [['May', '2022', '', 'Today'], 'Iron Works, Leeds'],
      [['Oct.', '2020', '', 'Feb.', '2021'], 'Red Mill, Leeds'],
      [['Mar.', '2017', '', 'Jul.', '2019'], 'Elm Dock, Leeds'],
    ] as const
    const role = ([dates, name]: (typeof spans)[number], nth: number) => [
      ...dates.flatMap((date, line) => (date === '' ? [] : [piece(date, 230, 100 + nth * 90 + line * 12)])),
      ...[
        'Welder',
        name,
        'Welded the bridges of the long road to Aldmoor',
        'Led a crew of nine and trained four of them',
      ].map((text, line) => piece(text, 270, 100 + nth * 90 + line * 14)),
    ]
    const sidebar = Array.from({ length: 16 }, (_line, at) =>
      piece(at === 0 ? 'Skills' : `Skill number ${at}`, 40, 94 + 17 * at),
    )
    const lines = read([piece('Work experience', 230, 80), ...spans.flatMap(role), ...sidebar])
    expect(lines).toContain('May 2022 – Today   Welder')
    expect(lines).toContain('Oct. 2020 – Feb. 2021   Welder')
  })

  it('is a column where it says something of its own', () => {
    const column = ['Skills', 'Welding', 'Packing', 'Rigging', 'Cutting', 'Since 2019'].map((words, nth) =>
      atEdge(words, 100 + nth * 14),
    )
    const main = beside(100, 'Experience', 'Welder', 'Iron Works', '2020 - 2022', 'Built bridges', 'Led a crew')
    expect(read([...main, ...column]).slice(0, 6)).toEqual(column.map(({ text: words }) => words))
  })
})

it('a margin of nothing but dates and headings dates the text beside it, though a line of that is set like a heading', () => {
  const section = (heading: string, y: number, entries: [string, ...string[]][]) => [
    piece(heading, 40, y, { size: 13, isHeading: true }),
    ...entries.flatMap(([dates, ...lines], nth) => [
      piece(dates, 40, y + 24 + nth * 60, { isHeading: false }),
      ...beside(y + 24 + nth * 60, ...lines).map((one, row) => ({ ...one, isHeading: row === 1 && nth === 1 })),
    ]),
  ]
  const lines = read([
    ...section('Professional Experience', 80, [
      ['July 2019 - Present', 'Welder   Iron Works', 'Welds the bridges of the long road', 'to Aldmoor, all of iron'],
      ['January 2016 - May 2019', 'Packer   Red Mill', 'Leadership', 'Packed for the fairs of 2016 - 2018'],
    ]),
    ...section('Education', 240, [
      ['August 2012 - May 2015', 'Diploma in welding   Harbour College', 'Thin plates and thick ones', 'Night school'],
      ['May 2009 - August 2009', 'Graduate in   Aldmoor School', 'Leadership', 'Ten weeks of drill'],
    ]),
  ])
  expect(lines).toContain('July 2019 - Present   Welder   Iron Works')
  expect(lines).toContain('August 2012 - May 2015   Diploma in welding   Harbour College')
})

describe('a margin of employers, dates and towns', () => {
  it('stands before the role beside it, though the text beside is headed by titles that are set like headings', () => {
    const roles = [
      ['Iron Works', 'Jun 2021 – present', 'Leeds', 'Lead welder'],
      ['Red Mill', 'Apr 2018 – May 2021', 'Kestwick', 'Painter'],
      ['Sandhill', 'May 2015 – Mar 2018', 'Aldmoor', 'Rigger'],
    ].flatMap(([employer = '', dates = '', town = '', title = ''], nth) => {
      const y = 100 + nth * 70
      const work = ['Welded the bridges of the county and what else', 'was brought to the yard by road and by water']
      return [
        ...[employer, dates, town].map((line, row) => atEdge(line, y + row * 14)),
        { ...piece(title, text, y), isHeading: true },
        ...work.map((line, row) => piece(line, text, y + 16 + row * 14)),
      ]
    })
    const heading = { ...atEdge('WORK EXPERIENCE', 76), isHeading: true }
    const lines = read([heading, ...roles])
    expect(lines.filter((line) => /Lead welder|Painter|Rigger/.test(line))).toEqual([
      'Iron Works Jun 2021 – present Leeds   Lead welder',
      'Red Mill Apr 2018 – May 2021 Kestwick   Painter',
      'Sandhill May 2015 – Mar 2018 Aldmoor   Rigger',
    ])
  })
})
