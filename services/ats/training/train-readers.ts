import type { Matter } from '../src/domain/decode/matter.ts'
import { withSlots } from '../src/domain/decode/slots.ts'
import { decode } from '../src/domain/decode/viterbi.ts'
import { type KeptWeights, keepWeights } from '../src/domain/decode/weights.ts'
import { type Example, exampleOf } from './known-cells.ts'
import type { KnownSection } from './known-section.ts'
import { train } from './perceptron.ts'
import { Random } from './random.ts'

/** How much is trained on. */
export interface Amounts {
  /** Invented sections for each pass. */
  sections: number
  rounds: number
  /** How many times, each time on other sections: the weights that are kept are the mean. */
  parts: number
}

/** What is trained: a matter, and who invents its sections. */
export interface Subject {
  matter: Matter
  invent(random: Random): KnownSection
}

/** The weights of both passes. */
export interface Readers {
  first: KeptWeights
  second: KeptWeights
}

/**
 * Trains both passes of the decoder, in several parts whose weights are averaged: what one of them takes from its own sections
 * alone counts little in the mean.
 * @param others sections of real resumes, which are added to the invented ones of both passes
 */
export function trainReaders(
  subject: Subject,
  { parts, ...amounts }: Amounts,
  others: KnownSection[],
  log: (line: string) => void,
): Readers {
  const trained = Array.from({ length: parts }, (_part, part) => trainPart(subject, amounts, part, others, log))
  return {
    first: keepWeights(meanOf(trained.map(({ first }) => first))),
    second: keepWeights(meanOf(trained.map(({ second }) => second))),
  }
}

/** How often what a name reads like is not seen, and how often something reads like what it is not. */
const doubts = { unseen: 0.12, mistaken: 0.015 }

/**
 * A matter in which words tell less than invented ones do: people have titles and employers that no list has, and other things that read
 * like them. What stands around a name then has to tell.
 */
function withDoubts(matter: Matter, random: Random): Matter {
  const doubted = (score: number) =>
    random.is(doubts.unseen) ? 0 : score === 0 && random.is(doubts.mistaken) ? 1 + random.below(3) : score
  return {
    ...matter,
    evidenceOf: (cell, line) => {
      const shown = matter.evidenceOf(cell, line)
      if (cell.range || line.isWhole) return shown
      const { place, kind, words, shape } = shown
      return { title: doubted(shown.title), employer: doubted(shown.employer), place, kind, words, shape }
    },
  }
}

/** How far the seeds of two parts are apart. */
const nextPart = 100

/**
 * Trains one part. The second pass is trained on what the first finds in sections that it was not trained on.
 * @param part its number; each has sections of its own
 */
export function trainPart(
  { matter, invent }: Subject,
  { sections, rounds }: Omit<Amounts, 'parts'>,
  part: number,
  others: KnownSection[],
  log: (line: string) => void,
): { first: Int32Array; second: Int32Array } {
  const seed = nextPart * part
  const examplesOf = (known: KnownSection[], as = matter) => known.flatMap((section) => exampleOf(section, as) ?? [])
  const invented = (own: number) => {
    const random = new Random(own)
    const known = Array.from({ length: sections }, () => invent(random))
    return examplesOf(known, withDoubts(matter, new Random(own + 50)))
  }
  const first = train([...invented(seed + 1), ...examplesOf(others)], rounds, seed + 11, log)
  const withFirst = [...invented(seed + 2), ...examplesOf(others)].map(({ items, truth }): Example => {
    return { items: withSlots(items, decode(items, first).labels), truth }
  })
  return { first, second: train(withFirst, rounds, seed + 12, log) }
}

/** The mean of the weights of several parts, in whole numbers. */
export function meanOf(parts: Int32Array[]): Int32Array {
  const [first = new Int32Array()] = parts
  return first.map((_weight, at) => Math.round(parts.reduce((sum, part) => sum + (part[at] ?? 0), 0) / parts.length))
}
