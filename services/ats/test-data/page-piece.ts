import type { Piece } from '../src/extraction/pdf/pieces.ts'

/** Size of the text of a page, in points. */
const usualSize = 10

/**
 * A piece of a page as a word processor sets it: letters half as wide as high. It begins at x, and y is its baseline, in
 * points from the top left; `own` is what it has of its own, such as its size, font, or bullet.
 */
export function piece(text: string, x: number, y: number, own: Partial<Piece> = {}): Piece {
  const letter = 0.5 * (own.size ?? usualSize)
  const [first = ''] = text.split(' ')
  return {
    text,
    x,
    right: x + text.length * letter,
    y,
    size: usualSize,
    fonts: ['a', 'a'],
    firstWord: first.length * letter,
    isBullet: false,
    mark: 0,
    isSpaced: false,
    ...own,
  }
}
