import type { LineKind } from '../annotate/line-kinds.ts'
import { isPlace } from '../annotate/places.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { isPlaceLike } from './header-places.ts'
import type { Anchor } from './role-anchors.ts'
import { cellsOf } from './role-parts.ts'

/** Longest name of a place beside dates, in words, where nothing else says that it is one. */
const mostWords = 2
/** Most lines around dates that are looked at. */
const near = 3

/** Where a place may stand: on the line of the dates, right behind them, or on a line of its own below. */
type Slot = 'beside' | 'below'

/**
 * Takes away places that stand with the dates: "03/2021 – 04/2023   Skipton" above or beside "Riveter" and "Iron Works Ltd".
 * No list has all towns. But where the text with the dates is short in every role, and the lines around name title and employer
 * without it, it can only be where the role was.
 * @returns the lines and the anchors without such places; as they are, where a role needs the text to be whole
 */
export function withoutPlaceNotes(
  lines: string[],
  kinds: LineKind[],
  anchors: Anchor[],
  hasBanners: boolean,
): { lines: string[]; anchors: Anchor[] } {
  const roles = anchors.map((anchor, at) => headerCellsOf(lines, kinds, anchor, anchors[at - 1], anchors[at + 1]))
  for (const slot of ['beside', 'below'] as const) {
    const notes = roles.map((role) => noteIn(role, slot))
    if (notes.some((note) => note === undefined) || !standWithout(roles, slot, hasBanners)) continue
    /** With a state or country behind it, a place is told by itself. */
    const areTold = notes.every((note) => isPlace(note ?? ''))
    if (!areTold && !roles.some((role, at) => isPlainer(notes[at] ?? '', role, slot))) continue
    if (slot === 'beside') {
      return { lines, anchors: anchors.map((anchor) => ({ ...anchor, own: cellsOf(anchor.own).slice(1).join('   ') })) }
    }
    const dropped = new Set(anchors.map(({ index }) => index + 1))
    return { lines: lines.map((line, at) => (dropped.has(at) ? '' : line)), anchors }
  }
  return { lines, anchors }
}

/** The cells of a role's header: on the line of the dates, and on the lines above and below up to the work. */
interface Role {
  beside: string[]
  above: string[]
  below: string[][]
}

function headerCellsOf(lines: string[], kinds: LineKind[], anchor: Anchor, before?: Anchor, next?: Anchor): Role {
  const cellsAt = (at: number) => cellsOf(lines[at] ?? '')
  const above: string[] = []
  for (let at = anchor.index - 1; at > (before?.index ?? -1) && at >= anchor.index - near; at--) {
    if (kinds[at] !== 'name') break
    above.unshift(...cellsAt(at))
  }
  const below: string[][] = []
  for (let at = anchor.index + 1; at < (next?.index ?? lines.length) && below.length < near; at++) {
    if (kinds[at] !== 'name') break
    below.push(cellsAt(at))
  }
  return { beside: cellsOf(anchor.own), above, below }
}

function noteIn({ beside, below }: Role, slot: Slot): string | undefined {
  const cells = slot === 'beside' ? beside.slice(0, 1) : below[0]
  const [note] = cells ?? []
  if (note === undefined || cells?.length !== 1) return undefined
  return isPlace(note) || (isPlaceLike(note) && note.split(/\s+/).length <= mostWords) ? note : undefined
}

const othersOf = ({ beside, above, below }: Role, slot: Slot) =>
  slot === 'beside' ? [...beside.slice(1), ...above, ...below.flat()] : [...beside, ...above, ...below.slice(1).flat()]

/** Whether every role has two names without the note, and most have a title. */
function standWithout(roles: Role[], slot: Slot, hasBanners: boolean): boolean {
  const others = roles.map((role) => othersOf(role, slot))
  const titled = others.filter((texts) => texts.some((text) => titleScore(text) > employerScore(text)))
  return titled.length >= roles.length / 2 && others.every(({ length }) => length >= (hasBanners ? 1 : 2))
}

/** Whether the other name cannot be the place instead: it is longer, or has the sign of an employer. */
function isPlainer(note: string, role: Role, slot: Slot): boolean {
  const words = note.split(/\s+/).length
  return othersOf(role, slot).some(
    (text) =>
      titleScore(text) <= employerScore(text) &&
      (employerScore(text) > 0 || text.split(/\s+/).length > Math.max(words, 2)),
  )
}
