import { findDates } from '../annotate/find-dates.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { titleScore } from '../vocabulary/role-words.ts'

/** Fewest such lines of a section, longest line in characters, and score from which words read like a title. */
const fewest = 2
const longest = 70
const sureTitle = 3

/** A title in which not all letters are capitals, and behind it words in capitals: "Shift Welder IRON WORKS". */
const titleBeforeCapitals = /^(\p{Lu}[^,;:|()\n]*?\p{Ll}) (\p{Lu}[\p{Lu}\d&.'’-]*\p{Lu}(?: [\p{Lu}\d&.'’-]{2,}){0,3})$/u
/** Fewest capitals of a name: "IT", "QA" and "SAP" say what somebody does. */
const fewestCapitals = 4

/** Lines whose titles stand before employers in capitals with nothing between, with a gap there, if several lines of a section are so. */
export function withCapitalsApart(lines: string[]): string[] {
  const split = lines.map(apart)
  return split.filter((line) => line !== undefined).length < fewest ? lines : lines.map((line, at) => split[at] ?? line)
}

function apart(line: string): string | undefined {
  if (line.length > longest) return undefined
  const [, title = '', name = ''] = titleBeforeCapitals.exec(line) ?? []
  const isName = name.replace(/\P{Lu}/gu, '').length >= fewestCapitals && findSkills(name, true).length === 0
  return isName && titleScore(title) >= sureTitle && findDates(line).length === 0 ? `${title}   ${name}` : undefined
}
