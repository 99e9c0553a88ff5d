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

/**
 * Says which pieces are headings by how they are set, in a file some of whose headings are on no list: "Outreach" in the font and size
 * of "Education" and "Experience", and below one of them. Nothing is said where the words of all of them tell.
 * @param pages the pieces of each page
 */
export function withHeadings(pages: Piece[][]): Piece[][] {
  const headings = headingsOf(pages.flat())
  /** What is set so above the first heading is a name, or what somebody is. */
  const first = pages.findIndex((pieces) => pieces.some((piece) => headings.has(piece) && isKnown(piece)))
  const top = (pages[first] ?? []).reduce(
    (least, piece) => (headings.has(piece) && isKnown(piece) ? Math.min(least, piece.y) : least),
    Number.POSITIVE_INFINITY,
  )
  const isHeading = (piece: Piece, page: number) =>
    headings.has(piece) && (page > first || (page === first && piece.y >= top))
  if (!pages.some((pieces, page) => pieces.some((piece) => isHeading(piece, page) && !isKnown(piece)))) return pages
  return pages.map((pieces, page) =>
    pieces.map((piece) => (isHeading(piece, page) ? { ...piece, isHeading: true } : piece)),
  )
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
