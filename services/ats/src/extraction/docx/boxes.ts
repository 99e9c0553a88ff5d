import { headingKind } from '../../domain/annotate/headings.ts'

/** A text box: its lines, and where it stands in the units of drawings; without a place it is known by its order only. */
export interface Box {
  lines: string[]
  place: Place | undefined
}
/** Edges of a box. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** Maximum number of boxes of one paragraph that are set in order: real ones have a dozen. */
const mostPlaced = 200

/** Boxes that hang on one paragraph, in the order of reading: columns one after another, each from top to bottom. */
export function inReadingOrder(boxes: Box[]): Box[] {
  const placed = boxes.flatMap((box) => (box.place ? [{ box, place: box.place }] : []))
  if (placed.length < 2 || placed.length < boxes.length || placed.length > mostPlaced) return boxes
  return cut(placed).map(({ box }) => box)
}

type Placed = { box: Box; place: Place }

/** Cuts between columns where a gap runs from top to bottom, else between rows, until a box is left. */
function cut(boxes: Placed[]): Placed[] {
  if (boxes.length < 2) return boxes
  const groups =
    apart(boxes, ({ left, width }) => [left, left + width]) ?? apart(boxes, ({ top, height }) => [top, top + height])
  return groups
    ? groups.flatMap(cut)
    : boxes.toSorted((a, b) => a.place.top - b.place.top || a.place.left - b.place.left)
}

/** Boxes divided where none of them reaches across; undefined where nothing divides them. */
function apart(boxes: Placed[], edgesOf: (place: Place) => [number, number]): Placed[][] | undefined {
  const sorted = boxes.toSorted((a, b) => edgesOf(a.place)[0] - edgesOf(b.place)[0])
  const groups: Placed[][] = []
  let reach = Number.NEGATIVE_INFINITY
  for (const box of sorted) {
    const [from, to] = edgesOf(box.place)
    const open = groups.at(-1)
    if (open && from < reach) open.push(box)
    else groups.push([box])
    reach = Math.max(reach, to)
  }
  return groups.length > 1 ? groups : undefined
}

/** A box among the lines of a text, before the line of that number. */
export interface AnchoredBox {
  at: number
  lines: string[]
}

/**
 * The lines of a text with its boxes. A box with sections of its own that hangs on a paragraph amid the sections of the
 * text is read after them, since it would divide one; any other is read where it hangs.
 */
export function withBoxes(own: string[], boxes: AnchoredBox[]): string[] {
  const firstHeading = own.findIndex((line) => headingKind(line) !== undefined)
  const isAmid = ({ at, lines }: AnchoredBox) =>
    firstHeading >= 0 && at > firstHeading + 1 && lines.some((line) => headingKind(line) !== undefined)
  const pieces: string[][] = []
  let read = 0
  for (const box of boxes.filter((one) => !isAmid(one))) {
    pieces.push(own.slice(read, box.at), box.lines)
    read = box.at
  }
  return [...pieces, own.slice(read), ...boxes.filter(isAmid).map((box) => box.lines)].flat()
}
