import { headingKind } from '../../domain/annotate/headings.ts'
import { areHeadings, couldBeHeading } from '../../domain/annotate/unlisted-headings.ts'
import type { Piece } from './pieces.ts'

/** Font, size, and whether all letters are capitals. */
type Style = string

/** Sizes that differ by less count as one, in points. */
const sizeStep = 0.5

const styleOf = ({ fonts: [font], size, text }: Piece): Style =>
  `${font} ${Math.round(size / sizeStep)} ${text === text.toUpperCase()}`

const isKnown = ({ text }: Piece) => headingKind(text) !== undefined

/**
 * Says which pieces are headings by how they are set, in a file some of whose headings are on no list: "Outreach" in the font and size
 * of "Education" and "Experience". Nothing is said where the words of all of them tell.
 * @param pages the pieces of each page
 */
export function withHeadings(pages: Piece[][]): Piece[][] {
  const style = styleOfHeadings(pages.flat())
  if (style === undefined) return pages
  const isSet = (piece: Piece) => styleOf(piece) === style && !piece.isBullet && couldBeHeading(piece.text)
  /** What is set so above the first heading is a name, or what somebody is. */
  const first = pages.findIndex((pieces) => pieces.some((piece) => isSet(piece) && isKnown(piece)))
  const top = (pages[first] ?? []).reduce(
    (least, piece) => (isSet(piece) && isKnown(piece) ? Math.min(least, piece.y) : least),
    Number.POSITIVE_INFINITY,
  )
  const isHeading = (piece: Piece, page: number) => isSet(piece) && (page > first || (page === first && piece.y >= top))
  if (pages.every((pieces, page) => pieces.every((piece) => !isHeading(piece, page) || isKnown(piece)))) return pages
  return pages.map((pieces, page) =>
    pieces.map((piece) => (isHeading(piece, page) ? { ...piece, isHeading: true } : piece)),
  )
}

/** The style of most known headings; of two with equally many, the larger one. */
function styleOfHeadings(pieces: Piece[]): Style | undefined {
  const byStyle = new Map<Style, { size: number; known: number; texts: string[] }>()
  for (const piece of pieces) {
    if (piece.isBullet) continue
    const style = styleOf(piece)
    const found = byStyle.get(style) ?? { size: piece.size, known: 0, texts: [] }
    found.texts.push(piece.text)
    if (isKnown(piece)) found.known += 1
    byStyle.set(style, found)
  }
  const [best] = [...byStyle].sort(([, a], [, b]) => b.known - a.known || b.size - a.size)
  return best && areHeadings(best[1].texts) ? best[0] : undefined
}
