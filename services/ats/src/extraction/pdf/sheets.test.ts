import { describe, expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import type { Piece } from './pieces.ts'
import { readSheets, type Sheet } from './sheets.ts'

const height = 800

const sheet = (...pieces: Piece[]): Sheet => ({ height, pieces, turned: [], hidden: '' })
const column = (x: number, ...lines: string[]) => lines.map((line, at) => piece(line, x, 100 + 14 * at))
const read = (...sheets: Sheet[]) => readSheets(sheets).lines.filter((line) => line !== '')

const work = [
  'Staff Nurse',
  'Elm Grove Care Home',
  'May 2019 – Jun 2021',
  'Cared for 20 residents a day',
  'Led a team of six',
]
const earlier = [
  'Ward Assistant',
  'Northfield Hospital',
  'Jan 2015 – Apr 2019',
  'Fed eight patients a shift',
  'Kept the stock',
]
const skills = ['Skills', 'Triage', 'Wound care', 'Phlebotomy', 'Infusions']
const languages = ['Languages', 'English', 'German', 'Polish', 'Dutch']

describe('pages that are read as one', () => {
  it('reads a column that goes on over the page break whole, before the one beside it', () => {
    const first = sheet(...column(50, 'Experience', ...work), ...column(350, ...skills))
    const second = sheet(...column(50, ...earlier), ...column(350, ...languages))
    expect(read(first, second).join(' ')).toBe(['Experience', ...work, ...earlier, ...skills, ...languages].join(' '))
  })

  it('reads a sidebar of the first page before a column that goes on alone', () => {
    const first = sheet(...column(50, ...skills), ...column(250, 'Experience', ...work))
    const second = sheet(...column(250, ...earlier))
    expect(read(first, second)).toEqual([...skills, 'Experience', ...work, ...earlier])
  })

  it('leaves out page numbers, and what every page repeats in its margin after the first time', () => {
    const head = piece('Anna Lee, Curriculum Vitae', 50, 30)
    const first = sheet(head, ...column(50, ...work), piece('1/2', 290, 780))
    const second = sheet(head, ...column(50, ...earlier), piece('2/2', 290, 780))
    expect(read(first, second)).toEqual(['Anna Lee, Curriculum Vitae', ...work, ...earlier])
  })

  it('keeps a year at the foot of a page, and a number on a single page', () => {
    expect(read(sheet(...column(50, ...work), piece('2014', 290, 780)), sheet(...column(50, ...earlier)))).toContain(
      '2014',
    )
    expect(read(sheet(...column(50, ...work), piece('7', 290, 780)))).toContain('7')
  })
})
