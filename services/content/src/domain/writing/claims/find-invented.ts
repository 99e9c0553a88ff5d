import { type Claim, wordsOf } from './claim.ts'
import { createCover } from './cover.ts'
import { inventedCredentials } from './credentials.ts'
import { findDates, type SaidDate, saysDate } from './dates.ts'
import { knownFigures } from './figure-support.ts'
import { type Figure, findFigures } from './figures.ts'
import { findNames, saysName } from './names.ts'

/**
 * Finds what a text claims of figures, dates, employers, schools, degrees and certificates that no input says, not in other
 * words either. The rule and its limits: docs/ai.md.
 * @param given what the text was made of
 * @returns claims in their order, none within another
 */
export function findInvented(text: string, given: string[]): Claim[] {
  const inputs = given.filter((input) => input !== '')
  const read = inputs.map((input) => ({ text: input, ...readNumbers(input) }))
  const saysFigure = knownFigures(read)
  const dates = distinct(
    read.flatMap((input) => input.dates),
    ({ year, parts, day }) => `${year} ${parts} ${day}`,
  )
  const datesOfYear = Map.groupBy(dates, ({ year }) => year)
  const words = new Set(inputs.flatMap(wordsOf))
  const said = readNumbers(text)
  const names = findNames(text).filter(({ from, to }) => !saysName(words, text.slice(from, to)))
  return withoutOverlaps(text.length, [
    ...inventedCredentials(text, inputs),
    ...names,
    ...said.dates
      .filter((date) => !saysDate(datesOfYear.get(date.year) ?? [], date))
      .map(({ from, to }) => ({ kind: 'date' as const, from, to })),
    ...said.figures
      .filter((figure) => !saysFigure(figure))
      .map(({ from, to }) => ({ kind: 'figure' as const, from, to })),
  ])
}

/** The dates of a text, and the figures that are no part of one. */
function readNumbers(text: string): { dates: SaidDate[]; figures: Figure[] } {
  const dates = findDates(text)
  const rest: string[] = []
  let end = 0
  for (const { from, to } of dates) {
    rest.push(text.slice(end, from), '·'.repeat(Math.max(0, to - Math.max(from, end))))
    end = Math.max(end, to)
  }
  return { dates, figures: findFigures(rest.join('') + text.slice(end)) }
}

/** The first of each that say the same. */
function distinct<T>(all: T[], keyOf: (one: T) => string): T[] {
  return [...new Map(all.map((one) => [keyOf(one), one])).values()]
}

/** The longest of claims that overlap, in their order. */
function withoutOverlaps(length: number, claims: Claim[]): Claim[] {
  const isFree = createCover(length)
  return [...claims]
    .sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)
    .filter(({ from, to }) => isFree(from, to))
    .sort((a, b) => a.from - b.from)
}
