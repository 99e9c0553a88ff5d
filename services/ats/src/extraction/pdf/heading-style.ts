import { headingKind } from '../../domain/annotate/headings.ts'
import { headingsBySetting } from '../../domain/annotate/unlisted-headings.ts'
import type { Piece } from './pieces.ts'

/** Sizes that differ by less count as one, in points. */
const sizeStep = 0.5

/** Font, size, and whether all letters are capitals. */
const styleOf = ({ fonts: [font], size, text }: Piece) =>
  `${font} ${Math.round(size / sizeStep)} ${text === text.toUpperCase()}`

/** Maximum number of known headings whose places are compared; a resume has fewer. */
const mostPlaces = 40

const isKnown = ({ text }: Piece) => headingKind(text) !== undefined

/** How far apart places are that count as one, in points. */
const samePlace = 3

/** Whether two pieces begin, end, or have their middle at one place. */
function areAligned(one: Piece, other: Piece): boolean {
  const apart = [one.x - other.x, one.right - other.right, (one.x + one.right - other.x - other.right) / 2]
  return apart.some((distance) => Math.abs(distance) <= samePlace)
}

/** Furthest between the baselines of two lines of a paragraph, in sizes of the font. */
const lineGap = 1.7

/** Whether a piece that begins with a small letter is what did not fit on the longer line right above it, in the same letters. */
function isRestOfLine(piece: Piece, page: Piece[]): boolean {
  if (!/^\p{Ll}/u.test(piece.text)) return false
  return page.some((above) => {
    const down = piece.y - above.y
    const isRightAbove =
      down > 0.5 * piece.size && down <= lineGap * piece.size && Math.abs(above.x - piece.x) <= samePlace
    return isRightAbove && above.right > piece.right && styleOf(above) === styleOf(piece)
  })
}

/**
 * Says which pieces are headings by how they are set, where their words do not tell: "Outreach" in the font and size of "Education" and
 * "Experience", and below one of them, is one; "Projects" in the letters of the text is none where headings have their own. Nothing is
 * said where the words of all of them tell.
 * @param pages the pieces of each page
 */
export function withHeadings(pages: Piece[][]): Piece[][] {
  const pieces = pages.flat()
  const headings = headingsOf(pieces)
  const text = headings.size > 0 ? usualPiece(pieces) : undefined
  const isSmall = (piece: Piece) =>
    text !== undefined && (styleOf(piece) === styleOf(text) || piece.size < smaller * text.size)
  const isText = (piece: Piece, page: Piece[]) => isKnown(piece) && (isSmall(piece) || isRestOfLine(piece, page))
  const others = new Set(pages.flatMap((page) => page.filter((piece) => !headings.has(piece) && isText(piece, page))))
  /** What is set so above the first heading is a name, or what somebody is. */
  const first = pages.findIndex((page) => page.some((piece) => headings.has(piece) && isKnown(piece)))
  const top = (pages[first] ?? []).reduce(
    (least, piece) => (headings.has(piece) && isKnown(piece) ? Math.min(least, piece.y) : least),
    Number.POSITIVE_INFINITY,
  )
  const isHeading = (piece: Piece, page: number) =>
    headings.has(piece) && (page > first || (page === first && piece.y >= top))
  const isUnlisted = (piece: Piece, page: number) => isHeading(piece, page) && !isKnown(piece)
  if (others.size === 0 && !pages.some((page, at) => page.some((piece) => isUnlisted(piece, at)))) return pages
  return pages.map((page, at) =>
    page.map((piece) =>
      isHeading(piece, at) ? { ...piece, isHeading: true } : others.has(piece) ? { ...piece, isHeading: false } : piece,
    ),
  )
}

/** Up to how many times the size of the text letters are smaller than it. */
const smaller = 0.95

/** One of the pieces that are set as most letters are. */
function usualPiece(pieces: Piece[]): Piece | undefined {
  const found = new Map<string, { piece: Piece; letters: number }>()
  for (const piece of pieces) {
    const alike = found.get(styleOf(piece)) ?? { piece, letters: 0 }
    alike.letters += piece.text.length
    found.set(styleOf(piece), alike)
  }
  return [...found.values()].sort((a, b) => b.letters - a.letters)[0]?.piece
}

/** What is set like most known headings, below one of them. */
function headingsOf(pieces: Piece[]): Set<Piece> {
  return headingsBySetting(
    pieces,
    (piece) => (piece.isBullet ? undefined : styleOf(piece)),
    (all, known) => {
      const places = known.slice(0, mostPlaces)
      return all.filter((piece) => places.some((other) => areAligned(piece, other)))
    },
  )
}
