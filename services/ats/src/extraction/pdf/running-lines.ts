import { foldText } from '../../domain/vocabulary/fold-text.ts'
import type { Piece } from './pieces.ts'
import { type Row, rowText, toRows } from './rows.ts'

/** Part of a page's height, at its top and its foot, in which its number stands. */
const margin = 0.1
/** The part at the foot in which lines stand that every page repeats; wide margins lift them. */
const foot = 0.16
/** The number of a page, with the word for it and signs around; letters of every script are letters: "1. ФАМИЛИЯ: Ли" is none. */
const pageNumber =
  /^(?:[^\p{L}\p{N}]|第)*(?:(?:\p{L}{1,6}|страница|сторінка)\.?\s)?\d{1,2}(?:\s*(?:\/|\||\p{L}{1,4})\s*\d{1,2})?(?:[^\p{L}\p{N}]|[页頁쪽])*$/iu

/** A foot that ends with the number of its page: "June 2026   Anna Lee   1", "Anna Lee - Page 1 of 2". */
const numberedFoot = /(?:\s{3}|[-–—|·•]\s*|\b\p{L}{1,6}\.? )\d{1,2}(?:\s*(?:\/|\||\p{L}{1,4})\s*\d{1,2})?$/u

/**
 * The pieces of each page without its page number and without what stood at the top of a page before it, or stands at the foot
 * of a page behind it: a name and "page 2" between two halves of a column are no part of it. What is kept once stands before or
 * behind all other text. A foot that counts its pages is dropped on all of them, but kept on the last where it says how to reach
 * somebody.
 */
export function withoutRunningLines(sheets: { height: number; pieces: Piece[] }[]): Piece[][] {
  if (sheets.length < 2) return sheets.map(({ pieces }) => pieces)
  const marginal = sheets.map(({ height, pieces }) => {
    return toRows(pieces).filter(({ y }) => y < margin * height || y > (1 - foot) * height)
  })
  const feet = countedFeet(sheets, marginal)
  const names = namesAbove(sheets[0]?.pieces ?? [])
  const repeated = repeatedRows(sheets, marginal)
  return sheets.map((sheet, index) => {
    const running = (marginal[index] ?? []).filter((row) => {
      const isNumber = row.y < margin * sheet.height || row.y > (1 - margin) * sheet.height
      const isHead = isNumber && (pageNumber.test(rowText(row)) || (index > 0 && isTitleOfPage(rowText(row), names)))
      const isKept = index === sheets.length - 1 && reach.test(rowText(row))
      return isHead || repeated.has(row) || (feet.has(keyOf(row)) && !isKept)
    })
    const dropped = new Set(running.flatMap(({ pieces }) => pieces))
    return sheet.pieces.filter((piece) => !dropped.has(piece))
  })
}

/** An e-mail address or a phone number within a line. */
const reach = /\S@\S|(?:\d[ ().\-/]{0,2}){9}/

/** What resumes are called, and words around the number of a page, in several languages, without accents. */
const titleWords = new Set(
  `cv curriculum vitae resume lebenslauf curriculo zyciorys page pagina seite strona sida side of von de di van z av sur continued
   fortsetzung suite`.split(/\s+/),
)
/** How many of the first words of a file may be those of the name of its person. */
const mostOfName = 6

/** Part of the size of a first name that the other one has at least; a headline below them is smaller. */
const sizeOfNames = 0.9

/** The words that a file begins with: of the largest text at its top. */
function namesAbove(pieces: Piece[]): Set<string> {
  const largest = [...pieces].sort((a, b) => b.size - a.size || a.y - b.y).slice(0, 2)
  const top = largest.filter(({ size }) => size >= sizeOfNames * (largest[0]?.size ?? 0))
  return new Set(top.flatMap(({ text }) => wordsOf(text)).slice(0, mostOfName))
}

const wordsOf = (text: string) => foldText(text).split(' ').filter(Boolean)

/** Whether a line at the edge of a later page says nothing but whose page of what it is: "Anna Lee – Curriculum vitae – 2". */
function isTitleOfPage(text: string, names: Set<string>): boolean {
  const words = wordsOf(text)
  const isSaid = words.some((word) => names.has(word)) || words.includes('vitae') || words.includes('cv')
  return isSaid && words.every((word) => names.has(word) || titleWords.has(word) || /^\d{1,2}$/.test(word))
}

/** Rows at the top of a page that stand on one before it, and rows at the foot that stand on one behind it. */
function repeatedRows(sheets: { height: number }[], marginal: Row[][]): Set<Row> {
  const repeated = new Set<Row>()
  const note = (rows: Row[], seen: Set<string>, key: (row: Row) => string) => {
    for (const row of rows) if (seen.has(key(row))) repeated.add(row)
    for (const row of rows) seen.add(key(row))
  }
  const pages = marginal.map((rows, index) => ({ rows, height: sheets[index]?.height ?? 0 }))
  const [tops, feet] = [new Set<string>(), new Set<string>()]
  for (const { rows, height } of pages)
    note(
      rows.filter(({ y }) => y <= 0.5 * height),
      tops,
      keyOf,
    )
  for (const { rows, height } of pages.reverse()) {
    /** Above the margin, where the text of a page may end with dates, lines with other figures are other lines. */
    const key = (row: Row) => (row.y > (1 - margin) * height ? keyOf(row) : `${keyOf(row)} ${rowText(row)}`)
    note(
      rows.filter(({ y }) => y > 0.5 * height),
      feet,
      key,
    )
  }
  return repeated
}

/** Feet that several pages have, each with a number of its own at the end. */
function countedFeet(sheets: { height: number }[], marginal: Row[][]): Set<string> {
  const texts = new Map<string, Set<string>>()
  for (const [index, rows] of marginal.entries()) {
    for (const row of rows.filter(({ y }) => y > 0.5 * (sheets[index]?.height ?? 0))) {
      const text = rowText(row)
      if (numberedFoot.test(text)) texts.set(keyOf(row), (texts.get(keyOf(row)) ?? new Set()).add(text))
    }
  }
  return new Set([...texts].filter(([, found]) => found.size > 1).map(([key]) => key))
}

const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/
/** A number of a page within a line that has a year besides, and is no month or day of it: "June 15, 2026   1 of 2". */
const numberBesideYear = /(?<=^|\s)\d{1,2}(?:\s*(?:\/|\||\p{L}{1,4})\s*\d{1,2})?(?=\s|$)(?!\s*(?:19|20)\d{2})/gu

/** The line whatever page it counts, with its place. Where it has a year, figures that are no page's tell one line from another: "2019 – 2021". */
function keyOf(row: Row): string {
  const text = rowText(row)
  return `${Math.round(row.y / 4)} ${text.replace(year.test(text) ? numberBesideYear : /\d+/g, '0')}`
}
