import { findDates } from '../../domain/annotate/find-dates.ts'
import { lowered, withAccents } from './accents.ts'
import { fontsWithBlanks, gapsBetween, median } from './glyph-gaps.ts'
import { bulletSigns, type Dot, type Glyph } from './marks.ts'
import { ownSigns, signOf } from './own-signs.ts'
import { lowerRaised } from './raised-letters.ts'
import { secondCellAt } from './second-cell.ts'
import { stretchedLetters } from './stretched-words.ts'

/** Where a word begins and ends. */
export interface Word {
  x: number
  right: number
}

/** Text that stands together on a line; y is the baseline and grows downwards. */
export interface Piece {
  text: string
  x: number
  /** Where it ends. */
  right: number
  y: number
  /** Size of the font. */
  size: number
  /** Font of the first word and of the last. */
  fonts: [string, string]
  /** Width of the first word. */
  firstWord: number
  /** Its words as they were set; undefined where that is not known. */
  words?: Word[]
  isBullet: boolean
  /** Where the sign of a bullet begins; 0 for what is none. */
  mark: number
  /** Letters stand apart, as in a spaced heading. */
  isSpaced: boolean
  /** Whether it is set like the headings of its file; undefined where words tell. */
  isHeading?: boolean
  /** Whether it is a row of a table, which no line goes on with. */
  isRow?: boolean
}

/** Gaps in sizes of the font. */
const gaps = {
  /** Between words, when letters stand close. */
  word: 0.13,
  /** The same in a font of which blanks are drawn: what is narrower is kerning. */
  undrawn: 0.22,
  /** Above this, letters of a run stand apart on purpose. */
  tracking: 0.09,
  /** Wider than a blank is: what follows is a piece of its own. */
  piece: 0.62,
  /** The same before another font, where no blank is drawn. */
  otherFont: 0.5,
  /** Furthest from a bullet to its text. */
  bullet: 2.6,
  /** Furthest from a text to a dash with which it goes on. */
  dash: 1.2,
}
/** How far baselines of the characters of a line differ, in sizes of the font. */
const sameLine = 0.1
/** Filled and empty circles after a skill say how well it is known; they are no words. */
const ratingSigns = /^[●○◦•■□★☆](?:\s*[●○◦•■□★☆]){2,}$/u
const dashSigns = /^[-–—*›»→➔➜⇒>~]$/u

/** Joins characters to words and words to pieces, line by line, each line from the left. */
export function toPieces(glyphs: Glyph[], dots: Dot[]): Piece[] {
  const drawsBlanks = fontsWithBlanks(glyphs)
  const lines = linesOf(glyphs).map((line) => cutAtGaps(withoutLeaders(line), drawsBlanks))
  const own = ownSigns(lines)
  /** A bullet on a baseline of its own, as some programs set it, stands before the text beside it. */
  const lone = lines.filter((line) => line.every(({ text }) => bulletSigns.test(text))).flat()
  const raised = lone.map(({ x, y, right, size }) => ({ x, y: y - 0.3 * size, size: Math.min(right - x, 0.4 * size) }))
  return lines.flatMap((line) => withBullets(line, [...dots, ...raised], own))
}

/** Characters by baseline, each line from the left, without a character that is drawn twice to look bold. */
function linesOf(glyphs: Glyph[]): Glyph[][] {
  const lines: { y: number; glyphs: Glyph[] }[] = []
  for (const glyph of lowered(lowerRaised(glyphs)).sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    if (line && glyph.y - line.y <= Math.max(0.8, sameLine * Math.min(glyph.size, 14))) line.glyphs.push(glyph)
    else lines.push({ y: glyph.y, glyphs: [glyph] })
  }
  return lines.map((line) => {
    const sorted = withAccents(line.glyphs.sort((a, b) => a.x - b.x))
    return sorted.filter((glyph, index) => {
      for (let at = index - 1; at >= 0 && at > index - 4; at--) {
        const other = sorted[at]
        if (other && other.text === glyph.text && !glyph.isSpace && Math.abs(other.x - glyph.x) < glyph.size * 0.12) {
          return false
        }
      }
      return true
    })
  })
}

/** Minimum number of dots in a row that lead the eye from a name to its date. */
const fewestLeaders = 5

/** A line without rows of dots or strokes between its parts: "Iron Works ........ 2019". */
function withoutLeaders(line: Glyph[]): Glyph[] {
  const kept: Glyph[] = []
  let leaders: Glyph[] = []
  const close = () => {
    if (leaders.filter(({ isSpace }) => !isSpace).length < fewestLeaders) kept.push(...leaders)
    leaders = []
  }
  for (const glyph of line) {
    const goesOn = leaders.length > 0 && (glyph.isSpace || glyph.text === leaders[0]?.text)
    if (!goesOn) close()
    if (goesOn || /^[._…·]$/u.test(glyph.text)) leaders.push(glyph)
    else kept.push(glyph)
  }
  close()
  return kept
}

