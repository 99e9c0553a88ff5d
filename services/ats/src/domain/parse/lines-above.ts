import { isLabel, type LineKind } from '../annotate/line-kinds.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import type { Anchor } from './role-anchors.ts'
import { partsOf } from './role-parts.ts'

/** Most lines of a header above or below its dates. */
export const mostLines = 3

/** Lines of a section, and how headers stand in it. */
export interface Above {
  lines: string[]
  kinds: LineKind[]
  /** Whether blank lines stand between the lines of most headers. */
  isSpread: boolean
}

/** Lines that name something above spans: how many may stand before one in every role. */
export function countLeading(lines: string[], kinds: LineKind[], anchors: Anchor[]): number {
  const counts = anchors.map(({ index }, at) => {
    let first = index
    if (at === 0) first = 0
    else while (first > 0 && kinds[first - 1] === 'name') first--
    return lines.slice(first, index).filter((line, offset) => kinds[first + offset] === 'name' && !isLabel(line)).length
  })
  return Math.min(Math.max(0, ...counts), mostLines)
}

/** The lines above a span that belong to its header: up to the work of the role before. */
export function linesBefore(body: Above, index: number, stop: number, most: number): string[] {
  const { lines, kinds } = body
  const header: string[] = []
  let blanks = 0
  for (let at = index - 1; at >= stop && header.length < most; at--) {
    const line = lines[at] ?? ''
    const kind = kinds[at]
    if (kind === 'blank') {
      blanks++
      if (header.length > 0 && stop > 0 && !standsAlone(body, at - 1, header)) break
      if (blanks > 2) break
      continue
    }
    if (kind !== 'name') break
    if (!isLabel(line)) header.unshift(line)
  }
  return header
}

/**
 * Whether a line between blank lines belongs to a header that is not whole: the employer of a title ("Iron Works", blank, "Welder",
 * dates), or any line where a blank one stands between all lines of most headers.
 */
function standsAlone({ lines, kinds, isSpread }: Above, at: number, header: string[]): boolean {
  const line = lines[at] ?? ''
  if (kinds[at] !== 'name' || isLabel(line) || partsOf(header).length > 1) return false
  return kinds[at - 1] !== 'name' && (isSpread || titleScore(partsOf(header)[0] ?? '') >= titleScore(line))
}

/** Whether most spans have two lines above them that stand between blank lines: title, blank, employer, blank, dates. */
export function areSpread(kinds: LineKind[], anchors: Anchor[]): boolean {
  const spread = anchors.filter(({ index }) => {
    let at = index
    for (let count = 0; count < 2; count++) {
      if (kinds[at - 1] !== 'blank' || kinds[at - 2] !== 'name') return false
      at -= 2
    }
    return kinds[at - 1] !== 'name'
  })
  return spread.length >= 0.6 * anchors.length
}
