import { type Item, itemsOf } from '../src/domain/decode/features.ts'
import type { Label } from '../src/domain/decode/labels.ts'
import type { Matter } from '../src/domain/decode/matter.ts'
import { mayBe } from '../src/domain/decode/viterbi.ts'
import type { KnownSection, Piece } from './known-section.ts'

/** A section as the decoder sees it, with the labels that are right. */
export interface Example {
  items: Item[]
  truth: Label[]
}

/** A section cut into cells, each with the label of the piece that it shares most letters with; undefined where cells cannot tell it. */
export function exampleOf({ lines, own }: KnownSection, matter: Matter): Example | undefined {
  const texts = lines.map((line) => line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''))
  const pieces: Piece[][] = []
  const kept: string[] = []
  for (const [index, line] of lines.entries()) {
    kept.push(texts[index] ?? '')
    if ((texts[index] ?? '').trim() !== '') pieces.push(line.filter((piece) => typeof piece !== 'string'))
  }
  const items = itemsOf(kept, new Set(own), matter)
  if (new Set(items.map(({ line }) => line)).size !== pieces.length) return undefined
  let last: Piece | undefined
  const truth: Label[] = []
  for (const { cell, line, at } of items) {
    const piece = bestPiece(line.text, cell.from, cell.to, pieces[at] ?? [])
    if (!piece) return undefined
    const isMore = piece === last && (piece.base === 'TITLE' || piece.base === 'EMPLOYER')
    const more = piece.base === 'TITLE' ? 'TITLE_MORE' : 'EMPLOYER_MORE'
    truth.push({ base: isMore ? more : piece.base, begins: piece.begins && piece !== last })
    last = piece
  }
  return mayBe(items, truth) ? { items, truth } : undefined
}

function bestPiece(text: string, from: number, to: number, pieces: Piece[]): Piece | undefined {
  let best: Piece | undefined
  let most = 0
  let at = 0
  for (const piece of pieces) {
    const start = text.indexOf(piece.text.trim().replace(/\.$/, ''), at)
    if (start < 0) continue
    at = start + piece.text.trim().length
    const shared = Math.min(to, at) - Math.max(from, start)
    if (shared > most) [best, most] = [piece, shared]
  }
  return best
}
