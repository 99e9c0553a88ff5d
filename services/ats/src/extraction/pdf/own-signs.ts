/** From how many times a sign stands before text on a page it is that of a list. */
const fewest = 3
/** Furthest from a sign to its text, in sizes of the font. */
const furthest = 2.6
/** Symbols that are not always those of lists; some stand between words. */
const symbol = /^(?![|¦=~<+])[\p{So}\p{Sm}]$/u

/** What is asked of a piece of a line. */
interface Part {
  text: string
  x: number
  right: number
  size: number
  fonts: [string, string]
}

/** What tells a sign from others: the character and its font. */
export const signOf = ({ text, fonts: [font] }: Part): string => `${font} ${text}`

/**
 * Characters that stand before the items of lists on a page though they are letters or symbols elsewhere: an "o" that a word processor
 * draws in a font of its own for items within items, a star, or a letter of a font that has nothing but pictures.
 * @param lines the pieces of each line
 * @returns as `signOf` names them
 */
export function ownSigns(lines: Part[][]): Set<string> {
  const counts = new Map<string, number>()
  const words = new Set<string>()
  for (const line of lines) {
    for (const [at, piece] of line.entries()) {
      const next = line[at + 1]
      if ([...piece.text].length > 1) for (const font of piece.fonts) words.add(font)
      else if (next && isSign(piece, next)) counts.set(signOf(piece), (counts.get(signOf(piece)) ?? 0) + 1)
    }
  }
  const are = [...counts].filter(([sign, count]) => {
    const [font = '', text = ''] = sign.split(' ')
    return count >= fewest && (text === 'o' || symbol.test(text) || (/^\p{L}$/u.test(text) && !words.has(font)))
  })
  return new Set(are.map(([sign]) => sign))
}

/** Whether a single character stands close before a text in another font. */
function isSign(piece: Part, next: Part): boolean {
  const gap = next.x - piece.right
  return gap > 0 && gap <= furthest * next.size && next.fonts[0] !== piece.fonts[0] && [...next.text].length > 1
}
