import { describe, expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import type { Piece } from './pieces.ts'
import { readPage } from './read-page.ts'

/** Lines one below another from a point. */
function column(x: number, top: number, texts: string[]): Piece[] {
  return texts.map((text, index) => piece(text, x, top + index * 14))
}

const read = (pieces: Piece[]) => readPage(pieces).lines.filter((line) => line !== '')

describe('columns', () => {
  it('keeps a column whole that begins higher than the one that is read first', () => {
    const roles = [
      'Experience',
      'Welder, Iron Works',
      '2020 - 2022',
      'Painter, Red Mill',
      '2015 - 2019',
      'Cook, Elm Dock',
    ]
    const right = column(220, 40, roles)
    const left = column(40, 70, [
      'I weld bridges',
      'and paint them',
      'Skills',
      'Welding',
      'Painting',
      'Rigging',
      'Loading',
    ])
    const texts = readPage([...left, ...right], 40).lines.filter((line) => line !== '')
    expect(texts).toEqual([...left, ...right].map(({ text }) => text))
  })

  it('keeps the heading of the right column that stands above the left one and below what is as wide as the page', () => {
    const profile = [
      piece('Anna Lee', 40, 40, { size: 20 }),
      ...column(40, 70, ['I weld bridges and paint them in the yards of all of Aldmoor']),
    ]
    const heading = piece('Experience', 216, 110)
    const roles = [
      'Welder, Iron Works',
      '2020 - 2022',
      'Painter, Red Mill',
      '2015 - 2019',
      'Cook, Elm Dock',
      '2012 - 2015',
    ]
    const right = column(222, 131, roles)
    const left = column(40, 124, ['Skills', 'Welding', 'Painting', 'Languages', 'English', 'Spanish', 'French'])
    const texts = read([...profile, heading, ...left, ...right])
    expect(texts).toEqual([...profile, ...left, heading, ...right].map(({ text }) => text))
  })

  it('keeps what begins a little further left than the other lines of its column', () => {
    const left = column(40, 100, [
      'Contact',
      'Aldmoor',
      'Leeds',
      'Skills',
      'Welding',
      'Painting',
      'Rigging',
      'Loading',
      'Packing',
      'Paving',
      'Baking',
      'Mending',
      'Sorting',
    ])
    const right = ['Welder', 'Painter', 'Cook', 'Baker', 'Driver', 'Porter'].flatMap((name, at) => [
      piece(name, at === 0 ? 214 : 220, 128 + 42 * at),
      piece('Built bridges of steel', 237, 142 + 42 * at, { isBullet: true, mark: 237 }),
      piece('Kept the yard in order', 237, 156 + 42 * at, { isBullet: true, mark: 237 }),
    ])
    const school = column(220, 380, ['Education', 'Trade school of Aldmoor', 'Evening classes'])
    const lines = read([...left, piece('Experience', 214, 100), ...right, ...school])
    expect(lines.slice(0, 2)).toEqual(['Contact', 'Aldmoor'])
    expect(lines).toContain('Welder')
  })

  it('are none where labels with a colon stand beside what they ask for', () => {
    const labels = ['Naam', 'Adres', 'Plaats', 'Werkgever', 'Functie', 'Periode', 'Werkzaamheden']
    const answers = ['Anna Lee', 'Molenweg 4', 'Aldmoor', 'Red Mill', 'Lasser', '2019 - 2021', 'Bruggen gelast']
    const left = column(40, 100, ['Personalia', ...labels.map((label) => `${label}:`)])
    const right = column(300, 100, ['Personalia', ...answers])
    expect(read([...left, ...right])).toEqual(
      expect.arrayContaining(['Werkgever:   Red Mill', 'Functie:   Lasser', 'Periode:   2019 - 2021']),
    )
  })

  it('are none where labels with marks stand beside what they ask for, on one line or two', () => {
    const label = (text: string, y: number) => piece(text, 52, y, { isBullet: true, mark: 40 })
    const entry = (y: number) => [
      ...[label('Date (da – a)', y), piece('2019 – 2021', 240, y)],
      ...[
        label('Nome e indirizzo', y + 14),
        piece('del datore di lavoro', 52, y + 28),
        piece('Iron Works', 240, y + 14),
      ],
      ...[label('Tipo di impiego', y + 42), piece('Saldatrice', 240, y + 42)],
    ]
    const lines = read([...entry(40), ...entry(110)])
    expect(lines.filter((line) => line.includes('datore'))).toEqual(
      Array(2).fill('Nome e indirizzo del datore di lavoro   Iron Works'),
    )
    const items = ['Rigging', 'Loading', 'Crane driving'].flatMap((text, at) => [
      ...[label(text, 40 + at * 14), piece(`Iron Works ${at}`, 240, 40 + at * 14)],
    ])
    expect(read(items).some((line) => line.includes('Rigging   Iron'))).toBe(false)
  })

  it('begin below dates at the right margin, where a heading stands above labels and answers', () => {
    const roles = ['Welder', 'Painter', 'Cook'].flatMap((name, nth) => [
      piece(name, 40, 60 + 14 * nth),
      piece(`May 20${nth + 10} - June 20${nth + 11}`, 420, 60 + 14 * nth),
    ])
    const labels = column(52, 124, ['Welding machines:', 'Paints:', 'Kitchens:'])
    const answers = column(190, 124, ['Four kinds of them', 'Oil and water colours', 'Large'])
    const lines = read([...column(40, 30, ['Experience']), ...roles, piece('Skills', 40, 110), ...labels, ...answers])
    expect(lines).toContain('Cook   May 2012 - June 2013')
    expect(lines).toContain('Paints:   Oil and water colours')
  })

  it('are shown by headings at an edge where nothing else keeps to it', () => {
    const left = column(
      40,
      100,
      Array.from({ length: 12 }, (_line, at) => `Built bridge number ${at} of the long road`),
    )
    const headings = ['Education', 'Skills', 'Languages'].map((text, at) => piece(text, 320, 100 + 56 * at))
    const notes = Array.from({ length: 9 }, (_note, at) =>
      piece(`Note ${at}`, 340 + 7 * at, 114 + 56 * Math.floor(at / 3) + 14 * (at % 3)),
    )
    const text = read([...left, ...headings, ...notes]).join(' ')
    expect(text.indexOf('Education')).toBeGreaterThan(text.indexOf('number 11'))
  })

  it('reads the column first in which the name stood that was taken out before', () => {
    const left = column(40, 40, ['Skills', 'Welding', 'Painting', 'Rigging', 'Loading', 'Packing'])
    const right = column(220, 40, [
      'Experience',
      'Welder, Iron Works',
      '2020 - 2022',
      'Painter, Red Mill',
      '2015 - 2019',
    ])
    const firstOf = (nameAt: number) => readPage([...left, ...right], nameAt).lines[0]
    expect([firstOf(40), firstOf(220)]).toEqual(['Skills', 'Experience'])
  })

  it('reads no column first for the sake of a word that is larger, but no name', () => {
    const left = column(40, 46, ['Skills', 'Welding', 'Painting', 'Rigging', 'Loading', 'Packing'])
    const firstOf = (large: string) => {
      const right = column(220, 40, [
        'Welder',
        'Built bridges',
        large,
        'Painter',
        'Led a crew of four',
        'Cook',
        'Made stew',
      ])
      return read([...left, ...right.map((one) => (one.text === large ? { ...one, size: 13 } : one))])[0]
    }
    expect([firstOf('Lebenslauf'), firstOf('Anna Lee')]).toEqual(['Skills', 'Welder'])
  })

  it('reads dates between a sidebar and the text with the text, below a profile over both', () => {
    const words =
      `Skills Welding Rigging Packing Languages English Polish Tools Saws Lathes Cranes Hobbies Chess Rowing Music
      Cooking Reading`.split(/\s+/)
    const side = column(40, 60, words)
    const profile = column(160, 40, [
      'I build bridges of steel for towns and',
      'harbours, and I like to teach others how',
    ])
    const role = (years: [string, string], title: string, y: number) => [
      piece(years[0], 160, y),
      piece(`- ${years[1]}`, 164, y + 14),
      piece(title, 240, y),
      ...[1, 2, 3].map((line) => piece(`Built ${line} bridges of steel`, 240, y + line * 14)),
    ]
    const roles = [
      ...role(['2022-07', 'obecnie'], 'Welder, Iron Works', 96),
      ...role(['2019-02', '2022-06'], 'Painter, Red Mill', 166),
      ...role(['2015-01', '2019-01'], 'Cook, Elm Dock', 236),
    ]
    const texts = read([...side, ...profile, piece('Experience', 160, 76, { size: 13 }), ...roles])
    expect(texts).toContain('2022-07 - obecnie   Welder, Iron Works')
    expect(texts).toContain('2019-02 - 2022-06   Painter, Red Mill')
  })

  it('are seen by the wide strip between them where the right one has no edge of its own', () => {
    const side = (top: number) =>
      column(40, top, ['Contact', 'Leeds', 'Skills', 'Welding', 'Rigging', 'Languages', 'English', 'Polish'])
    const place = (edges: number[], top: number, texts: string[]) =>
      texts.map((line, nth) => piece(line, edges[nth] ?? 0, top + nth * 14))
    const above = [
      'Profile',
      'I weld bridges',
      'and paint them',
      'Projects',
      'Ferry',
      'Kestwick',
      'Steel',
      'Weir',
      'Aldmoor',
      'Tin',
    ]
    const below = ['Experience', 'Welder', 'Iron Works', '2020 - 2022', 'Painter', 'Red Mill', '2015 - 2019', 'Cook']
    const lines = read([
      ...side(70),
      ...place([253, 253, 258, 258, 271, 271, 285, 270, 272, 283], 40, above),
      ...side(252),
      ...place([252, 266, 266, 280, 269, 269, 282, 270], 210, below),
    ])
    expect(lines.slice(lines.indexOf('Experience'), lines.indexOf('Experience') + below.length)).toEqual(below)
  })
})

it('employers and dates in a margin are read with the work beside them, though columns of skills stand below', () => {
  const roles = [
    ['Iron Works', 'Sept 2019 - Present', 'Welder'],
    ['Red Mill', 'Nov 2017 - Sept 2019', 'Rigger'],
    ['Oak Line', 'Jan 2016 - Oct 2017', 'Driver'],
    ['Blue House', 'Jul 2013 - Sept 2015', 'Painter'],
  ]
  const work = roles.flatMap(([employer = '', dates = '', title = ''], at) => [
    ...[piece(employer, 40, 100 + 60 * at, { fonts: ['b', 'b'] }), piece(dates, 40, 114 + 60 * at)],
    ...[piece(title, 220, 100 + 60 * at), piece('Did what the yard asked for all the year', 220, 114 + 60 * at)],
  ])
  const skills = ['Riveting', 'Cranes', 'Trucks', 'Plaster', 'Steel'].flatMap((skill, at) => [
    piece(skill, 40, 380 + 18 * at),
    piece(`${skill} of every kind and size`, 220, 387 + 18 * at),
  ])
  const lines = readPage([...work, ...skills]).lines.filter((line) => line !== '')
  expect(lines[0]).toBe('Iron Works   Sept 2019 - Present   Welder')
  expect(lines).toContain('Blue House   Jul 2013 - Sept 2015   Painter')
})
