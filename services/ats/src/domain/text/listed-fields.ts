import { namesSubject } from '../annotate/course-evidence.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { namesUnit } from '../vocabulary/unit-words.ts'
import type { Cell } from './cells.ts'
import { joinCells } from './join-cells.ts'

/** Most cells that a list of fields goes on for. */
const furthest = 3
/** Two fields with a word for "and" between them, in several languages, and whose they are. */
const lastTwo =
  /^\p{L}[\p{L}-]* (?:und|and|et|y|e|en|og|och|i|&) \p{L}[\p{L}-]*(?: (?:de|da|della|der|of|an) .{3,60})?$/u

/** Cells of a line, of which a school and the list of the fields in its name are one: "College of Steel, Physics and Chemistry". */
export const joinListedFields = (cells: Cell[], text: string): Cell[] => joinCells(cells, text, endOf)

/** Index of the cell with the last fields of a school's name; of the given one where it lists none. */
function endOf(cells: Cell[], at: number): number {
  const school = cells[at]
  if (!school || school.range || !(namesSchool(school.text) || namesUnit(school.text))) return at
  if (!namesSubject(lastWord(school.text))) return at
  for (let next = at + 1; next <= at + furthest; next++) {
    const cell = cells[next]
    if (!cell || cell.range || cell.separator !== 'comma' || !namesSubject(cell.text)) return at
    if (lastTwo.test(cell.text)) return next
    if (cell.text.includes(' ')) return at
  }
  return at
}

const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1)
