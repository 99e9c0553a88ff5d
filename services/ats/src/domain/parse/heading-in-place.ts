import { findDateRange } from '../annotate/dates.ts'
import { headingKind } from '../annotate/headings.ts'
import { kindByHeading } from '../annotate/known-headings.ts'
import type { SectionKind } from '../annotate/section-kinds.ts'
import { kindOfUnlisted } from '../annotate/unlisted-headings.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { headingByEvidence, isUnlistedHeading } from './heading-evidence.ts'
import type { HeadingStyle } from './heading-style.ts'
import { type InlineHeading, inlineHeading, labelsEntry } from './inline-headings.ts'
import { goesOnFromAbove, type LineInPlace } from './line-in-place.ts'
import {
  isAboveDates,
  isBelowEntry,
  isLikeFirstEntry,
  isReferenceOfRole,
  isSchoolAbove,
  isTitleOfEntry,
} from './lines-of-entries.ts'
import { isFirstOfList, isItemAmongOthers, isMarkedHeading } from './marked-headings.ts'
import { labelIn } from './repeated-labels.ts'
import { hasEntries, isEmpty, type Section } from './section.ts'

/** Labels of what somebody learnt for a degree, in seven languages: more degrees may follow. */
const coursework =
  /^(?:(?:relevant|related|selected|main|key) )?(?:coursework|courses|modules)$|^(?:corsi (?:rilevanti|principali|seguiti)|cours (?:pertinents|principaux|suivis)|(?:cursos|asignaturas|disciplinas|materias) (?:relevantes|principales|principais)|relevante (?:kurse|vorlesungen|module|vakken)|wybrane przedmioty)$/

/** A heading of work that is a label of one role's below others, and below times in a section without a heading of its own. */
const ofRole = /^job profiles?$/

const isLabelOfRole = (text: string, { kind, lines }: Section) =>
  ofRole.test(foldText(text)) &&
  (kind === 'experience' || (kind !== 'education' && lines.some((line) => findDateRange(line) !== undefined)))

/** How headings end that name several jobs: "Internships", "Praktika". */
const plural = /(?:s|ka)$/iu

/** Whether a line is no heading whatever it says: the end of what is above it, or a label of what stands in the open section. */
export function isNoHeading(here: LineInPlace, style: HeadingStyle): boolean {
  const { at, line, bare, above, below = '', open } = here
  const { rows, apart, parts, marked, marks, repeated } = style
  return (
    goesOnFromAbove(here, style.areSmall) ||
    (hasEntries(open) && parts.has(bare)) ||
    apart.isLabel(at, open.kind) ||
    (open.kind === 'education' && bare.endsWith(':') && coursework.test(foldText(bare))) ||
    (open.kind === 'experience' && isReferenceOfRole(rows, at)) ||
    isLabelOfRole(bare, open) ||
    ((isItemAmongOthers(line, marks) || isFirstOfList(rows, at)) &&
      !marked.has(at) &&
      !isMarkedHeading(line, above, below)) ||
    (repeated.size > 0 && repeated.has(foldText(bare)))
  )
}

/** Whether a line on no list is set apart as the headings are, and is no name of a school or an employer. */
export function isSetAsHeading({ at, open, isFirst }: LineInPlace, { rows, apart }: HeadingStyle): boolean {
  if (isFirst || !apart.unlisted.has(at) || isAboveDates(rows, at)) return false
  return open.kind !== 'education' || !isSchoolAbove(rows, at, open.lines)
}

/**
 * The kind of section that a line begins where it stands; undefined where it begins none.
 * @param isNone whether it is no heading whatever it says
 */
export function kindInPlace(here: LineInPlace, style: HeadingStyle, isNone: boolean): SectionKind | undefined {
  const { at, bare, open, isFirst } = here
  const listed = isNone ? undefined : listedKind(here, style)
  const known = isSetAsHeading(here, style) ? kindOfUnlisted(bare) : listed
  if (known || isNone || !style.areCapitals) return known
  const mayBeLikely = !isFirst && !isAboveDates(style.rows, at) && !isLikeFirstEntry(style.rows, at, open)
  const likely = mayBeLikely ? headingByEvidence(bare, open.lines.at(-1) ?? '') : undefined
  if (likely) return likely === open.kind ? undefined : likely
  return open.kind === 'experience' && isUnlistedHeading(bare, open.lines, style.rows, at) ? 'other' : undefined
}

/** What writings are called below others, where it may be work elsewhere, in seven languages; on folded text. */
const furtherWorks =
  /^(?:(?:other|further|selected|recent|current) works?|(?:autres|derniers) travaux|otros trabajos|outros trabalhos|altri lavori|(?:weitere|andere) arbeiten|(?:ander|overig) werk|inne prace)$/
/** How an entry of a list of writings begins: with a number, a sign of a list, or a quotation mark. */
const writing = /^(?:\[?\d{1,3}[.)\]]|[•“"«„])/u

/** The kind of a heading that is on a list, unless it is the title of an entry. */
function listedKind(
  { at, bare, above, below = '', open }: LineInPlace,
  { rows, areSmall }: HeadingStyle,
): SectionKind | undefined {
  const isSmall = areSmall && /^\p{Ll}[\p{Ll} &,/]+$/u.test(bare) && above === ''
  const capital = isSmall ? `${bare.charAt(0).toUpperCase()}${bare.slice(1)}` : bare
  if (open.kind === 'publications' && writing.test(below) && furtherWorks.test(foldText(bare))) return open.kind
  const kind = headingKind(capital) ?? headingKind(bare)
  if (kind && !kindByHeading.has(foldText(bare)) && isLikeFirstEntry(rows, at, open)) return undefined
  const mayBeTitle = kind === 'volunteer' || (kind === 'experience' && open.kind === kind && titleScore(bare) > 0)
  const isTitle =
    mayBeTitle && (isBelowEntry(rows, at) || (kind === 'experience' && !plural.test(bare) && isTitleOfEntry(rows, at)))
  return isTitle ? undefined : kind
}

/** What a course led to, in one word: "Certificate: Welding" is the first of the studies. */
const ofOne =
  /^(?:certificat(?:e|ion|o)?|certificado|certificaci[oó]n|certifica[cç][aã]o|certificazione|certificaat|certyfikat|zertifikat|certifikat|sertifikat)$/iu

/** The heading that a line begins with, before the first line of its section; undefined where what it labels is about an entry above. */
export function inlineInPlace(
  { at, bare, open }: LineInPlace,
  { rows, within }: HeadingStyle,
): InlineHeading | undefined {
  if (within.has(labelIn(bare))) return undefined
  const found = inlineHeading(bare, open.kind)
  if (found?.kind === 'certifications' && open.kind === 'education' && isEmpty(open) && ofOne.test(found.heading))
    return
  return found && hasEntries(open) && labelsEntry(found.kind, bare, rows, at, open.kind) ? undefined : found
}
