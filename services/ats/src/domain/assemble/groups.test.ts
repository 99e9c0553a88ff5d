import { expect, it } from 'vitest'
import type { Item } from '../decode/features.ts'
import type { Base } from '../decode/labels.ts'
import { linesOfCells } from '../text/cells.ts'
import { separators } from '../text/separators.ts'
import { groupsOf, nameIn } from './groups.ts'

/** The title of a role of which each cell has a label. */
function titleOf(lines: string[], bases: Base[]): string {
  const items = linesOfCells(lines).flatMap((line, at) =>
    line.cells.map((cell) => ({ cell, line, at, separator: separators.indexOf(cell.separator) }) as Item),
  )
  const labels = bases.map((base, at) => ({ base, begins: at === 0 }))
  const [group] = groupsOf({ items, labels, confidences: bases.map(() => 96) })
  return group ? nameIn(group, 'TITLE', 'TITLE_MORE') : ''
}

it('a field before the stroke of a title is a part of it, and what names no field is none', () => {
  const bases: Base[] = ['EMPLOYER', 'OTHER', 'TITLE']
  expect(titleOf(['Iron Works', 'Web / Desktop Developer'], bases)).toBe('Web / Desktop Developer')
  expect(titleOf(['Iron Works', 'Kestwick / Mobile Developer'], bases)).toBe('Mobile Developer')
  expect(titleOf(['Iron Works', 'Front End | Mobile Developer'], bases)).toBe('Mobile Developer')
})
