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
 * Trains both passes of the decoder. The second is trained on what the first finds in sections that it was not trained on.
 * @param others sections of real resumes, which are added to the invented ones of both passes
 */
export function trainReaders(
  { matter, invent }: Subject,
  { sections, rounds }: Amounts,
  others: KnownSection[],
  log: (line: string) => void,
): Readers {
  const examplesOf = (known: KnownSection[]) => known.flatMap((section) => exampleOf(section, matter) ?? [])
  const invented = (seed: number) => {
    const random = new Random(seed)
    return examplesOf(Array.from({ length: sections }, () => invent(random)))
  }
  const first = train([...invented(1), ...examplesOf(others)], rounds, 11, log)
  const withFirst = [...invented(2), ...examplesOf(others)].map(({ items, truth }): Example => {
    return { items: withSlots(items, decode(items, first).labels), truth }
  })
  const second = train(withFirst, rounds, 12, log)
  return { first: keepWeights(first), second: keepWeights(second) }
}
