import { withSlots } from '../src/domain/decode/slots.ts'
import { decode } from '../src/domain/decode/viterbi.ts'
import { type KeptWeights, keepWeights } from '../src/domain/decode/weights.ts'
import { inventedSection } from './invented-sections.ts'
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
  { sections, rounds }: Amounts,
  others: KnownSection[],
  log: (line: string) => void,
): Readers {
  const first = train([...invented(1, sections), ...examplesOf(others)], rounds, 11, log)
  const withFirst = [...invented(2, sections), ...examplesOf(others)].map(({ items, truth }): Example => {
    return { items: withSlots(items, decode(items, first).labels), truth }
  })
  const second = train(withFirst, rounds, 12, log)
  return { first: keepWeights(first), second: keepWeights(second) }
}

function invented(seed: number, count: number): Example[] {
  const random = new Random(seed)
  return examplesOf(Array.from({ length: count }, () => inventedSection(random)))
}

function examplesOf(sections: KnownSection[]): Example[] {
  return sections.flatMap((section) => exampleOf(section) ?? [])
}
