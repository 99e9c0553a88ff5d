import type { Glyph } from './marks.ts'

/** How much smaller than its figure a raised letter is at least, and how far it is raised and apart, in sizes of the figure. */
const raised = { smaller: 0.9, least: 0.12, most: 0.65, apart: 0.25 }

/** A figure, or a raised letter behind it, by where it ends. */
interface Base {
  right: number
  y: number
  size: number
}

/**
 * Characters with the letters that stand raised behind a figure on the baseline of the figure: "1st", "2ème", as word processors and TeX
 * set them. On a line of their own they would be torn from their number.
 */
export function lowerRaised(glyphs: Glyph[]): Glyph[] {
  const bases = new Map<number, Base[]>()
  let largest = 0
  const add = (base: Base) => {
    const place = Math.round(base.right)
    const others = bases.get(place)
    if (others === undefined) bases.set(place, [base])
    else if (others.length < mostAtPlace) others.push(base)
    largest = Math.max(largest, base.size)
  }
  const lowered = new Map<Glyph, number>()
  for (const glyph of [...glyphs].sort((a, b) => a.x - b.x)) {
    const { text, x, y, width, size } = glyph
    if (/^\d$/.test(text)) add({ right: x + width, y, size })
    else if (size <= raised.smaller * largest && /^\p{L}{1,3}$/u.test(text)) {
      const base = baseOf(glyph, bases)
      if (!base) continue
      lowered.set(glyph, base.y)
      add({ ...base, right: x + width })
    }
  }
  return lowered.size === 0 ? glyphs : glyphs.map((glyph) => ({ ...glyph, y: lowered.get(glyph) ?? glyph.y }))
}

/** How many figures that end at one place of a page are looked at: a page has not many more lines. */
const mostAtPlace = 60

/** The figure, or the letter behind it, beside which a letter is raised. */
function baseOf({ x, y, size }: Glyph, bases: Map<number, Base[]>): Base | undefined {
  const isBase = (base: Base) => {
    const above = (base.y - y) / base.size
    const isNear = Math.abs(x - base.right) <= raised.apart * base.size
    return isNear && size <= raised.smaller * base.size && above >= raised.least && above <= raised.most
  }
  const place = Math.round(x)
  /** Counted from the place: a damaged file has places so far out that the next one is the same number. */
  for (let from = -around; from <= around; from++) {
    const found = bases.get(place + from)?.find(isBase)
    if (found) return found
  }
  return undefined
}

/** How far from where a letter begins its figure may end, in points: a quarter of a large figure. */
const around = 3
