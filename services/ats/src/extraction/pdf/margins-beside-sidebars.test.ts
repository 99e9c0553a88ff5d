import { describe, expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import type { Piece } from './pieces.ts'
import { readPage } from './read-page.ts'

/** Lines one below another from a point. */
function column(x: number, top: number, texts: string[], size = 10): Piece[] {
  return texts.map((text, index) => piece(text, x, top + index * 14, { size }))
}

const read = (pieces: Piece[]) => readPage(pieces, 40).lines.filter((line) => line !== '')

describe('employers and their dates in a margin', () => {
  const entries = [
    ['Iron Works', 'May 2019 - June 2021', 'Welder', 'Welded bridges of steel and kept the yard'],
    ['Red Mill', 'March 2016 - May 2019', 'Painter', 'Painted the mill and all of its wheels'],
    ['Sandhill', 'June 2014 - March 2016', 'Cook', 'Cooked for eighty people each day'],
    ['Elm Dock', 'May 2011 - June 2014', 'Porter', 'Carried what the ships had brought along'],
  ]
  const work = entries.flatMap(([employer = '', dates = '', title = '', told = ''], at) => [
    piece(employer, 220, 130 + 84 * at, { size: 11 }),
    piece(title, 360, 130 + 84 * at, { size: 11 }),
    piece(dates, 220, 154 + 84 * at, { size: 8 }),
    piece(told, 360, 148 + 84 * at, { size: 8 }),
    piece('and learned much in those years', 360, 160 + 84 * at, { size: 8 }),
  ])
  const sidebar = [
    ...column(40, 100, ['Profile']),
    ...column(40, 130, ['Welds and paints', 'what others build', 'and sail', 'by the sea']),
    ...column(40, 220, ['Education', 'Harbour College', '2009 - 2011', 'Trade school', '2007 - 2009']),
    ...column(40, 330, ['Skills', 'Welding', 'Painting', 'Rigging', 'Loading', 'Packing', 'Sorting', 'Paving']),
  ]

  it('are read with the work beside them, and apart from a sidebar at their left', () => {
    const lines = read([...sidebar, piece('Experience', 220, 100), ...work])
    for (const [employer, dates, title] of entries) expect(lines).toContain(`${employer}   ${dates}   ${title}`)
    expect(lines.indexOf('Skills')).toBeLessThan(lines.indexOf('Experience'))
  })
})

describe('a row of headings', () => {
  it('ends what stands above it, so that a margin there is read along its rows', () => {
    const schools = [
      ['Harbour College', '2017 - 2018', 'Certificate of welding'],
      ['Trade school', '2014 - 2016', 'Diploma of painting'],
      ['Red College', '2012 - 2014', 'Diploma of cooking'],
    ].flatMap(([school = '', dates = '', degree = ''], at) => [
      piece(school, 40, 100 + 42 * at),
      piece(degree, 180, 100 + 42 * at),
      piece(dates, 40, 114 + 42 * at),
      piece('Passed with honours of all kinds', 180, 116 + 42 * at),
    ])
    const below = [
      ...column(40, 260, ['Skills', 'Welding', 'Painting']),
      ...column(180, 260, ['Languages', 'English', 'French']),
      ...column(330, 260, ['Interests', 'Sailing', 'Chess', 'Cooking', 'Reading']),
    ]
    const lines = read([...schools, ...below])
    expect(lines).toContain('Harbour College 2017 - 2018   Certificate of welding')
    expect(lines.indexOf('Red College 2012 - 2014   Diploma of cooking')).toBeLessThan(lines.indexOf('Skills'))
  })
})

describe('a sidebar of running text', () => {
  it('is a column, though each of its lines stands beside one of the text', () => {
    const told = [
      'I build bridges and',
      'consider myself an',
      'orderly and quiet',
      'person of the sea, who',
      'enjoys to work alone',
      'and in a team.',
    ]
    const left = [
      piece('About me', 40, 100, { size: 14 }),
      ...column(40, 114, told),
      piece('Contact', 40, 212, { size: 14 }),
      piece('+44 7700 900123', 40, 226),
    ]
    const right = column(220, 100, [
      ...['Training', 'Harbour College', 'Welding', 'Languages', 'English', 'French', 'Experience'],
      ...['Welder - Iron Works', 'Painter - Red Mill', 'Cook - Sandhill', 'Porter - Elm Dock', 'Baker - Aldmoor'],
      ...['Driver - Kestwick', 'Clerk - Harbour Board', 'Sailor - Red Ship', 'Guard - Old Tower', 'Smith - Iron Yard'],
    ])
    const lines = read([...left, ...right])
    expect(lines.slice(0, 2)).toEqual(['About me', told.join(' ')])
    expect(lines.indexOf('Contact')).toBeLessThan(lines.indexOf('Training'))
  })
})

describe('the first cells of a table', () => {
  const rows: [string, string][] = [
    ['Angaben', ''],
    ['Rufname', 'Anna Lee'],
    ['Wohnhaft seit', '1997 in Kestwick'],
    ['Zugehörigkeit', 'Sandhill'],
    ['Berufserfahrung', ''],
    ['2022', 'Welder – Iron Works'],
    ['Fähigkeiten', ''],
    ['Brücken / Kräne', 'Welding, riveting, and the painting of both'],
    ['Hölzer', 'Sawing and planing'],
    ['Schiffe', 'Loading and packing'],
    ['Mühlen', 'Grinding and sorting'],
  ]
  const table = (lower: number) =>
    rows.flatMap(([first, second], at) => [
      piece(first, 60, 100 + 16 * at, { isHeading: second === '' }),
      ...(second === '' ? [] : [piece(second, 240, 100 + 16 * at + lower)]),
    ])

  it('are each read with their row, where they stand at its very height and nothing beside the headings', () => {
    const lines = read(table(0))
    for (const [first, second] of rows.filter(([, text]) => text !== ''))
      expect(lines).toContain(`${first}   ${second}`)
    expect(lines.filter((line) => line.includes('Berufserfahrung'))).toEqual([
      expect.stringMatching(/Berufserfahrung$/),
    ])
  })

  it('may have a span of time on two of its lines', () => {
    const spans = ['03.2019 –', '05.2021', '2018', '2016 – 2017'].map((text, at) => piece(text, 60, 276 + 16 * at))
    const names = ['Welder', 'Iron Works GmbH', 'Sandhill', 'Red Mill'].map((text, at) =>
      piece(text, 240, 276 + 16 * at),
    )
    const lines = read([...table(0), ...spans, ...names])
    const at = lines.indexOf('03.2019 – 05.2021   Welder')
    expect(lines.slice(at, at + 4)).toEqual([
      '03.2019 – 05.2021   Welder',
      'Iron Works GmbH',
      '2018   Sandhill',
      '2016 – 2017   Red Mill',
    ])
  })

  it('are a column where the other lines are not at their height', () => {
    expect(read(table(3))).not.toContain('Hölzer   Sawing and planing')
  })
})

it('a sidebar at the right of a margin of dates is read whole, apart from what is dated there', () => {
  const work = Array.from({ length: 12 }, (_, at) => [
    piece(`${2014 - at} - ${2015 - at}`, 40, 130 + 70 * at),
    ...column(130, 130 + 70 * at, [`Welder ${at}`, 'Iron Works', 'Welded bridges of steel and kept the yard']),
  ]).flat()
  const sidebar = [
    ...column(400, 200, ['Contact', '+44 20 5550 100', 'Aldmoor', 'Mill Road 3']),
    ...column(400, 480, [
      'Skills',
      'Welding',
      'Painting',
      'Rigging',
      'Loading',
      'Packing',
      'Sorting',
      'Paving',
      'Sailing',
    ]),
  ]
  const lines = read([piece('Experience', 130, 100), ...work, ...sidebar])
  const from = lines.indexOf('Contact')
  expect(lines.slice(from, from + 13)).toEqual(sidebar.map(({ text }) => text))
  expect(lines).toContain('2013 - 2014   Welder 1')
})

it('two months in figures below each other are one span of a margin, whose end is no span of its own', () => {
  const work = [
    ['2018-01 -', '2019-01', 'Welder', 'Iron Works, Aldmoor'],
    ['2015-01 -', '2018-01', 'Painter', 'Red Mill, Aldmoor'],
    ['2013-02 -', '2015-09', 'Cook', 'Sandhill, Aldmoor'],
  ].flatMap(([start = '', end = '', title = '', employer = ''], at) => [
    piece(start, 40, 130 + 84 * at),
    piece(end, 40, 142.5 + 84 * at),
    piece(title, 140, 130 + 84 * at),
    piece(employer, 140, 152 + 84 * at),
    piece('Did the work of the yard each day of the week', 140, 166 + 84 * at),
  ])
  expect(read(work)).toContain('2015-01 - 2018-01   Painter')
})