/** The pieces of a line: cut where a gap is wider than a blank. */
function cutAtGaps(line: Glyph[], drawsBlanks: Set<string>): Piece[] {
  const visible = line.filter(({ isSpace }) => !isSpace)
  const between = gapsBetween(line)
  const stretched = stretchedLetters(visible, between)
  const pieces: Piece[] = []
  let run: Glyph[] = []
  let cuts: boolean[] = []
  const close = () => {
    const at = Math.max(0, trackingChange(run, cuts))
    if (at > 0) pieces.push(toPiece(run.slice(0, at), cuts.slice(0, at - 1), drawsBlanks))
    if (run.length > 0) pieces.push(toPiece(run.slice(at), cuts.slice(at), drawsBlanks))
    run = []
    cuts = []
  }
  for (const [index, glyph] of visible.entries()) {
    const before = run.at(-1)
    const gap = between[index - 1]
    if (before && gap) {
      const isSign = run.length === 1 && bulletSigns.test(before.text)
      const widest = before.font !== glyph.font && !gap.isBlank ? gaps.otherFont : gaps.piece
      const isWide = gap.width > widest * Math.max(before.size, glyph.size) && !gap.isJustified
      const isOne = stretched.has(index) || continuesSpaced(run, gap.width, glyph)
      if (isSign || (isWide && !isOne)) close()
      else cuts.push(gap.isBlank)
    }
    run.push(glyph)
  }
  close()
  return pieces
}

/** Minimum number of letters by which it is told whether they stand apart. */
const fewestTracked = 4

/**
 * Where letters begin, or cease, to stand apart in another font: a heading of spaced letters beside a date is no part of it.
 * -1 if they do nowhere.
 */
function trackingChange(run: Glyph[], cuts: boolean[]): number {
  return run.findIndex((glyph, at) => {
    const before = run[at - 1]
    if (!before || before.font === glyph.font || cuts[at - 1] !== true) return false
    const sides = [run.slice(0, at), run.slice(at)]
    if (sides.some(({ length }) => length < fewestTracked)) return false
    const [least = 0, most = 0] = sides.map((side) => medianGap(side) / glyph.size).sort((a, b) => a - b)
    return most > gaps.tracking && least < gaps.tracking / 2
  })
}

/** Whether a wide gap is only the one that a run of spaced letters has between its letters or words. */
function continuesSpaced(run: Glyph[], gap: number, next: Glyph): boolean {
  const last = run.at(-1)
  if (run.length < 2 || last?.font !== next.font || Math.abs(last.size - next.size) > 0.5) return false
  const usual = medianGap(run.slice(-12))
  const size = run.at(-1)?.size ?? 10
  return usual > gaps.tracking * size && gap < usual * 2 + 0.8 * size
}

function gapsOf(run: Glyph[]): number[] {
  return run.slice(1).map((glyph, index) => {
    const before = run[index]
    return before ? glyph.x - before.x - before.width : 0
  })
}

const medianGap = (run: Glyph[]) => Math.max(0, median(gapsOf(run)))

/** A run as text: a blank where one is drawn, or where a gap is wider than letters of this run have. */
function toPiece(run: Glyph[], blanks: boolean[], drawsBlanks: Set<string>): Piece {
  const first = run[0] as Glyph
  const last = run.at(-1) as Glyph
  const size = Math.max(...run.map((glyph) => glyph.size))
  const spacing = medianGap(run)
  const fewestLetters = blanks.some(Boolean) ? 4 : 3
  const isSpaced = run.length >= fewestLetters && spacing > gaps.tracking * size && spacedByDesign(run, blanks)
  const threshold = (before: Glyph, glyph: Glyph) => {
    if (isSpaced) return spacing * 1.35 + 0.12 * size
    return (drawsBlanks.has(glyph.font) && before.font === glyph.font ? gaps.undrawn : gaps.word) * size
  }
  const between = gapsOf(run)
  const words: Glyph[][] = [[first]]
  for (const [index, glyph] of run.slice(1).entries()) {
    const widest = isInitial(words.at(-1) ?? [], glyph) ? initialGap * size : threshold(run[index] ?? first, glyph)
    const isGap = (between[index] ?? 0) > widest
    const isBlank = isGap || (!isSpaced && blanks[index] === true)
    if (isBlank) words.push([])
    words.at(-1)?.push(glyph)
  }
  const start = words[0] ?? []
  const end = start.at(-1) ?? first
  return {
    text: textOf(words, size),
    x: first.x,
    right: last.x + last.width,
    y: first.y,
    size,
    fonts: [first.font, last.font],
    firstWord: end.x + end.width - first.x,
    words: words.map((word) => placeOf(word)),
    isBullet: false,
    mark: 0,
    isSpaced,
  }
}

function placeOf(word: Glyph[]): Word {
  const [first, last] = [word[0], word.at(-1)] as [Glyph, Glyph]
  return { x: first.x, right: last.x + last.width }
}

/** The text of words: two names in two fonts, without a sign between them, are two cells. */
function textOf(words: Glyph[][], size: number): string {
  const texts = words.map((word) => word.map(({ text }) => text).join(''))
  const at = secondCellAt(words, texts, size)
  return at > 0 ? `${readable(texts.slice(0, at))}   ${readable(texts.slice(at))}` : readable(texts)
}

