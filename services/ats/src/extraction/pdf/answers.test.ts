import { expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { readPage } from './read-page.ts'

const rows = [
  ['Name', 'Anna Lee'],
  ['Date of birth', '2 May 1990'],
  ['Languages known', 'English and German'],
  ['Marital status', 'Single'],
] as const

it('answers whose colons stand in a column of their own stay on the lines of their labels', () => {
  const form = rows.flatMap(([label, answer], at) => [
    piece(label, 40, 100 + 14 * at),
    piece(`: ${answer}`, 200, 100 + 14 * at),
  ])
  expect(readPage(form)).toEqual({ lines: rows.map(([label, answer]) => `${label}   : ${answer}`), columns: 1 })
})

it('so do answers with room behind the colon, also in items', () => {
  const form = rows.flatMap(([label, answer], at) => [
    piece(label, 40, 100 + 14 * at, { isBullet: true }),
    piece(':', 200, 100 + 14 * at),
    piece(answer, 220, 100 + 14 * at),
  ])
  expect(readPage(form).lines).toEqual(rows.map(([label, answer]) => `• ${label}   :   ${answer}`))
})

it('dates stand in a margin without the colons behind them', () => {
  const spans = ['2010 - 2013', '2008 - 2010', '2006 - 2008'].flatMap((span, at) => [
    piece(span, 40, 100 + 40 * at),
    piece(':', 120, 100 + 40 * at),
    piece(['Welder at Red Mill', 'Fitter at Iron Works', 'Tutor at Sandhill'][at] ?? '', 140, 100 + 40 * at),
  ])
  expect(readPage(spans).lines.filter((line) => line !== '')).toEqual([
    '2010 - 2013   Welder at Red Mill',
    '2008 - 2010   Fitter at Iron Works',
    '2006 - 2008   Tutor at Sandhill',
  ])
})

it('numbers of rows are no column', () => {
  const table = ['S. No', '1', '2', '3'].flatMap((number, at) => [
    piece(number, 40, 100 + 20 * at),
    piece(['Examination', 'Secondary', 'Intermediate', 'B.Tech'][at] ?? '', 110, 100 + 20 * at),
  ])
  expect(readPage(table).lines.filter((line) => line !== '')).toEqual([
    'S. No   Examination',
    '1   Secondary',
    '2   Intermediate',
    '3   B.Tech',
  ])
})
