import { withoutBullet } from '../annotate/bullets.ts'
import { findDates } from '../annotate/find-dates.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { countWords } from './words.ts'

/** Fewest skills in a row, the part of its cells that are known ones, most words of each, and most cells of a line that is looked at. */
const row = { cells: 2, known: 0.6, words: 3, most: 30 }
/** What divides the cells of a line. */
const gap = /\s{3,}/u

/**
 * Lines of which none has, beside the names and dates of a role, the skills that were used there: "Welder   2019 – 2021   TIG   MIG" is two.
 * Pages show them as a row of labels, which stands at the height of whatever is beside it.
 */
export function apartFromSkills(lines: string[]): string[] {
  return lines.flatMap((line) => {
    if (!gap.test(line)) return [line]
    const cells = line.split(gap, row.most + 1)
    if (cells.length > row.most) return [line]
    const from = cells.findIndex((_, index) => index > 0 && isRowOfSkills(cells.slice(index)))
    if (from < 0 || !isHeader(cells.slice(0, from))) return [line]
    const skills = cells.slice(from).map(withoutBullet)
    return [cells.slice(0, from).join('   '), `• ${skills.join(', ')}`]
  })
}

/** Whether cells have dates, or are one name that is no skill: a row of skills may begin with one that nobody knows. */
function isHeader(cells: string[]): boolean {
  return (
    cells.some((cell) => findDates(cell).length > 0) ||
    (cells.length === 1 && findSkills(cells[0] ?? '', true).length === 0)
  )
}

function isRowOfSkills(cells: string[]): boolean {
  const names = cells.map(withoutBullet)
  if (names.length < row.cells || !isSkill(names[0] ?? '')) return false
  if (names.some((name) => countWords(name) > row.words || findDates(name).length > 0)) return false
  return names.filter(isSkill).length >= row.known * names.length
}

/** Whether a cell is names of skills and nothing else but their version: "Oracle PL/SQL", "Angular 12". */
function isSkill(name: string): boolean {
  const found = findSkills(name, true)
  const rest = found.reduce((left, { quoted }) => left.replace(quoted, ' '), name)
  return found.length > 0 && /^[\d.\s]*$/.test(rest)
}
