import { foldText } from '../vocabulary/fold-text.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { namesSpokenLanguage } from '../vocabulary/spoken-languages.ts'
import { isBullet } from './bullets.ts'
import { findDates } from './find-dates.ts'
import { kindOfNouns } from './heading-words.ts'
import { headingKind } from './headings.ts'
import { labelKind } from './labels.ts'
import { levelOf } from './levels.ts'
import { isLabel } from './line-kinds.ts'
import type { SectionKind } from './section-kinds.ts'

/**
 * How many known headings show how a resume sets its headings; which part they are of all lines that are set so and could be headings; and
 * for each of them, how many lines may be set so that could not.
 */
const shown = { headings: 3, share: 0.35, others: 0.5 }
/** Length of a heading that is on no list, in characters, and its number of words. */
const most = { characters: 70, words: 9 }

/**
 * Which of some lines are headings, that are set alike: if enough of them are known ones, the others are headings that are on no list, as
 * far as they could be. What comes again and again is a label of something: "Responsibilities" below each role.
 * @param lines all lines that are set so
 * @returns for each line whether it is one; nothing but false where too few are known
 */
export function headingsAmong(lines: string[]): boolean[] {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(foldText(line), (counts.get(foldText(line)) ?? 0) + 1)
  const isKnown = (line: string) => headingKind(line) !== undefined
  const could = lines.map((line) => isKnown(line) || (counts.get(foldText(line)) === 1 && couldBeHeading(line)))
  const known = lines.filter(isKnown).length
  const possible = could.filter(Boolean).length
  const others = lines.filter((line, at) => !could[at] && findDates(line).length === 0).length
  const areHeadings = known >= shown.headings && known >= shown.share * possible && others <= shown.others * known
  return areHeadings ? could : lines.map(() => false)
}

/** A line, and how large its letters are. */
export interface SetLine {
  text: string
  size: number
}

/**
 * The headings among lines, by how they are set: what is set like most of the known ones. Of two settings that equally many of them have, it
 * is the larger.
 * @param settingOf tells lines apart that are set differently; undefined for what is not set as a heading at all
 * @param near which of all lines that are set so stand where known ones stand
 */
export function headingsBySetting<T extends SetLine>(
  lines: T[],
  settingOf: (line: T) => string | undefined,
  near: (all: T[], known: T[]) => T[] = (all) => all,
): Set<T> {
  const found = new Map<string, { size: number; known: T[]; all: T[] }>()
  for (const line of lines) {
    const setting = settingOf(line)
    if (setting === undefined) continue
    const alike = found.get(setting) ?? { size: line.size, known: [], all: [] }
    alike.all.push(line)
    if (headingKind(line.text) !== undefined) alike.known.push(line)
    found.set(setting, alike)
  }
  const [best] = [...found.values()].sort((a, b) => b.known.length - a.known.length || b.size - a.size)
  if (!best) return new Set()
  const set = near(best.all, best.known)
  const are = headingsAmong(set.map(({ text }) => text))
  return new Set(set.filter((_, at) => are[at]))
}

/** Whether a line that is no known heading could be one by what it says: a few words that are no name, label, date, or address. */
function couldBeHeading(line: string): boolean {
  const text = line.trim()
  if (isLabel(text) || labelKind(text) !== undefined) return false
  if (text.length < 3 || text.length > most.characters || !/^\p{Lu}/u.test(text) || isBullet(text)) return false
  if (/\d|[@|•·;]|\s{3}|[.!?]$/u.test(text.replace(/\betc\.:?$/, '')) || foldText(text).split(' ').length > most.words)
    return false
  return !namesSomething(text)
}

/** Whether a line reads like a title, an employer, a degree, a school, or a language. */
function namesSomething(text: string): boolean {
  if (kindOfNouns(foldText(text).split(' ')) !== undefined) return false
  return (
    titleScore(text) > 0 ||
    employerScore(text) > 0 ||
    levelOf(text) !== 'none' ||
    namesSchool(text) ||
    namesSpokenLanguage(foldText(text))
  )
}

/** Minimum length, in characters, of a word that says by itself what a section is about which has others in its heading. */
const longWord = 9

/**
 * What the section is about that a line begins which is set like a heading: what one of its words says, or a known heading within it
 * ("Korábbi szakmai tapasztalat"), or something else.
 */
export function kindOfUnlisted(line: string): SectionKind {
  const words = foldText(line).split(' ')
  return headingKind(line) ?? kindOfNouns(words) ?? kindWithin(words) ?? 'other'
}

/** The kind of the longest known heading that some words begin or end with. */
function kindWithin(words: string[]): SectionKind | undefined {
  for (let left = words.length - 1; left > 0; left--) {
    for (const some of [words.slice(-left), words.slice(0, left)]) {
      const heading = some.join(' ')
      const kind = left > 1 || heading.length >= longWord ? headingKind(heading) : undefined
      if (kind !== undefined && kind !== 'header') return kind
    }
  }
  return undefined
}
