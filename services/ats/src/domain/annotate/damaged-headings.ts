import { splitAtBlanks } from '../text/words.ts'
import { CutHeadings } from './cut-headings.ts'
import { HeadingSpelling } from './heading-spelling.ts'
import { kindByHeading, listedWords } from './known-headings.ts'
import type { SectionKind } from './section-kinds.ts'

/** Minimum length, in characters, of a heading that is known without its blanks. */
const shortestGlued = 12

/** Headings of several words by their letters alone, for files whose blanks are lost: "WORKEXPERIENCE". */
export const kindByLetters = new Map(
  [...kindByHeading].flatMap(([heading, kind]) =>
    heading.includes(' ') && heading.length >= shortestGlued ? [[heading.replaceAll(' ', ''), kind] as const] : [],
  ),
)

/** Minimum length, in letters, of a heading that is known though its letters stand unevenly apart. */
const shortestTorn = 7
/** Headings by their letters alone, for files whose letters stand unevenly apart: "FOR MAT ION". Made for the first of them: few are. */
let kindByTorn: Map<string, SectionKind> | undefined

/** The kind of a heading in capitals whose letters stand unevenly apart, so that parts of words look like words. */
export function torn(line: string, words: string): SectionKind | undefined {
  if (line !== line.toUpperCase() || !/(?:^|\s)\p{Lu}{1,3}(?=\s|$)/u.test(line)) return undefined
  const letters = words.replaceAll(' ', '')
  if (letters.length < shortestTorn) return undefined
  kindByTorn ??= new Map([...kindByHeading].map(([heading, kind]) => [heading.replaceAll(' ', ''), kind]))
  return kindByTorn.get(letters)
}

/** Made for the first line that is not known otherwise. */
let cutHeadings: CutHeadings | undefined

/** The kind of a heading whose first letters are a picture. */
export function cut(line: string, words: string): SectionKind | undefined {
  if (words.length < shortestTorn - 1) return undefined
  cutHeadings ??= new CutHeadings(kindByHeading)
  return cutHeadings.kindOf(line.trim(), words)
}

const spelling = new HeadingSpelling(listedWords)
/** Letters and blanks, beginning with a capital: what a heading is written like in which a letter may be wrong. */
const plainWords = /^\p{Lu}[\p{L} ]{6,}:?$/u

/**
 * A heading in which a letter is wrong, as it is meant: "BERUFSERFAHUNG", "Profesional Experience". Undefined for any other.
 * @param words the same in small letters
 */
export function meantHeading(line: string, words: string): { line: string; words: string } | undefined {
  if (!plainWords.test(line.trim())) return undefined
  const meant = spelling.corrected(words)
  if (meant === undefined) return undefined
  const written = splitAtBlanks(line.trim())
  const asWritten = (word: string, at: number) =>
    /^\p{Lu}/u.test(written[at] ?? '') ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word
  return { line: meant.split(' ').map(asWritten).join(' '), words: meant }
}

/** `e x p e r i e n c e` as one word. */
export function joinLetterSpaced(words: string): string {
  return /^(?:\p{L} ){3,}\p{L}$/u.test(words) ? words.replace(/ /g, '') : words
}

/** A heading whose first letter is larger, so that it stands apart: "E xperience". */
export function withSmallCapitals(words: string): string {
  return words.replace(/^(\p{L}) (?=\p{L}{4})/u, '$1')
}
