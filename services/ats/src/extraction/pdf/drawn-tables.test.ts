import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { isRule, withDrawnTables } from './drawn-tables.ts'
import { readMarks } from './page-marks.ts'
import type { Box } from './painted-areas.ts'
import type { Piece } from './pieces.ts'

/** Edges of three columns and three rows, in points. */
const [columns, rows] = [
  [50, 150, 300, 400],
  [100, 130, 160, 190],
]
/** Borders of cells, drawn one by one. */
const borders: Box[] = rows.flatMap((y, row) =>
  columns.flatMap((x, column): Box[] => {
    const [right, bottom] = [columns[column + 1], rows[row + 1]]
    const across: Box[] = right === undefined ? [] : [[x, y, right, y + 0.5]]
    return bottom === undefined ? across : [...across, [x, y, x + 0.5, bottom]]
  }),
)
const piece = (text: string, column: number, row: number, line = 0): Piece => {
  const x = (columns[column] ?? 0) + 5
  const y = (rows[row] ?? 0) + 10 + 11 * line
  const width = 5 * text.length
  const plain = { isBullet: false, mark: 0, isSpaced: false }
  return { text, x, right: x + width, y, size: 10, fonts: ['a', 'a'], firstWord: width, ...plain }
}
const heads = ['Course', 'College', 'Year'].map((text, column) => piece(text, column, 0))
const table = [
  ...heads,
  ...[piece('B.Tech', 0, 1), piece('(Civil)', 0, 1, 1), piece('Harbour College', 1, 1), piece('2015', 2, 1)],
  ...[piece('12th', 0, 2), piece('Mill School', 1, 2), piece('2011', 2, 2)],
]
const textsOf = (pieces: Piece[], drawn = borders) => withDrawnTables(pieces, drawn).map(({ text }) => text)

describe('a table whose borders are drawn and whose columns have heads', () => {
  it('has a line for each row, with its cells apart', () => {
    const above = { ...piece('Education', 0, 0), y: 80 }
    expect(textsOf([above, ...table])).toEqual([
      'Education',
      'Course   College   Year',
      'B.Tech (Civil)   Harbour College   2015',
      '12th   Mill School   2011',
    ])
  })

  it('has several rows between two borders where all of its cells have lines', () => {
    const joined = borders.filter(([, top, , bottom]) => !(top === 160 && bottom < 161))
    expect(textsOf(table, joined)).toEqual([
      'Course   College   Year',
      'B.Tech (Civil)   Harbour College   2015',
      '12th   Mill School   2011',
    ])
  })

  it.each([
    ['without borders', table, []],
    [
      'without heads, which says nothing of studies or work',
      table.slice(3).filter(({ text }) => !/^\d/.test(text)),
      borders,
    ],
    [
      'with a cell of running text',
      [...table, { ...piece('Built bridges. '.repeat(30), 1, 2, 1), right: 290 }],
      borders,
    ],
    ['of borders that do not cross', table, borders.filter(([left, , right]) => right - left > 1)],
  ])('is read as before %s', (_name, pieces, drawn) => {
    expect(textsOf(pieces, drawn)).toEqual(pieces.map(({ text }) => text))
  })
})

it('rows without heads are those of a table where they say who did what, and when', () => {
  const held = ['Sandhill Ltd', 'Welder', '2019 – 2021', 'Iron Works', 'Fitter', '2015 – 2017']
  const pieces = held.map((text, at) => piece(text, at % 3, 1 + Math.floor(at / 3)))
  expect(textsOf(pieces)).toEqual(['Sandhill Ltd   Welder   2019 – 2021', 'Iron Works   Fitter   2015 – 2017'])
})

it('heads on several lines are one row, also where a narrow column breaks their words', () => {
  const broken = ['Qualificatio', 'Name of', 'Year of'].map((text, column) => piece(text, column, 0))
  const rest = ['n', 'School', 'Passing'].map((text, column) => piece(text, column, 0, 1))
  expect(textsOf([...broken, ...rest, ...table.slice(3)])[0]).toBe('Qualificatio n   Name of School   Year of Passing')
})

it('a border is thin and no dot', () => {
  expect([isRule([0, 0, 100, 0.5]), isRule([0, 0, 0.5, 100])]).toEqual([true, true])
  expect([isRule([0, 0, 100, 20]), isRule([0, 0, 2, 2])]).toEqual([false, false])
})

describe('what is drawn on a page', () => {
  const rectangle = ([left = 0, top = 0, right = 0, bottom = 0]: number[]) => [
    new Float32Array([0, left, top, 1, right, top, 1, right, bottom, 1, left, bottom, 4]),
  ]
  const rulesOf = (...drawn: [paint: number, box: number[]][]) => {
    const operators = {
      fnArray: drawn.map(() => OPS.constructPath),
      argsArray: drawn.map(([paint, box]) => [paint, rectangle(box), box]),
    }
    const facts = { scale: 0.001, isIcons: false, isDrawn: false }
    return readMarks(operators, () => facts, [1, 0, 0, 1, 0, 0], { width: 600, height: 800 }).rules
  }

  it('has lines where thin shapes are filled or drawn, and on the four sides of a box that is drawn round', () => {
    expect(rulesOf([OPS.fill, [50, 100, 150, 100.5]], [OPS.stroke, [50, 100, 50.5, 190]])).toHaveLength(2)
    expect(rulesOf([OPS.stroke, [50, 100, 150, 130]])).toEqual([
      ...[
        [50, 100, 150, 100],
        [50, 130, 150, 130],
      ],
      ...[
        [50, 100, 50, 130],
        [150, 100, 150, 130],
      ],
    ])
  })

  it('has none where areas are filled', () => {
    expect(rulesOf([OPS.fill, [50, 100, 150, 130]])).toEqual([])
  })
})
