import { foldText } from '../vocabulary/fold-text.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { namesSpokenLanguage } from '../vocabulary/spoken-languages.ts'
import { findDates } from './find-dates.ts'
import { kindOfNouns } from './heading-words.ts'
import { headingKind } from './headings.ts'
import { levelOf } from './levels.ts'
import { bulletMark } from './line-kinds.ts'
import type { SectionKind } from './section-kinds.ts'

/**
 * How many known headings show how a resume sets its headings; which part they are of all lines that are set so and could be headings; and
 * for each of them, how many lines may be set so that could not.
 */
const shown = { headings: 3, share: 0.35, others: 0.5 }
/** Length of a heading that is on no list, in characters, and its number of words. */
const most = { characters: 70, words: 9 }
/** Score from which a line reads like an employer by its form. */
const employer = 3

/**
 * Whether lines that are set alike are headings: enough of them are known ones. The others that could be headings then are some that are on
 * no list.
 * @param lines all lines that are set so
 */
export function areHeadings(lines: string[]): boolean {
  const known = lines.filter((line) => headingKind(line) !== undefined).length
  const possible = lines.filter(couldBeHeading).length
  const others = lines.filter((line) => !couldBeHeading(line) && findDates(line).length === 0).length
  return known >= shown.headings && known >= shown.share * possible && others <= shown.others * known
}

/** Whether a line could be a heading by what it says: a known one, or a few words that are no name, date, or address. */
export function couldBeHeading(line: string): boolean {
  if (headingKind(line) !== undefined) return true
  const text = line.trim()
  if (text.length < 3 || text.length > most.characters || !/^\p{Lu}/u.test(text) || bulletMark.test(text)) return false
  if (/\d|[@|•·;]|\s{3}|[.!?]$/u.test(text.replace(/\betc\.:?$/, '')) || foldText(text).split(' ').length > most.words)
    return false
  return !namesSomething(text)
}

/** Whether a line reads like a title, an employer, a degree, a school, or a language. */
function namesSomething(text: string): boolean {
  if (kindOfNouns(foldText(text).split(' ')) !== undefined) return false
  return (
    titleScore(text) > 0 ||
    employerScore(text) >= employer ||
    levelOf(text) !== 'none' ||
    namesSchool(text) ||
    namesSpokenLanguage(foldText(text))
  )
}

/** What the section is about that a line begins which is set like a heading: what one of its words says, or something else. */
export function kindOfUnlisted(line: string): SectionKind {
  return headingKind(line) ?? kindOfNouns(foldText(line).split(' ')) ?? 'other'
}
