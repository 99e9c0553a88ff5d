import { isPlace } from '../annotate/places.ts'
import type { Item } from '../decode/features.ts'
import { separators } from '../text/cells.ts'
import type { Group } from './groups.ts'

const gapSeparator = separators.indexOf('gap')
/** Maximum length of a line that names an employer and its town, in characters. */
const longest = 110

/**
 * Groups of which each without an employer has the one on the line right above it, if that was taken for the end of the work above:
 * a name and, behind a wide gap, a place: "Sandhill | Start-up   Leeds, UK".
 */
export function withEmployersAbove(groups: Group[]): Group[] {
  const moved = groups.map(({ items, labels, confidences }) => ({
    items: [...items],
    labels: [...labels],
    confidences: [...confidences],
  }))
  for (const [index, group] of moved.entries()) {
    const above = moved[index - 1]
    if (!above || group.labels[0]?.base !== 'TITLE' || group.labels.some(({ base }) => base === 'EMPLOYER')) continue
    const from = startOfLastLine(above)
    const line = above.items.slice(from)
    const isLeft = above.labels.slice(from).every(({ base }) => base === 'WORK')
    if (!isLeft || !namesEmployer(line) || !isRightAbove(line, group)) continue
    above.items.length = above.labels.length = above.confidences.length = from
    group.items.unshift(...line)
    group.labels.unshift(
      ...line.map((_item, at) => ({ base: at === 0 ? 'EMPLOYER' : 'OTHER', begins: at === 0 }) as const),
    )
    group.confidences.unshift(...line.map(() => 50))
  }
  return moved
}

function startOfLastLine({ items }: Group): number {
  const last = items.at(-1)?.at
  return last === undefined ? 0 : items.findIndex(({ at }) => at === last)
}

const isRightAbove = (line: Item[], { items }: Group) => (items[0]?.at ?? 0) - (line[0]?.at ?? 0) === 1

function namesEmployer([first, ...others]: Item[]): boolean {
  if (!first || first.line.isItem || first.line.isWhole || first.line.text.length > longest) return false
  const gap = others.find(({ separator }) => separator === gapSeparator)
  const place = gap ? first.line.text.slice(gap.cell.from) : ''
  return isPlace(place) || isPlace(place.split(', ').at(-1) ?? '')
}
