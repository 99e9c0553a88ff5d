import { findDates } from '../annotate/find-dates.ts'
import { bulletMark } from '../annotate/line-kinds.ts'

/** A name in a margin, or a line of names and dates, and the item of a list that begins beside it. */
const besideItem = /^(\S.{0,98}?\S)\s{3,}([•▪◦●‣]\s+\S.*)$/u
/** Longest name in a margin, in characters. */
const longestName = 40

/** Lines of which none has a name and, behind a wide gap, an item: "Welder   • Welded bridges" is two. */
export function apartFromItems(lines: string[]): string[] {
  return lines.flatMap((line) => {
    const [, name, item] = bulletMark.test(line) ? [] : (besideItem.exec(line) ?? [])
    if (name === undefined || item === undefined) return [line]
    return name.length <= longestName || findDates(name).length > 0 ? [name, item] : [line]
  })
}
