import { isDuration } from '../annotate/cell-kinds.ts'
import { isPlace } from '../annotate/places.ts'
import type { Item } from '../decode/features.ts'
import { separators } from '../text/separators.ts'
import { ownAccount } from '../vocabulary/own-account.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import type { Group } from './groups.ts'

const gapSeparator = separators.indexOf('gap')
/** Maximum length of a line that names an employer and its town, and of one that names an employer alone, in characters. */
const [longest, longestAlone] = [110, 60]

/** How sure an employer is that its place told and not its words, in percent. */
const confidence = 60
/** Share of the roles that begin with their employer from which a name alone above another is one, too. */
const employersFirst = 0.4

/**
 * Groups of which each without an employer has the one on the line right above it, if that was taken for the end of the work above:
 * a name and, behind a wide gap, a place ("Sandhill | Start-up   Leeds, UK"), the word for work on one's own account, or, among
 * roles below their employers, a name alone.
 */
export function withEmployersAbove(groups: Group[]): Group[] {
  const moved = groups.map(({ items, labels, confidences }) => ({
    items: [...items],
    labels: [...labels],
    confidences: [...confidences],
  }))
  const begun = groups.filter(({ labels }) => labels[0]?.base === 'EMPLOYER').length
  const areBelow = begun >= 2 && begun >= employersFirst * groups.length
  for (const [index, group] of moved.entries()) {
    const above = moved[index - 1]
    if (!above || group.labels[0]?.base !== 'TITLE' || group.labels.some(({ base }) => base === 'EMPLOYER')) continue
    const last = startOfLine(above, above.items.length)
    const from = isLength(above.items.slice(last)) ? startOfLine(above, last) : last
    const line = above.items.slice(from)
    const isLeft = above.labels.slice(from).every(({ base }) => base === 'WORK')
    if (!isLeft || !isRightAbove(line, group) || !(namesEmployer(line) || (areBelow && isNameAlone(line)))) continue
    above.items.length = above.labels.length = above.confidences.length = from
    group.items.unshift(...line)
    group.labels.unshift(
      ...line.map((_item, at) => ({ base: at === 0 ? 'EMPLOYER' : 'OTHER', begins: at === 0 }) as const),
    )
    group.confidences.unshift(...line.map(() => confidence))
  }
  return moved
}

/** Index of the first cell of the line that ends before a cell. */
function startOfLine({ items }: Group, end: number): number {
  const last = items[end - 1]?.at
  return last === undefined ? 0 : items.findIndex(({ at }) => at === last)
}

/** Whether a line is how long all roles at one employer took: "1 yr 6 mos". */
const isLength = ([first, ...others]: Item[]) =>
  first !== undefined && others.length === 0 && isDuration(first.cell.text)

const isRightAbove = (line: Item[], { items }: Group) => (items[0]?.at ?? 0) - (line.at(-1)?.at ?? 0) === 1

function namesEmployer(line: Item[]): boolean {
  const [first, ...others] = line.filter(({ at }) => at === line[0]?.at)
  if (!first || first.line.isItem || first.line.isWhole || first.line.text.length > longest) return false
  if (ownAccount.test(first.line.text)) return true
  const gap = others.find(({ separator }) => separator === gapSeparator)
  const place = gap ? first.line.text.slice(gap.cell.from) : ''
  return isPlace(place) || isPlace(place.split(', ').at(-1) ?? '')
}

/** Whether a line that begins a block is one name and nothing else. */
function isNameAlone(line: Item[]): boolean {
  const [first, ...others] = line.filter(({ at }) => at === line[0]?.at)
  if (!first || others.length > 0 || first.cell.separator !== 'blank' || first.line.isItem || first.line.isWhole)
    return false
  return first.line.text.length <= longestAlone && /^\p{Lu}/u.test(first.line.text) && titleScore(first.line.text) <= 0
}
