import { foldSameLength } from './claim.ts'
import { type SaidDate, spansIn } from './dates.ts'
import { daysOfUnit, type Figure } from './figures.ts'

/** What inputs say in figures. */
export interface KnownFigures {
  figures: Figure[]
  /** Spans of time between dates, in days. */
  spans: { days: number; isRough: boolean }[]
}

/** Longest way between two figures that are taken together, as `from 800 ms to 200 ms`. */
const pairDistance = 60

/** Collects what inputs say. */
export function knownFigures(inputs: { text: string; figures: Figure[]; dates: SaidDate[] }[]): KnownFigures {
  return {
    figures: inputs.flatMap(({ text, figures }) => {
      const folded = foldSameLength(text)
      return [...figures, ...derivedFrom(figures, folded), ...singleUnits(folded)]
    }),
    spans: inputs.flatMap(({ text, dates }) => spansIn(text, dates)),
  }
}

/** Whether a figure says what the inputs say: the same, rounded, in other words, or what follows from two of them. */
export function saysFigure({ figures, spans }: KnownFigures, said: Figure): boolean {
  if (figures.some((known) => isSame(known, said))) return true
  if (said.kind !== 'duration') return false
  return spans.some(({ days, isRough }) =>
    said.values.some((value) => isRounded(days, value, said) || Math.abs(days - value) <= (isRough ? 370 : 31)),
  )
}

function isSame(known: Figure, said: Figure): boolean {
  if (said.kind === 'plain' && !said.counts && known.kind === 'duration') return said.values.includes(known.bare)
  if (!areComparable(known, said)) return false
  return known.values.some((is) => said.values.some((value) => isClose(is, value) || isRounded(is, value, said)))
}

/** What can be compared: a share with a share, money with money of the same currency; a bare number in the text with any. */
function areComparable(known: Figure, said: Figure): boolean {
  if (said.kind === 'money') {
    return known.kind === 'money' && (!known.currency || !said.currency || known.currency === said.currency)
  }
  if (said.kind === 'duration') return known.kind === 'duration'
  if (said.kind === 'plain') return known.kind === 'plain' || known.kind === 'money' || known.kind === 'times'
  return (
    known.kind === said.kind ||
    (said.kind === 'share' && known.kind === 'plain' && known.values.some((value) => value > 0 && value < 1))
  )
}

function isClose(is: number, said: number): boolean {
  return Math.abs(is - said) <= Math.abs(is) * 0.001
}

/** Whether a figure is another one, rounded to the digits that it is written with, or as far as its hedge allows. */
function isRounded(is: number, said: number, { digits, hedge, kind }: Figure): boolean {
  if (is === 0 || said === 0) return false
  const ratio = said / is
  if (kind === 'share' && Math.abs(said - is) < 0.011 && !hedge && digits < 2) return true
  if (kind === 'share' && Math.abs(said - is) <= 0.005 && is !== said) return true
  if (hedge === 'over') return ratio <= 1 && ratio >= 0.8
  if (hedge === 'nearly') return ratio >= 1 && ratio <= 1.15
  if (hedge === 'about') return ratio >= 0.9 && ratio <= 1.1
  if (digits < 2 || is < 1_000) return false
  const unit = 10 ** (Math.floor(Math.log10(said)) - digits + 1)
  return Math.abs(said - Math.round(is / unit) * unit) < unit / 1_000
}

/** What follows from two figures near each other: by how much and how many times one is more than the other. */
function derivedFrom(figures: Figure[], text: string): Figure[] {
  const own = figures.flatMap((one) => impliedBy(one))
  const pairs = figures.flatMap((one, index) =>
    figures.slice(index + 1, index + 3).flatMap((other) => {
      const [a = 0] = one.values
      const [b = 0] = other.values
      const isPair =
        other.from - one.to <= pairDistance &&
        (one.kind === other.kind || one.kind === 'plain' || other.kind === 'plain')
      if (!isPair || a <= 0 || b <= 0 || a === b) return []
      const [less, more] = a < b ? [a, b] : [b, a]
      const between = text.slice(one.to, other.from)
      const changes = changesTo.test(between) && one.kind === other.kind ? [{ ...one, values: [more - less] }] : []
      const parts =
        partOf.test(between) && one.kind === 'plain' && other.kind === 'plain'
          ? [{ ...one, kind: 'share' as const, values: [less / more] }]
          : []
      /** Units that only one of the two has: `from 30 min to 10`. */
      const bare =
        one.kind === 'duration' && other.kind === 'plain' && !other.counts
          ? [{ ...other, kind: one.kind, values: [b * unitOf(one)] }]
          : []
      const [low, high] = bare.length > 0 ? [Math.min(a, b * unitOf(one)), Math.max(a, b * unitOf(one))] : [less, more]
      return [
        ...bare,
        ...changes,
        ...parts,
        { ...one, kind: 'share' as const, values: [1 - low / high, high / low - 1] },
        { ...one, kind: 'times' as const, values: [high / low] },
      ]
    }),
  )
  return [...own, ...pairs]
}

/** `from 14 days to 3 days` */
const changesTo = /(?:^| )(?:to|auf|a|à|bis)(?: (?:just|only|nur|noch|seulement))? $/
/** `19 of 20` */
const partOf = /^ (?:out )?(?:of|in|von|sur|de|aus)(?: (?:the|every|den))? $/

/** One of a unit of time, which counts as a figure only where inputs have it: `within a week`. */
function singleUnits(text: string): Figure[] {
  return [...text.matchAll(oneUnit)].map(({ index, 0: said, 1: unit = '' }) => ({
    ...{
      from: index,
      to: index + said.length,
      kind: 'duration' as const,
      values: [daysOfUnit(unit)],
      bare: 1,
      digits: 1,
    },
    ...{ hedge: undefined, currency: undefined, counts: false },
  }))
}

const oneUnit =
  /(?<![\p{L}\p{N}])(?:an?|one|per|une?|una?|ein(?:e[mnrs]?)?) (years?|jahr(?:es)?|an|annee|ano|month|monat|mois|mes|week|woche|semaine|semana|day|tag|jour|dia|hour|stunde|heure|hora|minute|minuto)(?![\p{L}])/gu

/** The unit of a duration, in days. */
function unitOf({ values: [days = 0] }: Figure): number {
  const units = [365, 365 / 12, 7, 1, 1 / 24, 1 / 1440, 1 / 86_400]
  return units.find((unit) => Math.abs(days / unit - Math.round(days / unit)) < 1e-6) ?? 1
}

/** `Doubled` is 100 % more, `halved` half as much, and 12 a dozen. */
function impliedBy(one: Figure): Figure[] {
  const [value = 0] = one.values
  if (one.kind === 'times') return [{ ...one, kind: 'share', values: [value - 1] }]
  if (one.kind === 'share') return [{ ...one, kind: 'times', values: [1 + value, 1 / (1 - value)] }]
  return []
}
