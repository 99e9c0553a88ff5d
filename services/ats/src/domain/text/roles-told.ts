import { findDateRange } from '../annotate/dates.ts'
import { bulletMark, isLabel } from '../annotate/line-kinds.ts'
import { readTold } from './told-sentence.ts'

/** Fewest lines of a section that tell of roles, and fewest of its lines with spans that do; all of them where it is a single line. */
const fewest = { lines: 2, share: 0.5 }
/** Longest line whose span counts, in characters. */
const longest = 220

/**
 * Lines of a section whose roles are told in sentences as headers: "1. Worked as a welder in Red Mill from 2019 to 2021" is what a form says of
 * it. Others as they are, such as those of a role that tells of another one.
 */
export function withRolesTold(given: string[]): string[] {
  const lines = withSentencesWhole(given)
  const told = lines.map(headerTold)
  const dated = told.filter((header) => header?.isDated).length
  const spans = lines.filter(hasSpan).length
  const areTold =
    dated >= fewest.lines ? dated >= fewest.share * spans : dated === spans && (dated > 0 || told.some(isWhole))
  return areTold ? withHeaders(lines, told) : given
}

/** The same for a section in which no role was read, whether what it tells of has dates or not. */
export function withAnyRoleTold(given: string[]): string[] {
  const lines = withSentencesWhole(given)
  return withHeaders(lines, lines.map(headerTold))
}

const isUnpaid = /\bvolunteer/i

/** The jobs that a section tells of in sentences, without its other lines. */
export const onlyRolesTold = (lines: string[]): string[] =>
  withSentencesWhole(lines).flatMap((line) => {
    const told = readTold(line)
    return told && told.title !== '' && told.employer !== '' && !isUnpaid.test(told.title)
      ? (headerTold(line)?.lines ?? [])
      : []
  })

/** Most lines that a sentence goes on for below its first, and the length of a line from which it may, in characters. */
const wrapped = { lines: 3, characters: 20 }

/** Lines with each sentence that tells of a role on one, where a page has it on several. */
function withSentencesWhole(lines: string[]): string[] {
  const whole: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const count = linesOfSentence(lines, at)
    whole.push(
      lines
        .slice(at, at + count)
        .map((line, index) => (index === 0 ? line : line.trim()))
        .join(' '),
    )
    at += count - 1
  }
  return whole
}

/** How many lines a sentence takes that begins with a line: as many as it needs to tell of a role, or of its time. */
function linesOfSentence(lines: string[], at: number): number {
  let text = lines[at] ?? ''
  const alone = mayGoOn(text) ? readTold(text) : undefined
  for (let count = 1; count <= wrapped.lines; count++) {
    const above = lines[at + count - 1] ?? ''
    const next = (lines[at + count] ?? '').trim()
    if (!mayGoOn(above) || next === '' || bulletMark.test(next) || isLabel(next)) return 1
    text = `${text} ${next}`
    const told = readTold(text)
    if (told?.employer && (!alone || (alone.dates === '' && told.dates !== ''))) return count + 1
  }
  return 1
}

const mayGoOn = (line: string) => line.length >= wrapped.characters

const hasSpan = (line: string) => line.length <= longest && findDateRange(line) !== undefined

interface Header {
  lines: string[]
  isDated: boolean
  /** It has an employer and a title. */
  isWhole: boolean
}

const isWhole = (header: Header | undefined) => header?.isWhole === true

const withHeaders = (lines: string[], headers: (Header | undefined)[]) =>
  lines.flatMap((line, at) => headers[at]?.lines ?? [line])

function headerTold(line: string): Header | undefined {
  const told = readTold(line)
  if (!told) return undefined
  const { title, employer, dates } = told
  const isDated = dates !== ''
  if (title === '') return { lines: ['', isDated ? `${employer}   ${dates}` : employer], isDated, isWhole: false }
  /** The employer stands above. */
  if (employer === '') return { lines: [`${title}   ${dates}`], isDated, isWhole: false }
  return {
    lines: ['', `Employer: ${employer}`, `Position: ${title}`, ...(isDated ? [`Period: ${dates}`] : [])],
    isDated,
    isWhole: true,
  }
}
