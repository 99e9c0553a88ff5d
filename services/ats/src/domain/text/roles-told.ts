import { findDateRange } from '../annotate/dates.ts'
import { readTold } from './told-sentence.ts'

/** Fewest lines of a section that tell of roles, and fewest of its lines with spans that do; all of them where it is a single line. */
const fewest = { lines: 2, share: 0.5 }
/** Longest line whose span counts, in characters. */
const longest = 220

/**
 * Lines of a section whose roles are told in sentences as headers: "1. Worked as a welder in Red Mill from 2019 to 2021" is what a form says of
 * it. Others as they are, such as those of a role that tells of another one.
 */
export function withRolesTold(lines: string[]): string[] {
  const told = lines.map(headerTold)
  const dated = told.filter((header) => header?.isDated).length
  const spans = lines.filter(hasSpan).length
  const areTold = dated >= fewest.lines ? dated >= fewest.share * spans : dated > 0 && dated === spans
  return areTold ? withHeaders(lines, told) : lines
}

/** The same for a section in which no role was read, whether what it tells of has dates or not. */
export const withAnyRoleTold = (lines: string[]): string[] => withHeaders(lines, lines.map(headerTold))

const isUnpaid = /\bvolunteer/i

/** The jobs that a section tells of in sentences, without its other lines. */
export const onlyRolesTold = (lines: string[]): string[] =>
  lines.flatMap((line) => {
    const told = readTold(line)
    return told && told.title !== '' && !isUnpaid.test(told.title) ? (headerTold(line)?.lines ?? []) : []
  })

const hasSpan = (line: string) => line.length <= longest && findDateRange(line) !== undefined

interface Header {
  lines: string[]
  isDated: boolean
}

const withHeaders = (lines: string[], headers: (Header | undefined)[]) =>
  lines.flatMap((line, at) => headers[at]?.lines ?? [line])

function headerTold(line: string): Header | undefined {
  const told = readTold(line)
  if (!told) return undefined
  const { title, employer, dates } = told
  const isDated = dates !== ''
  if (title === '') return { lines: ['', isDated ? `${employer}   ${dates}` : employer], isDated }
  return {
    lines: ['', `Employer: ${employer}`, `Position: ${title}`, ...(isDated ? [`Period: ${dates}`] : [])],
    isDated,
  }
}
