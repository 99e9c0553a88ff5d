import type { Base } from '../src/domain/decode/labels.ts'

/** A piece of a line whose label is known. */
export interface Piece {
  text: string
  base: Base
  /** Whether a role begins with it. */
  begins: boolean
}

/** A section about work whose labels are known: lines of pieces; text between pieces has no label. */
export interface KnownSection {
  lines: (Piece | string)[][]
  /** Words that the line below the name has. */
  own: string[]
}
