import type { Place } from './boxes.ts'
import { type Fill, fillOf } from './colours.ts'

/** A drawing or a shape in it, as far as it tells how text on it looks and where it stands. */
export interface Shape {
  fill: Fill
  place: Partial<Place>
  /** Whether it holds text or pictures of its own. */
  isFilled: boolean
  /** Whether its height on the page is told from the edge of that. */
  isOfPage?: boolean
}

/** Units of drawings in a point. */
const perPoint = 12_700
/** The part of an A4 page that a drawing covers at least when text stands on it: a band at the top is larger. */
const backdropArea = 0.06 * 7_560_000 * 10_690_000

/** Elements that begin a shape or a drawing. */
export const shapeElements = new Set(['wp:anchor', 'wp:inline', 'v:shape', 'v:rect', 'v:roundrect', 'v:oval'])

/** A shape as its first tag describes it. */
export function openShape(name: string, attributes: Record<string, string>): Shape {
  if (!name.startsWith('v:')) return { fill: undefined, place: {}, isFilled: false }
  const isEmpty = attributes.filled === 'f' || attributes.filled === 'false'
  return {
    fill: isEmpty ? undefined : fillOf(attributes.fillcolor),
    place: placeOf(attributes.style ?? ''),
    isFilled: false,
  }
}

/**
 * Adds what a tag within a shape tells of it.
 * @param path names of the elements that hold the tag, the innermost last
 */
export function describeShape(shape: Shape, name: string, attributes: Record<string, string>, path: string[]): void {
  if (name === 'wp:positionV') shape.isOfPage = attributes.relativeFrom === 'page'
  else if (name === 'wp:extent') {
    shape.place.width = Number(attributes.cx)
    shape.place.height = Number(attributes.cy)
  } else if (name === 'a:blip' || name === 'v:imagedata') shape.isFilled = true
  else if (name === 'a:srgbClr' || name === 'a:schemeClr') {
    const isOutline = path.includes('a:ln') || path.includes('a:effectLst')
    const isSurface = path.includes('wps:spPr') || (path.at(-1) === 'a:fillRef' && shape.fill === undefined)
    if (isSurface && !isOutline) shape.fill ??= fillOf(attributes.val)
  }
}

/** Takes where a drawing stands from the text of a tag. */
export function placeShape(shape: Shape, text: string, path: string[]): void {
  if (path.at(-1) !== 'wp:posOffset') return
  if (path.at(-2) === 'wp:positionH') shape.place.left = Number(text)
  if (path.at(-2) === 'wp:positionV') shape.place.top = Number(text)
}

/** Where a shape stands; undefined when it does not say. */
export function wholePlace({ place: { left, top, width, height } }: Shape): Place | undefined {
  const edges = [left, top, width, height]
  if (!edges.every((edge) => edge !== undefined && Number.isFinite(edge))) return undefined
  return { left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 }
}

/** Lowest top and greatest height of a box at the top edge of a page, in units of drawings: a seventh of a page, and two inches. */
const [topEdge, tallest] = [1_500_000, 1_830_000]

/** Whether a box stands at the top edge of its page, above the text, wherever its paragraph is. */
export function isAtTop({ isOfPage, place: { top, height } }: Shape): boolean {
  return isOfPage === true && top !== undefined && height !== undefined && top <= topEdge && height <= tallest
}

/** Whether other text may stand on a shape: a coloured one, or a picture, that is as large as a band or a column. */
export function isBackdrop(shape: Shape): boolean {
  const { width = 0, height = 0 } = shape.place
  return (shape.fill !== undefined || shape.isFilled) && width * height >= backdropArea
}

/** The place in a style of VML: "margin-left:20pt;margin-top:40pt;width:180pt;height:600pt". */
function placeOf(style: string): Partial<Place> {
  const length = (name: string) => {
    const value = new RegExp(`(?:^|;)\\s*${name}:\\s*(-?\\d{1,5}(?:\\.\\d{1,5})?)pt`).exec(style)?.[1]
    return value === undefined ? undefined : Number(value) * perPoint
  }
  const edges = {
    left: length('margin-left'),
    top: length('margin-top'),
    width: length('width'),
    height: length('height'),
  }
  return Object.fromEntries(Object.entries(edges).filter(([, value]) => value !== undefined))
}
