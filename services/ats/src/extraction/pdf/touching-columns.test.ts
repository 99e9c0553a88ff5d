import { expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import type { Piece } from './pieces.ts'
import { readPage } from './read-page.ts'
import { withColumnsApart } from './touching-columns.ts'

/** A page with a narrow column at the left and a wide one that begins at 200. */
const rows = Array.from({ length: 20 }, (_row, at) => at)
const left = rows.map((at) => piece(`Skill ${at}`, 40, 100 + 14 * at))
const right = rows.map((at) => piece(`Line ${at} of the work`, 200, 100 + 14 * at))
const read = (pieces: Piece[]) => readPage(pieces.sort((a, b) => a.y - b.y)).lines.filter((line) => line !== '')
const long = 'Welding of bridges and cranes ok'

it('a line that fills its column to the edge of the next one does not make one of both', () => {
  const touching = piece(long, 40, 100 + 14 * 9)
  expect(touching.right).toBe(200)
  const lines = read([...left.filter((_piece, at) => at !== 9), touching, ...right])
  const skills = left.map(({ text }, at) => (at === 9 ? long : text))
  expect(lines.join(' ')).toBe([...skills, ...right.map(({ text }) => text)].join(' '))
})

it('a piece that goes over the edge with a word at it is of both columns', () => {
  const words = [
    { x: 40, right: 120 },
    { x: 125, right: 198 },
    { x: 200, right: 240 },
  ]
  const both = piece('Welding bridges Line', 40, 226, { right: 240, words })
  const apart = withColumnsApart([...left, ...right.filter((_piece, at) => at !== 9), both])
  expect(apart.filter(({ y }) => y === 226).map(({ text }) => text)).toEqual(['Skill 9', 'Welding bridges', 'Line'])
})

it('lines of a page with one column are left', () => {
  const wide = rows.map((at) => piece('Built bridges of steel for the towns of the county', 40, 400 + 14 * at))
  const pieces = [...right, ...wide.map((whole, at) => ({ ...whole, y: 107 + 14 * at }))]
  expect(withColumnsApart(pieces)).toEqual(pieces)
})
