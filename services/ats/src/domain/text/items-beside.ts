import { isBullet } from '../annotate/bullets.ts'
import { findDates } from '../annotate/find-dates.ts'

/** A name in a margin, or a line of names and dates, and the item of a list that begins beside it. */
const besideItem = /^(\S.{0,98}?\S)\s{3,}([•▪◦●‣]\s+(\S.*))$/u
/** Longest name in a margin, in characters. */
const longestName = 40
/** A name of a few words, each with a capital but those that join them. */
const capitals =
  /^(?:\p{Lu}[\p{L}.’'&-]*|of|the|and|for|&|de|la|du|des|und|für|y|e)(?: (?:\p{Lu}[\p{L}.’'&-]*|of|the|and|for|&|de|la|du|des|und|für|y|e)){0,6}$/u

/**
 * Lines of which none has a name and, behind a wide gap, an item: "Welder   • Welded bridges" is two. Where the next line has the dates, the
 * sign stands between two names: "Welder   • Iron Works".
 */
export function apartFromItems(lines: string[]): string[] {
  return lines.flatMap((line, at) => {
    const [, name, item, text = ''] = isBullet(line) ? [] : (besideItem.exec(line) ?? [])
    if (name === undefined || item === undefined) return [line]
    if (capitals.test(text) && hasDates(lines[at + 1] ?? '')) return [`${name} | ${text}`]
    return name.length <= longestName || findDates(name).length > 0 ? [name, item] : [line]
  })
}

/** Whether a line has dates and is neither an item nor running text. */
const hasDates = (line: string) => line.length <= longestName * 2 && !isBullet(line) && findDates(line).length > 0
