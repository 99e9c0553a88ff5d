import { headingKind } from '../../domain/annotate/headings.ts'
import { isLabel } from '../../domain/annotate/line-kinds.ts'
import { isPlace } from '../../domain/annotate/places.ts'
import { titleScore } from '../../domain/vocabulary/role-words.ts'
import { isKnownTown } from '../../domain/vocabulary/towns.ts'
import type { Glyph } from './marks.ts'

/** Size of a font, in points, above which a line may be what the person is called, first and last name in two fonts. */
const largest = 14
/** Maximum length of a line that names something, in characters. */
const longest = 110
/** Signs and small words with which no name ends. */
const unfinished =
  /[^\p{L}\p{N})’']$|(?<!\p{L})(?:of|in|at|and|the|for|de|du|des|la|le|et|y|und|für|der|di|e|en|van|von|para|con|com|pour|avec|chez|mit|bei|with|per|presso|som|på|med|voor|met|dla|na|w)$/iu
/** Most words of a title in small letters, and its score. */
const [wordsOfTitle, sureTitle] = [10, 2]
/** Minimum share of longer words with a capital. */
const share = 0.8

/**
 * Where a second name begins on a line that has two in two fonts, such as an employer in bold and a title in italics, with
 * nothing but a blank between them.
 * @param words the characters of each word
 * @param texts the same as text
 * @param size of the font, in points
 * @returns the index of its first word; 0 for none
 */
export function secondCellAt(words: Glyph[][], texts: string[], size: number): number {
  if (words.length < 2 || size > largest) return 0
  const fonts = words.map(fontOf)
  const behind = titleBehindPlace(fonts, texts)
  if (behind > 0) return behind
  const at = fonts.findIndex((font) => font !== fonts[0])
  if (at < 1 || fonts[at] === undefined) return 0
  const end = fonts.findIndex((font, index) => index > at && font !== fonts[at])
  const [left, right] = [texts.slice(0, at), texts.slice(at, end < 0 ? undefined : end)]
  const [first, second] = [left.join(' '), right.join(' ')]
  if (texts.join(' ').length > longest || unfinished.test(first) || !/^\p{Lu}\p{L}/u.test(second)) return 0
  if (end >= 0 && isWord.test(texts[end] ?? '')) return 0
  const isTitle = end < 0 && left.length <= wordsOfTitle && titleScore(first) >= sureTitle
  if (!(names(left) || isTitle) || !names(right)) return 0
  /** Of two words, the second may as well belong to the first. */
  if (words.length === 2 && titleScore(first) < 1) return 0
  return headingKind(first) || isLabel(first) ? 0 : at
}

/**
 * Where a title begins in a third font, behind an employer and its place: "**Iron Works**, Leeds, England *Welder*". What stands between begins
 * with a comma or in brackets, as no text does in which a word is stressed.
 */
function titleBehindPlace(fonts: (string | undefined)[], texts: string[]): number {
  const place = fonts.findIndex((font) => font !== undefined && font !== fonts[0])
  const title = fonts.findIndex((font, index) => index > place && font !== fonts[place])
  if (place < 1 || title < 0 || fonts[title] === fonts[0] || texts.join(' ').length > longest) return 0
  const [employer, between, behind] = [texts.slice(0, place), texts.slice(place, title), texts.slice(title)]
  if (!isInOneFont(fonts.slice(title)) || !(texts[place - 1]?.endsWith(',') || /^[,(]/u.test(between[0] ?? '')))
    return 0
  const seat = between.join(' ').split(', ').at(-1) ?? ''
  const isPlaced = isPlace(seat) || isKnownTown(seat)
  const isTitle = isPlaced && [employer, behind].every(([first = '']) => /^\p{Lu}/u.test(first))
  return isTitle && titleScore(behind.join(' ')) > 0 ? title : 0
}

const isInOneFont = (fonts: (string | undefined)[]) => fonts.every((font) => font === undefined || font === fonts[0])

const isWord = /\p{L}/u

/** The font of a word's letters; undefined for what is none, and where they are of several. */
function fontOf(word: Glyph[]): string | undefined {
  const letters = word.filter(({ text }) => isWord.test(text))
  const font = letters[0]?.font
  return letters.every((letter) => letter.font === font) ? font : undefined
}

/** Whether most of the longer words begin with a capital. */
function names(words: string[]): boolean {
  const long = words.filter((word) => /\p{L}{4}/u.test(word))
  return long.length > 0 && long.filter((word) => /^\P{L}*\p{Lu}/u.test(word)).length >= share * long.length
}
