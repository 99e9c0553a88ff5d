import { foldSameLength } from './claim.ts'
import { type SaidDate, spansIn } from './dates.ts'
import { daysOfUnit, type Figure } from './figures.ts'
import { createNumberLine, type Range } from './number-line.ts'

/** Longest way between two figures that are taken together, as `from 800 ms to 200 ms`. */
const pairDistance = 60

/**
 * Collects what inputs say, so that a figure is compared with few of their figures: text and inputs may have tens of thousands.
 * @returns whether a figure says what the inputs say: the same, rounded, in other words, or what follows from two of them
 */
export function knownFigures(
  inputs: { text: string; figures: Figure[]; dates: SaidDate[] }[],
): (said: Figure) => boolean {
  const figures = inputs.flatMap(({ text, figures }) => {
    const folded = foldSameLength(text)
    return [...figures, ...derivedFrom(figures, folded), ...singleUnits(folded)]
  })
  const bare = new Set(figures.filter(({ kind }) => kind === 'duration').map((known) => known.bare))
  const spans = inputs.flatMap(({ text, dates }) => spansIn(text, dates))
  const spansWithin = createNumberLine(spans.map(({ days }) => days))
  const roughSpansWithin = createNumberLine(spans.filter(({ isRough }) => isRough).map(({ days }) => days))
  const comparable = new Map<string, Values>()
  const comparableWith = (said: Figure) => {
    const key = said.kind === 'money' ? `money ${said.currency ?? ''}` : said.kind
    const made =
      comparable.get(key) ??
      valuesOf(figures.filter((known) => areComparable(known, said)).flatMap(({ values }) => values))
    comparable.set(key, made)
    return made
  }
  return (said) => {
    if (said.kind === 'plain' && !said.counts && said.values.some((value) => bare.has(value))) return true
    const { hasZero, isWithin } = comparableWith(said)
    if (said.values.some((value) => (value === 0 ? hasZero : sameAs(value, said).some(isWithin)))) return true
    return (
      said.kind === 'duration' &&
      said.values.some(
        (value) =>
          [...roundedTo(value, said), around(value, 31)].some(spansWithin) || roughSpansWithin(around(value, 370)),
      )
    )
  }
}

/** Zero apart from the other values: it is no other number rounded. */
interface Values {
  hasZero: boolean
  isWithin: (range: Range) => boolean
}

function valuesOf(values: number[]): Values {
  return { hasZero: values.includes(0), isWithin: createNumberLine(values.filter((value) => value !== 0)) }
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

/** Where a number lies that a value, not zero, is the same as, or is rounded from. */
function sameAs(value: number, said: Figure): Range[] {
  return [[value / 1.001, value / 0.999], ...roundedTo(value, said)]
}

/** How much of a number a value is that stands for it with a hedge. */
const hedged = { over: [0.8, 1], nearly: [1, 1.15], about: [0.9, 1.1] } as const

/** Where a number lies that a value is, rounded to the digits that it is written with, or as far as its hedge allows. */
function roundedTo(value: number, { digits, hedge, kind }: Figure): Range[] {
  if (value === 0) return []
  const points = kind === 'share' ? [around(value, !hedge && digits < 2 ? 0.011 : 0.005)] : []
  if (hedge) return [...points, [value / hedged[hedge][1], value / hedged[hedge][0]]]
  if (digits < 2) return points
  const unit = 10 ** (Math.floor(Math.log10(value)) - digits + 1)
  const whole = Math.round(value / unit) * unit
  if (Math.abs(value - whole) >= unit / 1_000) return points
  /** Half a unit more is rounded to the next one. */
  return [...points, [Math.max(1_000, whole - unit / 2), whole + unit * 0.499_999]]
}

function around(value: number, distance: number): Range {
  return [value - distance, value + distance]
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
