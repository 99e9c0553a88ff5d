import { bulletMark } from '../annotate/line-kinds.ts'

/** A name in a margin, and the item of a list that begins beside it. */
const besideItem = /^(\S.{0,38}?\S)\s{3,}([•▪◦●‣]\s+\S.*)$/u

/** Lines of which none has a name and, behind a wide gap, an item: "Welder   • Welded bridges" is two. */
export function apartFromItems(lines: string[]): string[] {
  return lines.flatMap((line) => {
    const [, name, item] = bulletMark.test(line) ? [] : (besideItem.exec(line) ?? [])
    return name !== undefined && item !== undefined ? [name, item] : [line]
  })
}
