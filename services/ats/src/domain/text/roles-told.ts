import { findDateRange } from '../annotate/dates.ts'
import { titleScore } from '../vocabulary/role-words.ts'

/** Fewest lines of a section that tell of roles, and fewest of its lines with spans that do. */
const fewest = { lines: 2, share: 0.5 }
/** Longest line that is looked into, in characters. */
const longest = 220

/** A sentence that tells what somebody worked as, and where: its title, and what stands behind the word for "in". */
const sentence =
  /^\s*(?:\d{1,2}[.)]\s*|[•▪◦●*–-]\s+)?(?:(?:currently|presently|now|temporarily|temporary)\s+){0,2}(?:i\s+)?(?:am\s+|was\s+|have\s+)?(?:work(?:ed|ing)|employed|serv(?:ed|ing))\s+as\s+(?:an?\s+|the\s+)?(\p{L}[^,;:|]{2,60}?)\s+(?:in|with|at|for|under)(?:\s*,\s*|\s+)(?=\S)/iu
/**
 * Lines of a section whose roles are told in sentences as headers: "1. Worked as a welder in Red Mill from 2019 to 2021" is "welder at Red Mill from
 * 2019 to 2021". Others as they are, such as those of a role that tells of another one.
 */
export function withRolesTold(lines: string[]): string[] {
  const told = lines.map(headerTold)
  const count = told.filter((header) => header !== undefined).length
  if (count < fewest.lines || count < fewest.share * lines.filter(hasSpan).length) return lines
  return lines.flatMap((line, at) => (told[at] === undefined ? [line] : ['', told[at]]))
}

const hasSpan = (line: string) => line.length <= longest && findDateRange(line) !== undefined

function headerTold(given: string): string | undefined {
  const [told = '', title = ''] = given.length <= longest ? (sentence.exec(given) ?? []) : []
  if (told === '' || titleScore(title) <= 0) return undefined
  const header = `${title} at ${given.slice(told.length)}`
  return findDateRange(header) ? header : undefined
}
