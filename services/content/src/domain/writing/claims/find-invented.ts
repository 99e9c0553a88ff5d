import { type Claim, wordsOf } from './claim.ts'
import { inventedCredentials } from './credentials.ts'
import { findDates, type SaidDate, saysDate } from './dates.ts'
import { knownFigures, saysFigure } from './figure-support.ts'
import { type Figure, findFigures } from './figures.ts'
import { findNames, saysName } from './names.ts'

/**
 * Finds what a text claims of figures, dates, employers, schools, degrees and certificates that no input says, not in other
 * words either. The rule and its limits: docs/ai.md.
 * @param inputs what the text was made of
 * @returns claims in their order, none within another
 */
export function findInvented(text: string, inputs: string[]): Claim[] {
  const read = inputs.map((input) => ({ text: input, ...readNumbers(input) }))
  const known = knownFigures(read)
  const dates = distinct(
    read.flatMap((input) => input.dates),
    ({ year, parts, day }) => `${year} ${parts} ${day}`,
  )
  const words = new Set(inputs.flatMap(wordsOf))
  const said = readNumbers(text)
  const names = findNames(text).filter(({ from, to }) => !saysName(words, text.slice(from, to)))
  return withoutOverlaps([
    ...inventedCredentials(text, inputs),
    ...names,
    ...said.dates.filter((date) => !saysDate(dates, date)).map(({ from, to }) => ({ kind: 'date' as const, from, to })),
    ...said.figures
      .filter((figure) => !saysFigure(known, figure))
      .map(({ from, to }) => ({ kind: 'figure' as const, from, to })),
  ])
}

/** The dates of a text, and the figures that are no part of one. */
function readNumbers(text: string): { dates: SaidDate[]; figures: Figure[] } {
  const dates = findDates(text)
  let rest = text
  for (const { from, to } of dates) rest = `${rest.slice(0, from)}${'·'.repeat(to - from)}${rest.slice(to)}`
  return { dates, figures: findFigures(rest) }
}

/** The first of each that say the same. */
function distinct<T>(all: T[], keyOf: (one: T) => string): T[] {
  return [...new Map(all.map((one) => [keyOf(one), one])).values()]
}

/** The longest of claims that overlap, in their order. */
function withoutOverlaps(claims: Claim[]): Claim[] {
  const chosen: Claim[] = []
  for (const claim of [...claims].sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)) {
    if (!chosen.some((other) => claim.from < other.to && other.from < claim.to)) chosen.push(claim)
  }
  return chosen.sort((a, b) => a.from - b.from)
}