/** Furthest from a large first letter to the letters of its word, in sizes of the font. */
const initialGap = 0.3

/** Whether a word so far is one large capital, as headings have it, before letters that are set smaller. */
function isInitial([letter, ...others]: Glyph[], next: Glyph): boolean {
  return others.length === 0 && letter !== undefined && /^\p{Lu}$/u.test(letter.text) && next.size < 0.95 * letter.size
}

/** Letters that all stand apart, not words of one letter: blanks are few, or stand between all letters. */
function spacedByDesign(run: Glyph[], blanks: boolean[]): boolean {
  const wide = gapsOf(run).filter((gap) => gap > gaps.tracking * 0.7 * (run[0]?.size ?? 10)).length
  const drawn = blanks.filter(Boolean).length
  return wide >= blanks.length * 0.8 && (drawn <= blanks.length * 0.4 || drawn >= blanks.length * 0.8)
}

/**
 * Ligatures for which a file names another letter, as exports from word processors and XeTeX do for Calibri and Lato: a
 * capital or a letter of another script between small Latin ones is none.
 */
const lostLigatures: Record<string, string> = {
  ...{ Ɵ: 'ti', Ʃ: 'tt', Ō: 'ft', Ŏ: 'tf', ƞ: 'tt', ধ: 'ti' },
  ...{ '\u099E': 'ti', '\u09A0': 'tí', '\u08BC': 'ti' },
}
const lostLigature = /(?<=[a-zà-ÿ])[ƟƩŌŎƞধ\u099E\u09A0\u08BC]|[ƟƩধ\u099E\u09A0\u08BC](?=[a-zà-ÿ])/gu

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Words in the order in which they are read: those written from the right stand reversed on the page. */
function readable(words: string[]): string {
  const clean = words.map((word) =>
    word
      .replace(/[\uFB00-\uFB06]/g, (sign) => sign.normalize('NFKC'))
      .replace(lostLigature, (sign) => lostLigatures[sign] ?? sign),
  )
  if (!clean.some((word) => rightToLeft.test(word))) return clean.join(' ')
  const read: string[] = []
  let reversed: string[] = []
  for (const word of clean) {
    if (rightToLeft.test(word)) reversed.unshift([...word].reverse().join(''))
    else {
      read.push(...reversed, word)
      reversed = []
    }
  }
  return [...read, ...reversed].join(' ')
}

/** A text of nothing but characters without a width, as Google Docs has it between the sign of an item and the item. */
const withoutWidth = /^[\u200B-\u200D\u2060\uFEFF]+$/u

/**
 * Marks pieces that a bullet stands before, and takes icons out.
 * @param own what stands before items on this page alone, as `ownSigns` finds it
 */
function withBullets(pieces: Piece[], dots: Dot[], own: Set<string>): Piece[] {
  const joined: Piece[] = []
  let bullet: Piece | undefined
  for (const piece of pieces) {
    const isFirst = joined.length === 0
    if (ratingSigns.test(piece.text)) continue
    if (bulletSigns.test(piece.text) || own.has(signOf(piece)) || (isFirst && dashSigns.test(piece.text))) {
      bullet = piece
      continue
    }
    const text = piece.text
      .replace(/^[\uF0A7\uF0B7•]\s*/u, '• ')
      .replace(/[\uE000-\uF8FF]/g, '')
      .replace(withoutWidth, '')
      .trim()
    if (text === '') continue
    const near = bullet && piece.x - bullet.right <= gaps.bullet * piece.size
    const before = joined.at(-1)
    /** "Welder — Iron Works", of which the dash begins another font. */
    const goesOn = before !== undefined && piece.x - before.right <= gaps.dash * piece.size
    const isDashed = !goesOn && /^[-–—]\s+\p{L}/u.test(text) && findDates(text).length === 0
    const dot = dots.find((candidate) => standsBefore(candidate, piece, pieces))
    const isBullet = near || isDashed || text.startsWith('• ') || dot !== undefined
    const mark = near ? (bullet?.x ?? piece.x) : (dot?.x ?? piece.x)
    joined.push({
      ...piece,
      text: isBullet ? text.replace(/^[•–—-]\s+/u, '') : text,
      isBullet,
      mark: isBullet ? mark : 0,
    })
    bullet = undefined
  }
  return joined
}

/** Whether a dot is the bullet of a piece: close before it, at the height of its letters, and with nothing before it. */
function standsBefore(dot: Dot, piece: Piece, line: Piece[]): boolean {
  const gap = piece.x - dot.x - dot.size
  if (gap < 0.1 * piece.size || gap > gaps.bullet * piece.size || dot.size > 0.55 * piece.size) return false
  if (dot.y > piece.y || dot.y < piece.y - 0.8 * piece.size) return false
  return !line.some((other) => other !== piece && other.right <= dot.x && dot.x - other.right < 2 * piece.size)
}
