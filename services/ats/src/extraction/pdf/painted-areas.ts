/** A box: left, top, right, bottom. */
export type Box = [number, number, number, number]

/** Something painted on a page, so far. */
export interface Area {
  box: Box
  /** Colour as `#rrggbb`; another word for patterns and images. */
  fill: string
  /** Whether all of the box is painted. */
  isFull: boolean
}

/** Painted areas that are kept to tell text that is seen from text that is not. */
const mostAreas = 3_000
/** How far colours differ, in each of three channels, that nobody can tell apart. */
const sameColour = 12
/** How many areas that may cover text are looked at; each is compared with every character before it. */
const mostCovers = 100

const nearWhite = /^#f[a-f0-9]f[a-f0-9]f[a-f0-9]$/i

/** Path operators as pdfjs numbers them within a path. */
const pathOps = { moveTo: 0, lineTo: 1, curveTo: 2, closePath: 4 }

/** Whether a path is its own box: only straight lines between the corners. */
export function isRectangle(path: unknown, box: ArrayLike<number>): boolean {
  const data = Array.isArray(path) ? path[0] : path
  if (!(data instanceof Float32Array) || data.length > 20) return false
  const [left, top, right, bottom] = Array.from(box)
  const isNear = (value: number, ...edges: (number | undefined)[]) =>
    edges.some((edge) => edge !== undefined && Math.abs(value - edge) < 0.01)
  let corners = 0
  for (let at = 0; at < data.length; ) {
    const op = data[at] ?? -1
    if (op === pathOps.closePath) {
      at++
      continue
    }
    if (op !== pathOps.moveTo && op !== pathOps.lineTo) return false
    if (!isNear(data[at + 1] ?? Number.NaN, left, right) || !isNear(data[at + 2] ?? Number.NaN, top, bottom))
      return false
    corners++
    at += 3
  }
  return corners >= 4
}

/** What is common to two boxes. */
export function overlap(a: Box, b: Box): Box {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
}

/** The areas painted on a page, in order, and whether text in a colour is seen on them. */
export class PaintedAreas {
  private readonly areas: Area[] = []
  private covers = 0

  add(area: Area): void {
    if (this.areas.length < mostAreas) this.areas.push(area)
  }

  /** Whether text of a colour stands on nothing else: white on the page or on white, or any colour on itself. */
  hides(fill: string, x: number, y: number): boolean {
    const below = this.areas.findLast(({ box: [x0, y0, x1, y1] }) => x >= x0 - 1 && x <= x1 + 1 && y >= y0 && y <= y1)
    if (nearWhite.test(fill)) return below === undefined || nearWhite.test(below.fill)
    return below?.isFull === true && isSameColour(below.fill, fill)
  }

  /** Whether an area may cover what was drawn before it, and is one of the few that are looked at. */
  mayCover({ box: [x0, y0, x1, y1], isFull, fill }: Area): boolean {
    if (!isFull || !fill.startsWith('#') || x1 - x0 < 20 || y1 - y0 < 6) return false
    return this.covers++ < mostCovers
  }
}

function isSameColour(one: string, other: string): boolean {
  if (one === other) return one.startsWith('#')
  const [a, b] = [channels(one), channels(other)]
  return (
    a !== undefined && b !== undefined && a.every((value, index) => Math.abs(value - (b[index] ?? 0)) <= sameColour)
  )
}

function channels(colour: string): number[] | undefined {
  const match = /^#([a-f0-9]{2})([a-f0-9]{2})([a-f0-9]{2})$/i.exec(colour)
  return match?.slice(1).map((hex) => Number.parseInt(hex, 16))
}
