import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import type { Piece } from './pieces.ts'
import { readPage } from './read-page.ts'

/** Lines one below another from a point. */
function column(x: number, top: number, texts: string[]): Piece[] {
  return texts.map((text, index) => piece(text, x, top + index * 14))
}

const read = (pieces: Piece[]) => readPage(pieces).lines.filter((line) => line !== '')

describe('reading order', () => {
  const sidebar = column(40, 120, ['Skills', 'Welding', 'Forklift', 'First aid', 'Packing', 'Rigging'])
  const main = column(220, 120, ['Experience', 'Welder', 'Iron Works', '2020 - 2022', 'Built bridges', 'Led a crew'])

  it('reads dates beside items right below a heading with the items, which are headers themselves', () => {
    const item = (text: string, y: number) => piece(text, 52, y, { isBullet: true, mark: 40 })
    const dated = (years: string, y: number) => piece(years, 400, y)
    const schools = [item('Aldmoor College', 120), dated('2015 – 2018', 120), piece('Diploma', 52, 134)]
    const later = [item('Elm Grove School', 160), dated('2011 – 2015', 160), piece('Leaving certificate', 52, 174)]
    expect(read([piece('Education', 40, 100, { size: 14 }), ...schools, ...later])).toEqual([
      'Education',
      '• Aldmoor College   2015 – 2018',
      'Diploma',
      '• Elm Grove School   2011 – 2015',
      'Leaving certificate',
    ])
  })

  it.each([
    ['a title and an employer', 'Senior Project Manager of Bridges', 'Iron Works GmbH'],
    ['an address of mail', 'Harbour Lane 29, 48163 Aldmoor on the Elm', 'anna@example.org'],
    ['a number', 'Harbour Lane 29, 48163 Aldmoor on the Elm', '+999 24 78 92 29'],
    ['a label and its word', 'Native speaker of the language: English', 'German: Good'],
  ])('keeps %s apart, although the line above has no room left', (_name, above, below) => {
    expect(read(column(40, 100, [above, below]))).toEqual([above, below])
  })

  it('reads a column whose lists stand further right than the labels above them', () => {
    const item = (text: string, y: number) => piece(text, 430, y, { isBullet: true, mark: 418 })
    const lists = [0, 1, 2].flatMap((nth) => [
      piece(['Steel', 'Tools', 'Cranes'][nth] ?? '', 400, 126 + nth * 62),
      ...['Riveting', 'Saws', 'Lifting of beams'].map((text, row) => item(text, 141 + nth * 62 + row * 15)),
    ])
    const right = [piece('Skills', 400, 100, { size: 14 }), ...lists]
    const roles = [0, 1, 2, 3].flatMap((nth) => [
      piece(`Welder of the kind ${nth + 1}`, 40, 124 + nth * 40),
      piece(`Iron Works – 201${nth} – 201${nth + 1}`, 40, 137 + nth * 40),
    ])
    const left = [piece('Experience', 40, 100, { size: 14 }), ...roles]
    expect(read([...left, ...right])).toEqual([
      ...left.map(({ text }) => text),
      ...right.map(({ text, isBullet }) => (isBullet ? `• ${text}` : text)),
    ])
  })

  it('reads a sidebar apart from dates with work beside them and employers in larger type above', () => {
    const role = (employer: string, years: string, y: number) => [
      piece(employer, 204, y, { size: 14 }),
      piece('Welder of bridges', 290, y + 18),
      piece(years, 204, y + 36),
      ...['Built', 'Set and mended', 'Cut', 'Led a crew for', 'Painted'].map((verb, row) =>
        piece(`${verb} ${row + 2} girders for ${employer}`, 320, y + 36 + row * 13),
      ),
    ]
    const main = [
      piece('Anna Lee', 200, 60, { size: 24 }),
      piece('Experience', 200, 112, { size: 16 }),
      ...role('Iron Works', '2018 - 2021', 136),
      ...role('Red Mill', '2015 - 2018', 256),
      ...role('Elm Dock', '2011 - 2015', 376),
    ]
    const words = ['Skills', 'Welding', 'Rigging', 'Packing', 'Languages', 'English', 'Polish', 'Painting']
    const side = words.map((text, nth) =>
      piece(text, 90 - 3 * text.length, 128 + nth * 43, { right: 90 + 3 * text.length }),
    )
    const texts = read([...main, ...side])
    expect(texts.filter((text) => words.includes(text))).toEqual(words)
    expect(texts).toContain('2015 - 2018   Built 2 girders for Red Mill')
  })

  it('reads a header over both columns first, then column by column', () => {
    const header = piece('Anna Lee, welder with ten years of bridges behind her and more to come', 40, 60)
    const { lines, columns } = readPage([...main, header, ...sidebar])
    const texts = lines.filter((line) => line !== '')
    expect(texts).toEqual([header.text, ...sidebar.map(({ text }) => text), ...main.map(({ text }) => text)])
    expect(columns).toBe(2)
  })

  it('reads the column with the name first, on whichever side it stands', () => {
    const named = [piece('Anna Lee', 220, 95, { size: 24 }), ...main]
    expect(read([...sidebar, ...named])[0]).toBe('Anna Lee')
    const below = [piece('Anna Lee', 220, 140, { size: 24 }), ...column(220, 170, ['One', 'Two', 'Three', 'Four'])]
    expect(read([...sidebar, ...below])[0]).toBe('Anna Lee')
  })

  it('keeps dates at the right margin on the lines that they belong to', () => {
    const lines = [1, 2, 3, 4, 5, 6].flatMap((n) => [
      piece(`Employer number ${n}`, 40, n * 40),
      piece('May 2019 - June 2020', 400, n * 40),
      piece(`Did things of kind ${n}`, 40, n * 40 + 14),
    ])
    const { lines: texts, columns } = readPage(lines)
    expect(texts[0]).toBe('Employer number 1   May 2019 - June 2020')
    expect(texts[1]).toBe('Did things of kind 1')
    expect(columns).toBe(1)
  })

  it('reads headings in a margin, set lower, over two lines or spaced, and not what stands above them', () => {
    const texts = read([
      piece('Welder', 40, 60),
      piece('Leeds', 400, 60),
      piece('PROFESSIONAL', 40, 108),
      piece('EXPERIENCE', 40, 121),
      ...column(200, 100, [
        'Welder',
        'Iron Works, where bridges are built for towns and counties',
        '2020 - 2022',
        'More',
      ]),
      piece('EDUCATION', 40, 188),
      ...column(200, 180, ['Trade school', 'Diploma', '2019']),
      piece('W O R D S', 40, 268),
      ...column(200, 260, ['French and German, both of them well enough to work in', 'Dutch']),
    ])
    expect(texts.slice(0, 3)).toEqual(['Welder   Leeds', 'PROFESSIONAL EXPERIENCE', 'Welder'])
    expect(texts[texts.indexOf('EDUCATION') + 1]).toBe('Trade school')
    expect(texts).toContain('W O R D S')
    expect(texts[texts.indexOf('W O R D S') + 1]).toMatch(/^French/)
  })

  it('reads dates in the middle of lines along the lines, under headings in the middle of the page', () => {
    const line = (y: number, [title = '', dates = '', employer = '']: string[]) => [
      piece(title, 40, y),
      piece(dates, 220, y),
      piece(employer, 420, y),
    ]
    const texts = read([
      ...line(100, ['Riveter', 'Feb 2011 – Oct 2013', 'Ironworks']),
      piece('Riveted bridges', 52, 114, { isBullet: true, mark: 42 }),
      piece('EDUCATION', 240, 140),
      ...line(160, ['Diploma in Metal', 'Sep 2006 – Jul 2010', 'Trade school']),
      piece('SKILLS', 250, 186),
      piece('Welding and riveting', 205, 206),
    ])
    expect(texts).toContain('Riveter   Feb 2011 – Oct 2013   Ironworks')
    expect(texts).toContain('Diploma in Metal   Sep 2006 – Jul 2010   Trade school')
  })

  it('keeps a date at the right of a line above two cards out of the right card', () => {
    const texts = read([
      piece('Riveter at the Iron Works', 40, 100),
      piece('09.2016 – 12.2017', 330, 100),
      piece('Riveted bridges', 52, 114, { isBullet: true, mark: 42 }),
      piece('Education', 40, 160),
      piece('Skills', 320, 160),
      ...column(40, 178, ['Diploma in Metal', 'Trade school of the town', '2013 – 2016']),
      ...column(320, 178, ['Welding', 'Riveting', 'Rigging']),
    ])
    expect(texts[0]).toBe('Riveter at the Iron Works   09.2016 – 12.2017')
    expect(texts.indexOf('Skills')).toBeGreaterThan(texts.indexOf('Trade school of the town'))
  })

  it('takes the dot of a line of time for no sign of an item', () => {
    const roles = [100, 160, 220].flatMap((y, n) => [
      piece(`0${n + 1}/2011 - 0${n + 2}/2012`, 40, y),
      piece(`Riveter number ${n}`, 200, y, { isBullet: true, mark: 190 }),
      piece('The iron works of the town and of the county', 200, y + 14),
      piece('Riveted bridges of all sizes for all who asked', 212, y + 28, { isBullet: true, mark: 202 }),
    ])
    const texts = read(roles)
    expect(texts[0]).toBe('01/2011 - 02/2012   Riveter number 0')
    expect(texts[2]).toMatch(/^• Riveted/)
  })

  it('reads a heading in a left rail before the section beside it', () => {
    const texts = read([
      piece('Experience', 40, 100),
      ...column(200, 100, ['Welder', 'Iron Works, where bridges are built for towns and counties', '2020 - 2022']),
      piece('Education', 40, 180),
      ...column(200, 180, ['Trade school', 'Diploma', '2019']),
    ])
    expect(texts.slice(0, 2)).toEqual(['Experience', 'Welder'])
    expect(texts.slice(4, 6)).toEqual(['Education', 'Trade school'])
  })

  it('puts a date in a left rail, also one on two lines, before what it dates', () => {
    const texts = read([
      ...column(40, 100, ['Jan 2020 –', 'Mar 2022']),
      ...column(160, 100, ['Welder', 'Iron Works', 'Built four bridges']),
      ...column(40, 180, ['2017', '2019']),
      ...column(160, 180, ['Apprentice', 'Steel Yard', 'Learnt to weld']),
    ])
    expect(texts[0]).toBe('Jan 2020 – Mar 2022   Welder')
    expect(texts[3]).toBe('2017 2019   Apprentice')
  })

  it('reads a table of dates and roles, with the headings between, row by row', () => {
    const texts = read([
      piece('Experience', 40, 100, { size: 15 }),
      piece('2020 - 2022', 40, 130),
      ...column(160, 130, ['Welder, Iron Works', 'Built four bridges over the river']),
      piece('2017 - 2019', 40, 170),
      ...column(160, 170, ['Apprentice, Steel Yard', 'Learnt to weld and to cut steel']),
      piece('Education', 40, 210, { size: 15 }),
      piece('2017', 40, 240),
      ...column(160, 240, ['Diploma', 'Trade school']),
    ])
    expect(texts.filter((text) => /^(?:Exp|Edu|20)/.test(text))).toEqual([
      'Experience',
      '2020 - 2022   Welder, Iron Works',
      '2017 - 2019   Apprentice, Steel Yard',
      'Education',
      '2017   Diploma',
    ])
  })

  it('joins an address that is broken because the column ends', () => {
    const narrow = [piece('anna.lee@example.o', 40, 100), piece('rg', 40, 114), piece('Leeds', 40, 140)]
    const wide = column(160, 100, ['Welder', 'Iron Works', 'Built bridges', 'Led a crew'])
    expect(read([...narrow, ...wide])[0]).toBe('anna.lee@example.org')
  })

  it('moves a date that stands beside a bullet up to the line that it dates', () => {
    const texts = read([
      piece('Iron Works, Welder', 40, 100),
      piece('Built four bridges', 50, 114, { isBullet: true }),
      piece('May 2019 - June 2020', 400, 114),
    ])
    expect(texts).toEqual(['Iron Works, Welder   May 2019 - June 2020', '• Built four bridges'])
  })

  it('reads items with a place and with items of their own below them as headers, each with its place', () => {
    const item = (text: string, x: number, y: number) => piece(text, x + 10, y, { isBullet: true, mark: x })
    const texts = read([
      piece('Experience', 40, 100),
      ...['Iron Works', 'Red Mill'].flatMap((name, nth) => [
        item(name, 40, 120 + nth * 60),
        piece(['Leeds, UK', 'Aldmoor'][nth] ?? '', 480, 120 + nth * 60),
        piece('Welder', 50, 134 + nth * 60),
        piece(`May 201${nth} - June 2015`, 440, 134 + nth * 60),
        item('Built four bridges', 70, 148 + nth * 60),
      ]),
    ])
    expect(texts).toEqual([
      'Experience',
      ...['Iron Works   Leeds, UK', 'Welder   May 2010 - June 2015', '• Built four bridges'],
      ...['Red Mill   Aldmoor', 'Welder   May 2011 - June 2015', '• Built four bridges'],
    ])
  })

  it('joins a line with the next when the first word of that had no room, and not when it had', () => {
    const long = 'Built four bridges over the river in the north of the town for'
    const [first, short] = [piece(long, 40, 100), piece('the council.', 40, 114)]
    expect(read([first, short])).toEqual([`${long} the council.`])
    const stacked = [piece('Iron Works and Sons', 40, 100), piece('Welder', 40, 114), piece(long, 40, 140)]
    expect(read(stacked).slice(0, 2)).toEqual(['Iron Works and Sons', 'Welder'])
  })

  it('ends a header behind its town, though the first word of the next line had no room', () => {
    const header = 'Schweißerin und Vorarbeiterin, Sandhill GmbH, Leipzig'
    const below = 'Brückeninstandhaltung und Stahlbau'
    const full = 'Hat mit vier Leuten zwei Brücken im Jahr gebaut und alle Pläne gezeichnet'
    const lines = [header, below, full].map((text, at) => piece(text, 40, 100 + at * 14))
    expect(readPage(lines).lines.slice(0, 2)).toEqual([header, below])
  })

  it('takes a degree and a school for two lines, though the column is as wide as the first of them', () => {
    const lines = ['Diploma in Shipbuilding', 'Harbour College', '2009 – 2012'].map((text, at) =>
      piece(text, 40, 100 + at * 14),
    )
    expect(readPage(lines).lines).toEqual(['Diploma in Shipbuilding', 'Harbour College', '2009 – 2012'])
  })

  it('joins a word that a hyphen divides at the end of a line', () => {
    const line = 'Led the maintenance of every bridge in the county and its neigh-'
    expect(read([piece(line, 40, 100), piece('bours.', 40, 114)])).toEqual([`${line.slice(0, -1)}bours.`])
  })

  it('reads every piece exactly once, wherever the pieces stand', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 560 }), y: fc.integer({ min: 0, max: 780 }) })
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60 }), (places) => {
        const pieces = places.map(({ x, y }, index) => piece(`w${index}w`, x, y))
        const words = readPage(pieces).lines.join(' ').match(/w\d+w/g) ?? []
        expect(words.sort()).toEqual(pieces.map(({ text }) => text).sort())
      }),
    )
  })
})
