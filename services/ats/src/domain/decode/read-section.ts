import { withDatesBelowNames } from './dates-below-names.ts'
import { withDatesFirst } from './dates-first.ts'
import { type Item, itemsOf } from './features.ts'
import roleWeights from './generated/role-weights.json' with { type: 'json' }
import { withHeadersAlike } from './headers-alike.ts'
import { bases, seen } from './labels.ts'
import { confidencesOf } from './margins.ts'
import { type Matter, work } from './matter.ts'
import { withSlots } from './slots.ts'
import { biasOf, type Decoded, decode, isFreeOf, sumsOf } from './viterbi.ts'
import { type KeptWeights, openWeights } from './weights.ts'

/** What reads a matter: its weights for both passes. */
export interface Reader {
  matter: Matter
  first: Int32Array
  second: Int32Array
}

/** A reader of a matter by its kept weights. */
export function readerOf(matter: Matter, kept: { first: KeptWeights; second: KeptWeights }): Reader {
  return { matter, first: openWeights(kept.first), second: openWeights(kept.second) }
}

/** Reads sections about work. */
export const roleReader = readerOf(work, roleWeights as { first: KeptWeights; second: KeptWeights })

/** The cells of a section, each with its label. */
export interface ReadSection extends Decoded {
  items: Item[]
  /** The weights that it was read with. */
  weights: Int32Array
  /** How sure each label is, in percent. */
  confidences: number[]
}

/** How strongly a reading is tried in which titles stand before employers, or the other way round. */
const push = 400

/** Maximum number of cells of a section of which several readings are tried; a section about work has far fewer. */
const mostCells = 2_000

const [title, employer] = [bases.indexOf('TITLE'), bases.indexOf('EMPLOYER')]
const titlesFirst = biasOf((base, bits) => (base === employer && (bits & seen.title) === 0 ? -push : 0))
const employersFirst = biasOf((base, bits) => (base === title && (bits & seen.employer) === 0 ? -push : 0))

/**
 * Labels the cells of a section. A first pass reads each header by itself. A second reads it again with what the
 * other headers show at the same places. Several first readings compete; the one under which the second explains most wins.
 * @param own words of the line below the name, which titles often have
 */
export function readSection(
  lines: string[],
  own: ReadonlySet<string>,
  { matter, first, second }: Reader = roleReader,
): ReadSection {
  const items = itemsOf(lines, own, matter)
  if (items.length === 0)
    return { items, labels: [], score: 0, sums: new Int32Array(), weights: second, confidences: [] }
  const sums = sumsOf(items, first)
  const neutral = decode(items, first, sums)
  const roles = neutral.labels.filter(({ begins }) => begins).length
  const readings = [neutral]
  if (roles >= 2 && items.length <= mostCells) {
    for (const bias of [titlesFirst, employersFirst]) {
      /** What has nothing against it stays the best where all others are worth less. */
      if (!isFreeOf(bias, neutral.labels)) readings.push(decode(items, first, sums, bias))
    }
  }
  const known = { items, sums: sumsOf(items, second) }
  let best: Omit<ReadSection, 'confidences'> | undefined
  for (const [nth, { labels }] of readings.entries()) {
    if (readings.slice(0, nth).some((tried) => tried.labels.every((label, at) => label === labels[at]))) continue
    const described = withSlots(items, labels)
    const read = { items: described, weights: second, ...decode(described, second, sumsOf(described, second, known)) }
    if (!best || read.score > best.score) best = read
  }
  const found = best as ReadSection
  const again =
    withDatesFirst(found.items, found.labels) ??
    withHeadersAlike(found.items, found.labels) ??
    withDatesBelowNames(found.items, found.labels)
  const read = again ? { ...found, items: again, ...decode(again, second, found.sums) } : found
  return { ...read, confidences: items.length > mostCells ? items.map(() => 100) : confidencesOf(read) }
}
