import { describe, expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { readPage } from './read-page.ts'

const read = (pieces: ReturnType<typeof piece>[]) => readPage(pieces, 40).lines.filter((line) => line !== '')

/** Lines of a sidebar at a distance that no line of the text has. */
const side = (texts: string[]) => texts.map((line, nth) => piece(line, 40, 47 + nth * 21))
const sideTexts = [
  'Skills',
  ...['Welding', 'Rigging', 'Packing', 'Paving', 'Baking', 'Mending', 'Loading', 'Sawing', 'Turning', 'Planing'],
  'Languages',
  ...['English', 'Polish', 'Dutch', 'German', 'French', 'Welsh', 'Irish', 'Czech', 'Swedish'],
]

const roles = ['Welder', 'Painter', 'Packer', 'Driver', 'Cook']
const linesOf = (role: string, index: number) => [
  role,
  `Iron Works of the harbour ${index}`,
  ...[
    'Built bridges of steel',
    'Kept the books of the yard',
    'Led a crew of four',
    'Wrote the plan of the week',
    'Bought tools',
    'Taught others',
  ],
]

describe('a column at the right of a sidebar', () => {
  it('is told by items that are set in from its edge, though their signs are none that are known', () => {
    const text = roles.flatMap((role, index) =>
      linesOf(role, index).map((line, nth) => piece(line, nth < 2 ? 240 : 256, 54 + (8 * index + nth) * 12)),
    )
    const right = [piece('Experience', 240, 40), ...text]
    expect(read([...side(sideTexts), ...right])).toEqual([...sideTexts, ...right.map((one) => one.text)])
  })

  it('is told by a strip along many lines of both, though it is narrow and lines begin at any place', () => {
    const places = [236, 260, 275, 291, 246, 268, 283]
    const lines = ['Experience', ...roles.flatMap(linesOf), 'Education', ...['Harbour College', '2001 - 2004']]
    const right = lines.map((line, nth) => piece(line, places[nth % places.length] ?? 0, 40 + nth * 12))
    const hobbies = ['Rowing', 'Chess', 'Music', 'Cooking', 'Reading', 'Sailing', 'Running', 'Walking']
    const long = [...sideTexts, 'I like to teach others how to weld', ...hobbies]
    const left = long.map((line, nth) => piece(line, 40, 44 + nth * 18))
    expect(read([...left, ...right]).join(' ')).toContain([...lines].join(' '))
  })
})

describe('a column at the right of a sidebar whose lines nearly fill it', () => {
  const left = [
    ['Contact', 'Kestwick', '12 Harbour Lane', 'Aldmoor'],
    [
      'Education',
      'Diploma in Welding',
      'Harbour College',
      '2003 - 2005',
      'School of Bridges',
      '1999 - 2002',
      'With honours',
    ],
    ['Languages', 'English', 'Polish', 'Dutch', 'Welsh', 'Irish', 'Czech', 'German', 'French and some Danish'],
  ]
  const right = [
    [
      'Experience',
      '2011 - 2019',
      'Welder',
      'Iron Works',
      'Built bridges',
      'Led a crew',
      'Kept the books',
      'Bought tools',
    ],
    ['Skills', 'Welding', 'Rigging', 'Packing', 'Paving', 'Baking', 'Mending', 'Loading', 'Sawing'],
    ['Interests', 'Rowing', 'Chess', 'Music', 'Cooking', 'Reading', 'Sailing'],
  ]
  const places = [163, 196, 214, 231, 185, 248, 205]

  it('is told by headings on both sides, though they and its lines begin at any place', () => {
    const [sidebar, text] = [left.flat(), right.flat()]
    const pieces = [
      ...sidebar.map((line, nth) => piece(line, 40, 40 + nth * 21)),
      ...text.map((line, nth) => piece(line, places[nth % places.length] ?? 0, 47 + nth * 18)),
    ]
    expect(read(pieces)).toEqual([...sidebar, ...text])
  })
})

describe('a column that begins above the one at its left', () => {
  it('is read whole, also where its heading and its first role are set a little further left than the rest', () => {
    const text = roles.flatMap((role, index) =>
      linesOf(role, index).map((line, nth) =>
        piece(line, (index === 0 ? 226 : 245) + (nth > 1 ? 6 : 0), 54 + (9 * index + nth) * 12),
      ),
    )
    const right = [piece('Experience', 222, 40), ...text]
    const left = sideTexts.slice(0, 18).map((line, nth) => piece(line, 40, 176 + nth * 21))
    expect(read([...left, ...right])).toEqual([...sideTexts.slice(0, 18), ...right.map((one) => one.text)])
  })
})

describe('a heading below two columns', () => {
  it('ends both where it stands further left than the left one and only the page has headings', () => {
    const list = (x: number, texts: string[]) => texts.map((line, nth) => piece(line, x, 64 + nth * 12))
    const left = ['Builds bridges of steel and wood', 'Leads crews of four', 'Keeps the books', 'Plans the week']
    const right = ['Teaches others how to weld', 'Writes to the towns', 'Buys the tools', 'Reads old plans', 'Mends']
    const below = [
      ...[piece('Work experience', 40, 150), piece('2019 - 2021', 40, 162), piece('Welder', 40, 174)],
      ...[piece('Iron Works of the harbour', 420, 174), piece('Leeds', 40, 186)],
    ]
    const above = [piece('Skills', 40, 50)]
    expect(read([...above, ...list(70, left), ...list(320, right), ...below])).toEqual([
      ...['Skills', ...left, ...right],
      ...['Work experience', '2019 - 2021', 'Welder   Iron Works of the harbour', 'Leeds'],
    ])
  })
})

describe('a heading at the edge of the left column', () => {
  const summary = [
    'Profile',
    'A joiner who has built roofs',
    'and stairs for eleven years',
    'and taught three trainees',
  ]
  const contact = ['Contact', 'Kestwick', 'Two children']

  it('ends both columns where only dates at the margin of the page stand at the right below it', () => {
    const pieces = [
      ...contact.map((text, nth) => piece(text, 40, 80 + nth * 14)),
      ...summary.map((text, nth) => piece(text, 210, 80 + nth * 14)),
      piece('Skills', 210, 150),
      piece('Roofs and stairs', 210, 164),
      piece('Experience', 40, 200),
      piece('Master joiner', 40, 220),
      piece('March 2017 - Now', 450, 220),
      piece('Aldmoor Timber Yard, Kestwick', 40, 234),
      piece('Planned the roofs of the town and led a crew of nine people', 60, 254),
    ]
    const lines = read(pieces)
    expect(lines).toContain('Master joiner   March 2017 - Now')
    expect(lines.indexOf('Experience')).toBeGreaterThan(lines.indexOf('Roofs and stairs'))
  })

  it('is one of its column where the right one goes on beside it', () => {
    const pieces = [
      ...[...contact, 'Experience', 'Joiner', 'Timber Yard'].map((text, nth) => piece(text, 40, 80 + nth * 14)),
      ...summary.map((text, nth) => piece(text, 210, 80 + nth * 14)),
      piece('Education', 210, 136),
      piece('Harbour College', 210, 150),
      piece('March 2017', 450, 150),
    ]
    const lines = read(pieces)
    expect(lines.indexOf('Timber Yard')).toBeLessThan(lines.indexOf('Profile'))
  })
})

describe('a heading in the middle of the page', () => {
  it('is one of what stands at the left below it, too, and makes no column at the right', () => {
    const wide = 'Told the team of the yard about the work of the week and all of the plans'
    const rows: [string, number, string, number][] = [
      ['English', 74, 'Native', 207],
      ['Dutch', 86, 'Fluent', 207],
      ['Iron Works', 124, 'Sept 2019', 240],
      ['Red Mill', 136, 'May 2017', 240],
    ]
    const lists = rows.flatMap(([left, y, right, x]) => [piece(left, 40, y), piece(right, x, y)])
    const top = [piece('Work Experience', 185, 20), piece(wide, 40, 40)]
    const lines = read([...top, piece('Skills', 207, 60), ...lists, piece('Awards', 207, 108)])
    expect(lines.slice(2)).toEqual([
      ...['Skills', 'English   Native', 'Dutch   Fluent'],
      ...['Awards', 'Iron Works   Sept 2019', 'Red Mill   May 2017'],
    ])
  })
})

describe('a sidebar whose lines are centered', () => {
  const words = [
    'Contact',
    'Leeds',
    'anna@example.com',
    'Skills',
    'Welding',
    'Rigging and hoisting',
    'Languages',
    'English',
  ]
  const others = ['Polish', 'Dutch as well', 'Interests', 'Rowing', 'Chess and music', 'Travels', 'Long walks']
  const sidebar = [...words, ...others].map((line, nth) => piece(line, 490 - line.length * 2.5, 52 + nth * 17))
  const lines = ['Experience', ...roles.slice(0, 3).flatMap(linesOf)]
  const text = lines.map((line, nth) => piece(line, 40, 60 + nth * 12))

  it('is read apart from the text', () => {
    expect(read([piece('Anna Lee', 40, 30, { size: 20 }), ...text, ...sidebar])).toEqual([
      'Anna Lee',
      ...lines,
      ...[...words, ...others],
    ])
  })
})
