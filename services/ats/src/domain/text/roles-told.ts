import { isBullet } from '../annotate/bullets.ts'
import { findDateRange } from '../annotate/dates.ts'
import { isLabel } from '../annotate/line-kinds.ts'
import { isSpanAlone } from '../annotate/whole-dates.ts'
import { legalForm } from '../vocabulary/legal-forms.ts'
import { mayTell, readTold, type ToldRole } from './told-sentence.ts'

/** A role that a sentence tells of, and the lines that the sentence takes: up to the one before `to`. */
export interface ToldEntry extends ToldRole {
  from: number
  to: number
}

/** Fewest lines of a section that tell of roles, and fewest of its lines with spans that do; all of them where it is a single line. */
const fewest = { lines: 2, share: 0.5 }
/** Longest line whose span counts, in characters. */
const longest = 220

/**
 * The roles of a section that are told in sentences: "1. Worked as a welder in Red Mill from 2019 to 2021". None where its other lines have the
 * spans, such as those of a role that tells of another one.
 * @param isAny whether they count whatever the other lines are
 */
export function rolesTold(lines: string[], isAny = false): ToldEntry[] {
  const entries = entriesIn(lines)
  const told = entries.filter(({ employer }) => employer !== '')
  if (isAny || told.length === 0) return told
  const isTaken = (at: number) => told.some(({ from, to }) => at >= from && at < to)
  const dated = told.filter(({ dates }) => dates !== '').length
  const spans = dated + lines.filter((line, at) => !isTaken(at) && hasSpan(line)).length
  const isWhole = ({ title }: ToldEntry) => title !== ''
  const areTold =
    dated >= fewest.lines ? dated >= fewest.share * spans : dated === spans && (dated > 0 || told.some(isWhole))
  if (areTold) return dated >= fewest.lines ? entries.filter(({ employer, dates }) => employer + dates !== '') : told
  return told.filter((entry) => isPresent(entry, lines[entry.from] ?? ''))
}

/** Whether a sentence that is no item of a list tells of a role that somebody has now and of no time: no header of its own tells of that one. */
const isPresent = ({ title, dates, isNow }: ToldEntry, line: string) =>
  isNow && dates === '' && title !== '' && !isBullet(line)

const isUnpaid = /\bvolunteer/i

/** The sentences that tell of jobs, each whole, without the other lines. */
export const sentencesOfJobs = (lines: string[]): string[] =>
  entriesIn(lines)
    .filter(({ title, employer }) => title !== '' && employer !== '' && !isUnpaid.test(title))
    .map(({ from, to }) => whole(lines, from, to))

/**
 * Lines of which those that tell of a title and its time alone are headers below the line of their employer: "Working as Welder from 2019 to 2021" is
 * "Welder" with its span.
 */
export const withTitlesTold = (lines: string[]): string[] =>
  lines.map((line) => {
    const told = isBullet(line) ? undefined : readTold(line)
    return told?.employer === '' ? `${told.title}   ${told.dates}` : line
  })

/** Most lines that a sentence goes on for below its first, the length of the first from which it may, and the longest span above one, in characters. */
const wrapped = { lines: 3, characters: 20, span: 60 }

const whole = (lines: string[], from: number, to: number) =>
  lines
    .slice(from, to)
    .map((line, index) => (index === 0 ? line : line.trim()))
    .join(' ')

function entriesIn(lines: string[]): ToldEntry[] {
  const entries: ToldEntry[] = []
  for (let from = 0; from < lines.length; from++) {
    const to = from + linesOfSentence(lines, from)
    const told = readTold(whole(lines, from, to))
    const above =
      told?.dates === '' && from > (entries.at(-1)?.to ?? 0)
        ? (lines[from - 1] ?? '')
            .slice(0, wrapped.span)
            .replace(/[\s:–-]+$/u, '')
            .trim()
        : ''
    const span = above !== '' && isSpanAlone(above) ? findDateRange(above) : undefined
    if (told && span) {
      entries.push({ ...told, dates: above.slice(span.from, span.to), isNow: span.current, from: from - 1, to })
    } else if (told) entries.push({ ...told, from, to })
    from = to - 1
  }
  return entries
}

/** How many lines a sentence takes that begins with a line: as many as it needs to tell of a role, whole, or of its time. */
function linesOfSentence(lines: string[], at: number): number {
  let text = lines[at] ?? ''
  if (text.length < wrapped.characters) return 1
  let [best, taken] = [readTold(text), 1]
  for (let count = 1; count <= wrapped.lines; count++) {
    const next = (lines[at + count] ?? '').trim()
    if (next === '' || isBullet(next) || isLabel(next) || readTold(next)?.employer) break
    if (count === 1 && !mayTell(whole(lines, at, at + 1 + wrapped.lines))) break
    const above = text
    text = `${above} ${next}`
    const told = readTold(text)
    if (!told?.employer) continue
    const goesOn = () => isOpen.test(above) || /^\p{Ll}/u.test(next)
    if (!(isDatedNow(told, best) || isFirmNow(told, best) || (goesOn() && isMore(told, best)))) continue
    best = told
    taken = count + 1
  }
  return taken
}

/** What more must come behind: "Worked as a welder at". */
const isOpen = /(?:(?<!\p{L})(?:at|in|with|for|of|and|as|an?|the|from|to)|[,&(])\s*$/iu

const isDatedNow = (told: ToldRole, before: ToldRole | undefined) =>
  before === undefined || (before.employer !== '' && before.dates === '' && told.dates !== '')

/** Whether the name of a firm ends with its legal form on the line below: "in Red Mill" and "Trading Pvt. Ltd." */
const isFirmNow = ({ employer }: ToldRole, before: ToldRole | undefined) =>
  before !== undefined &&
  before.employer !== '' &&
  employer.startsWith(before.employer) &&
  isFirm(employer) &&
  !isFirm(before.employer)

const isFirm = (name: string) => legalForm.test(name) || /\s(?:ltd|limited)\.?$/.test(name)

const filled = ({ title, employer, dates }: ToldRole) => [title, employer, dates].filter((part) => part !== '').length

/** Whether a sentence tells more with the line that it goes on with: another part, or the rest of its title. */
const isMore = (told: ToldRole, before: ToldRole | undefined) =>
  before === undefined || filled(told) > filled(before) || isOpen.test(before.title)

const hasSpan = (line: string) => line.length <= longest && findDateRange(line) !== undefined
