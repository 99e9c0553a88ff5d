import { isPlace } from '../annotate/places.ts'
import type { Item } from '../decode/features.ts'
import type { Base, Label } from '../decode/labels.ts'
import { type Separator, separators } from '../text/separators.ts'
import { countWords } from '../text/words.ts'
import type { Group } from './groups.ts'

/** Longest name that is taken by its place alone, in words, and fewest groups that show the place. */
const [longest, fewest] = [8, 2]

/**
 * Groups without an employer, or without a title, with what stands alone on the line where all others have theirs: where "Iron Works" and "Red
 * Mill" stand below the titles, "Bridges Project" is an employer there as well.
 */
export function withNamesAtSamePlace(groups: Group[]): Group[] {
  return (['EMPLOYER', 'TITLE'] as const).reduce((done, base) => withNames(done, base), groups)
}

function withNames(groups: Group[], base: Base): Group[] {
  const named = groups.filter(({ labels }) => labels.some((label) => label.base === base))
  const [first, ...others] = named.map((group) => lineOf(group, indexOf(group, base)))
  if (first === undefined || first === 0 || others.some((line) => line !== first)) return groups
  if (groups.length < fewest || named.length === groups.length) return groups
  if (!named.every((group) => isAlone(group, indexOf(group, base)))) return groups
  const known = new Set(named)
  return groups.map((group) => {
    const at = known.has(group) ? -1 : group.items.findIndex((_item, index) => lineOf(group, index) === first)
    if (at < 0 || group.labels[at]?.base !== 'OTHER' || !isAlone(group, at) || !isName(group, at)) return group
    return withLabel(group, at, base)
  })
}

/** Signs that stand between a title and an employer on one line. */
const signs = new Set(['bar', 'dash', 'slash'].map((sign) => separators.indexOf(sign as Separator)))

/**
 * Groups without an employer, or without a title, with what stands behind the same sign where all others have theirs: where "Iron Works / Welder"
 * and "Red Mill / Fitter" stand elsewhere, "Summer job" of "Sandhill / Summer job" is a title as well.
 */
export function withNamesBehindSameSign(groups: Group[]): Group[] {
  return (['EMPLOYER', 'TITLE'] as const).reduce((done, base) => {
    const named = done.filter(({ labels }) => labels.some((label) => label.base === base))
    const [first, ...others] = named.map((group) => group.items[indexOf(group, base)])
    const isThere = (item: Item | undefined, group: Group) =>
      item?.spot === 1 && item.separator === first?.separator && item.at === group.items[0]?.at
    const areThere = named.every((group) => isThere(group.items[indexOf(group, base)], group))
    if (!first || others.length === 0 || !signs.has(first.separator) || !areThere) return done
    const known = new Set(named)
    return done.map((group) => {
      const at = known.has(group) ? -1 : group.items.findIndex((item) => isThere(item, group))
      return group.labels[at]?.base === 'OTHER' && isName(group, at) ? withLabel(group, at, base) : group
    })
  }, groups)
}

const withLabel = (group: Group, at: number, base: Base): Group => ({
  ...group,
  labels: group.labels.map((label, index): Label => (index === at ? { ...label, base } : label)),
})

const indexOf = ({ labels }: Group, base: Base) => labels.findIndex((label) => label.base === base)

/** How many lines below the first of its group a cell stands. */
const lineOf = ({ items }: Group, at: number) => (items[at]?.at ?? 0) - (items[0]?.at ?? 0)

const isAlone = ({ items }: Group, at: number) => items[at]?.line.cells.length === 1

function isName({ items }: Group, at: number): boolean {
  const { text = '' } = items[at]?.cell ?? {}
  return (
    /^\p{Lu}.*\p{L}$/u.test(text) && countWords(text) <= longest && !isPlace(text) && items[at]?.line.isItem === false
  )
}
