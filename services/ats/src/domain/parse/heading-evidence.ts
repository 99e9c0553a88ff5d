import { findDates } from '../annotate/find-dates.ts'
import { kindOfNouns } from '../annotate/heading-words.ts'
import { headingKind } from '../annotate/headings.ts'
import { lineKind } from '../annotate/line-kinds.ts'
import type { SectionKind } from '../annotate/section-kinds.ts'
import { headingsAmong } from '../annotate/unlisted-headings.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'

/** Minimum number of known headings that show how a resume writes them, and how many of all have to be written so. */
const shown = { headings: 3, share: 0.8 }
/** What speaks for a heading and against it, and the sum from which a line is one. */
const weights = { noun: 3, capitals: 2, blankAbove: 1, isShort: 1, title: -2, employer: -3, least: 6 }
/** Maximum number of words of a heading, and of a short one. */
const most = { words: 6, short: 4 }

/** Whether a line is in capitals, three of them in a row at least. */
export const inCapitals = (line: string) => /\p{Lu}{3}/u.test(line) && line === line.toUpperCase()

/** Whether a resume writes its headings in capitals, as far as they are known. @param kinds of the sections that the lines begin */
export function hasCapitalHeadings(lines: string[], kinds: (SectionKind | undefined)[]): boolean {
  const known = lines.filter((_line, at) => kinds[at] !== undefined)
  const capitals = known.filter((line) => inCapitals(line.trim())).length
  return capitals >= shown.headings && capitals >= shown.share * known.length
}

/** Kinds of sections that a part of a role is called like, too: "Projects:", "Tools:". */
export const kindsOfParts: ReadonlySet<SectionKind | undefined> = new Set<SectionKind | undefined>([
  'projects',
  'skills',
  'awards',
  'other',
  'certifications',
])

/**
 * What a resume calls parts of its roles: lines that read like headings and end with a colon, where most headings have none.
 * "Projekte:" below a role is no section then.
 * @param kinds of the sections that the lines begin
 */
export function labelsWithColon(lines: string[], kinds: (SectionKind | undefined)[]): Set<string> {
  const known = lines.filter((_line, at) => kinds[at] !== undefined).map((line) => line.trim())
  const labels = known.filter((line) => line.endsWith(':'))
  if (labels.length === 0 || known.length - labels.length < shown.headings || labels.length >= known.length / 2)
    return new Set()
  return new Set(labels.filter((line) => kindsOfParts.has(headingKind(line))))
}

/**
 * The kind of section that a line begins which is no known heading, by evidence: a word of headings, written like the other
 * headings, apart from what is above, short, and no title or employer. "PROJETS PERSO", "PARTICIPATION IN EVENTS".
 * @param above the line above it
 */
export function headingByEvidence(line: string, above: string): SectionKind | undefined {
  if (line.length > 48 || !inCapitals(line) || /[\d,;|@•·:]|\s{3}/u.test(line)) return undefined
  const words = foldText(line).split(' ')
  if (words.length < 2 || words.length > most.words) return undefined
  const kind = kindOfNouns(words)
  if (!kind || kind === 'header') return undefined
  const sum =
    weights.noun +
    weights.capitals +
    (above === '' ? weights.blankAbove : 0) +
    (words.length <= most.short ? weights.isShort : 0) +
    (titleScore(line) > 0 ? weights.title : 0) +
    (employerScore(line) > 0 ? weights.employer : 0)
  return sum >= weights.least ? kind : undefined
}

/** Largest part of all lines that stands below two blank lines where these show headings: below most lines, they only space them. */
const mostApart = 0.34
/** From how many known headings below two blank lines, and which part of all known ones, a label of a part of a role is none without them. */
const sure = { headings: 4, share: 0.6 }

/** What two blank lines say of the headings of a resume. */
export interface HeadingsApart {
  /** Indexes of lines that are headings though they are on no list. */
  unlisted: Set<number>
  /** Whether a line is no heading though it is on a list, since the others stand below two blank lines: a part of a role, or "Basic experience". */
  isLabel(at: number, within: SectionKind): boolean
}

/**
 * What two blank lines show: a resume has them above its headings, as enough of the known ones say, and the others below two blank
 * lines then are headings that are on no list. So does the text of a file whose headings are set alike.
 * @param rows all lines
 * @param kinds of the sections that they begin
 */
export function headingsSetApart(rows: string[], kinds: (SectionKind | undefined)[]): HeadingsApart {
  const none = { unlisted: new Set<number>(), isLabel: () => false }
  const isBlank = (at: number) => at >= 0 && rows[at]?.trim() === ''
  const apart = [...rows.keys()].filter((at) => !isBlank(at) && isBlank(at - 1) && isBlank(at - 2))
  const lines = rows.filter((row) => row.trim() !== '').length
  if (apart.length > mostApart * lines) return none
  const are = headingsAmong(apart.map((at) => rows[at]?.trim() ?? ''))
  const isKnown = (at: number) => kinds[at] !== undefined
  const first = apart.find(isKnown) ?? rows.length
  const unlisted = new Set(apart.filter((at, place) => at > first && are[place] && !isKnown(at)))
  const [known, all] = [apart.filter(isKnown).length, [...rows.keys()].filter(isKnown).length]
  const isSure = are.includes(true) && known >= sure.headings && known >= sure.share * all
  const areApart = new Set(apart)
  const hasWork = apart.some((at) => kinds[at] === 'experience')
  const isLabel = (at: number, within: SectionKind) => {
    if (!isSure || areApart.has(at)) return false
    const kind = kinds[at]
    /** At the top of a page no lines are blank above a heading, and one is below it. */
    if (kind === 'volunteer' && isBlank(at + 1) && !isBlank(at - 1)) return false
    return (
      (kind === 'experience' && hasWork) ||
      (within === 'experience' && (kind === 'volunteer' || kindsOfParts.has(kind)))
    )
  }
  return { unlisted, isLabel }
}

/** Length of a heading that is on no list, in characters, and how many lines around it are looked at. */
const unlisted = { least: 4, most: 40, above: 200, below: 12 }
/** Lines right below such a heading on which no date may stand. */
const dateless = 3

/**
 * Whether a line is the heading of another section, though nothing it says is on a list, in a resume whose headings are in capitals: so
 * is it; it stands apart behind the work of a role, no line of the section is like it, and no dates follow as below a name.
 * @param above lines of the open section
 * @param rows all lines, of which the line is the one at `at`
 */
export function isUnlistedHeading(line: string, above: string[], rows: string[], at: number): boolean {
  if (line.length < unlisted.least || line.length > unlisted.most || !inCapitals(line) || above.at(-1) !== '')
    return false
  if (/[^\p{L}\s&/'’-]|\s{3}/u.test(line) || foldText(line).split(' ').length > most.short) return false
  if (titleScore(line) > 0 || employerScore(line) > 0 || isKnownTown(line)) return false
  const last = above.slice(-unlisted.above)
  const work = lineKind(last.findLast((text) => text !== '') ?? '')
  if ((work !== 'bullet' && work !== 'prose') || last.some(inCapitals)) return false
  const below = rows.slice(at + 1, at + 1 + unlisted.below).filter((text) => text.trim() !== '')
  if (below.length === 0 || headingKind(below[0]?.trim() ?? '')) return false
  return !below.slice(0, dateless).some((text) => findDates(text).length > 0)
}
