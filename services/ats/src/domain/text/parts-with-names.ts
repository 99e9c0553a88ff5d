import { employerScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { namesUnit } from '../vocabulary/unit-words.ts'
import type { Cell } from './cells.ts'
import { joinCells } from './join-cells.ts'

/** Most cells from a part of a school to the name of the school: "Department of Bridges, Cranes, and Mills, Harbour College". */
const furthest = 3

/**
 * Cells of a line, of which a part and the school that it belongs to are one: "Department of Bridges, Harbour College". Each of them alone
 * could be taken for the employer, and the other for the title.
 */
export const joinParts = (cells: Cell[], text: string): Cell[] => joinCells(cells, text, endOf)

/** A university, and the town and number that tell it apart from others of the town: "Université Anna Lee – Aldmoor 3". */
const [university, numbered] = [/^Universit/u, /^\p{Lu}[\p{L}-]{2,20} \d{1,2}$/u]

/** Index of the cell that names the school of a part; of the given one where it is no part, or none names its school. */
function endOf(cells: Cell[], at: number): number {
  const part = cells[at]
  const seat = cells[at + 1]
  if (part && seat?.separator === 'dash' && university.test(part.text) && numbered.test(seat.text)) return at + 1
  if (!part || part.range || !namesUnit(part.text)) return at
  for (let next = at + 1; next <= at + furthest; next++) {
    const cell = cells[next]
    if (!cell || cell.range || cell.separator !== 'comma' || isKnownTown(cell.text)) break
    const isUnit = namesUnit(cell.text)
    if (namesSchool(cell.text)) return isUnit ? endOf(cells, next) : next
    if (employerScore(cell.text) > 0 && !isUnit) break
  }
  return at
}

/** Longest line whose last word is joined with the next line, in characters. */
const longestLine = 120

/** Lines of which one ends with a part of a school and a comma, and the next begins with the school, as one: "Department of Bridges," "Harbour College". */
export function joinPartsOfLines(lines: string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const above = joined.at(-1) ?? ''
    if (endsWithPart(above) && namesSchool(line.split(/,|\s{3}/)[0] ?? ''))
      joined[joined.length - 1] = `${above} ${line.trim()}`
    else joined.push(line)
  }
  return joined
}

function endsWithPart(line: string): boolean {
  if (line.length > longestLine || !line.endsWith(',')) return false
  return namesUnit(
    line
      .slice(0, -1)
      .split(/,\s|\s{3,}/)
      .at(-1) ?? '',
  )
}
