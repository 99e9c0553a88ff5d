import { isEastAsian } from '../vocabulary/east-asian/script.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { bareHeading, withoutNotes } from './bare-heading.ts'
import { cut, joinLetterSpaced, kindByLetters, meantHeading, torn, withSmallCapitals } from './damaged-headings.ts'
import { eastAsianHeadingKind } from './east-asian-headings.ts'
import { headingNouns, leadingNouns } from './heading-nouns.ts'
import { isHeadingWord, tellsOfOneself, themedKind } from './heading-words.ts'
import { combined } from './joined-headings.ts'
import { inCapitals, kindByHeading, listedWords } from './known-headings.ts'
import { compound, ofField, qualified, withoutLead } from './qualified-headings.ts'
import type { SectionKind } from './section-kinds.ts'

/** Longest heading, in characters. */
const longestHeading = 52

/** A heading over one of several jobs, with its number: "WORK EXPERIENCE 2". */
const numbered = /^(\p{L}[\p{L} ]{5,40}?)[ -]{0,2}\d:?$/u

/** A hyphen where a line of a heading in capitals was broken: "VOLUN-TEERING". */
const brokenWord = /(?<=\p{Lu}{3})-(?=\p{Lu}{2})/gu

/** Figures among capitals that were typed for letters: "EXPER1ENCE". */
const figures = /(?<=\p{Lu}{2})[10](?=\p{Lu}{2})/gu

/** A heading of several words, or in capitals, and what it says of itself in a bracket: "Other experience (clubs, associations)". */
const withNote = /^(?=\S+ \S|[^\p{Ll}(]+\()([^()\d]{4,40}\S) \([^()\d]{4,90}\)$/u
/** Kinds of sections that are headed so; "Languages (spoken)" tells of a part of one. */
const noted: ReadonlySet<SectionKind | undefined> = new Set<SectionKind | undefined>([
  'experience',
  'volunteer',
  'projects',
  'skills',
])

/** Several years behind a heading: "Certificates 2021/2022/2023", "Publications (2015 – 2020)". */
const yearsBehind = /^(\p{L}[\p{L} &'’-]{4,40}?),? \(?(?:19|20)\d\d(?:\s?[-–—/]\s?(?:19|20)\d\d){1,4}\)?:?$/u
/** Kinds of sections of which the heading has years; "Volunteer 2019 – 2021" is a role, and "Certificate 2019 – 2021" a course. */
const ofYears: ReadonlySet<SectionKind | undefined> = new Set<SectionKind>(['certifications', 'publications', 'awards'])
/** What is called so, and not a section of several. */
const single =
  /(?:^|\s)(?:\p{L}*[ck]erti[fv]i[ck]a(?:te?|do|zione|ção|ción|tion)?|zertifikat|award|prize|training|kurs|licen[cs]e)$/iu

/** The kind of section that a line begins; undefined for a line that is no heading. */
export const headingKind = (written: string): SectionKind | undefined => kindOfLine(written).kind

const kindOfLine = memoize((written) => ({ kind: kindAsWritten(written) }))

function kindAsWritten(written: string): SectionKind | undefined {
  const given = withoutNotes(written)
  const [, before = ''] = given.length <= 2 * longestHeading && given.endsWith(')') ? (withNote.exec(given) ?? []) : []
  if (before !== '' && !isEastAsian(before)) {
    const { kind } = readKind(before)
    if (noted.has(kind)) return kind
  }
  if (given.length > longestHeading) return undefined
  const hasFigure = /\d/.test(given)
  const counted = hasFigure ? numbered.exec(given)?.[1] : undefined
  if (counted !== undefined && readKind(counted).kind === 'experience') return 'experience'
  const dated = (hasFigure ? yearsBehind.exec(given)?.[1] : undefined) ?? ''
  const { kind: datedKind } = dated === '' || single.test(dated) ? { kind: undefined } : readKind(dated)
  if (ofYears.has(datedKind)) return datedKind
  if (isEastAsian(given)) return eastAsianHeadingKind(given, headingKind)
  const isEnd = endSigns.includes(given.trimEnd().at(-1) ?? '') && (endOfBracket.test(given) || endOfQuote.test(given))
  return isEnd ? undefined : readKind(given).kind
}

/** What brackets and quotation marks end with. */
const endSigns = [')', ']', '”', '»']

/** The end of what stands in a bracket above: "Kenntnisse)". */
const endOfBracket = /^[^([]*[)\]]\s*$/u

/** The end of what stands in quotation marks above: "Bank Publications”". */
const endOfQuote = /^[^“„«"]*[”»]\s*$/u

function readKind(given: string): { kind: SectionKind | undefined } {
  const line = bareHeading(given).replace(figures, (figure) => (figure === '1' ? 'I' : 'O'))
  const words = foldText(line)
  const whole = line.includes('-') ? kindByHeading.get(foldText(line.replace(brokenWord, ''))) : undefined
  if (whole) return { kind: whole }
  const joined = /[&+/|]/.test(line) ? foldText(line.replace(/[&+/|]/g, ' and ')) : words
  /** Whether a letter stands apart at the beginning. */
  const isSpaced = words.charAt(1) === ' ' || (words.codePointAt(0) ?? 0) > 0xffff
  if (!isSpaced && !words.split(' ').some(isOfHeading) && !tellsOfOneself(words))
    return {
      kind:
        kindByLetters.get(words) ??
        compound(line, words) ??
        misspelled(line, words) ??
        torn(line, words) ??
        cut(line, words),
    }
  return {
    kind:
      kindByHeading.get(words) ??
      inCapitals.get(line.trim().replace(/[:.]$/, '')) ??
      (isSpaced ? kindByHeading.get(joinLetterSpaced(words)) : undefined) ??
      (joined === words ? undefined : kindByHeading.get(joined)) ??
      (isSpaced ? kindByHeading.get(withSmallCapitals(words)) : undefined) ??
      combined(line, joined) ??
      kindByHeading.get(withoutLead(words)) ??
      ofField(line, words) ??
      themedKind(line, words) ??
      qualified(line, words) ??
      compound(line, words) ??
      misspelled(line, words) ??
      torn(line, words) ??
      cut(line, words),
  }
}

/** The kind of a heading in which a letter is wrong. */
function misspelled(line: string, words: string): SectionKind | undefined {
  const meant = meantHeading(line, words)
  return meant && (kindByHeading.get(meant.words) ?? qualified(meant.line, meant.words))
}

/** Whether a word is one of those of which every heading has one, unless it is in somebody's own words. */
const isOfHeading = (word: string) =>
  listedWords.has(word) || isHeadingWord(word) || headingNouns.has(word) || leadingNouns.has(word)
