import { headingKind } from '../../domain/annotate/headings.ts'
import { nameIn } from '../../domain/annotate/person-name.ts'

/** A paragraph whose letters are set in a size of their own, or as a title. */
export interface Prominent {
  text: string
  /** Half points. */
  size: number
}

/** How much larger than other sized text a name is that stands out. */
const standsOut = 1.1
/** Smallest size that stands out, in half points: body text is set in 20 to 24. */
const smallest = 28

/** Lines with the name first that stands in a box at the top edge of the first page. */
export function liftTop(lines: string[], atTop: string[]): string[] {
  const name = atTop.find((line) => nameIn(line).includes(' ') && headingKind(line) === undefined)
  const at = name === undefined ? -1 : lines.indexOf(name)
  const isFirst = lines.slice(0, at).every((line) => line.trim() === '')
  return name === undefined || at < 0 || isFirst ? lines : [name, ...lines.toSpliced(at, 1)]
}

/**
 * Lines with the name first, when the largest text of a document reads like one: people read it first, wherever it stands,
 * such as right of a sidebar. Lines that begin with it stay as they are.
 */
export function liftName(lines: string[], prominent: Prominent[]): string[] {
  const size = prominent.reduce((most, one) => Math.max(most, one.size), 0)
  if (size < smallest) return lines
  const largest = prominent.filter((one) => one.size * standsOut > size).map(({ text }) => text.trim())
  const [first = '', second = ''] = largest
  if (largest.length > 2 || headingKind(first) !== undefined || nameIn([first, second].join(' ').trim()) === '')
    return lines
  const at = lines.findIndex((line) => line.trim() === first)
  const isBoth = second === '' || lines[at + 1]?.trim() === second
  const isFirst = lines.slice(0, at).every((line) => line.trim() === '')
  if (at < 0 || !isBoth || isFirst) return lines
  return [[first, second].join(' ').trim(), ...lines.toSpliced(at, second === '' ? 1 : 2)]
}
