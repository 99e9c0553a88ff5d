import { isPlace } from '../annotate/places.ts'
import type { Label } from '../decode/labels.ts'
import { separators } from '../text/separators.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import type { Group } from './groups.ts'
import { isTerm } from './role-names.ts'

const dash = separators.indexOf('dash')
/** Fewest roles that say it together. */
const severalRoles = 2

/**
 * Groups of which each has as its employer what stands behind the dash of its title, where all are like that, whether it was read so or as a part of the title:
 * "Trainee - Sandhill", "Welder - Kestwick". In one alone it may be what somebody did: "Welder - Cranes".
 */
export function withEmployersBehind(groups: Group[]): Group[] {
  const named = groups.filter(({ labels }) => labels.some(({ base }) => base === 'TITLE'))
  const areAlike = named.length >= severalRoles && named.length === groups.length && named.every(isTitleAndName)
  return areAlike ? groups.map(withEmployer) : groups
}

function isTitleAndName({ items, labels }: Group): boolean {
  const at = labels.findIndex(({ base }) => base === 'TITLE')
  const [title, name] = [items[at], items[at + 1]]
  if (!title || !name || name.at !== title.at || name.separator !== dash) return false
  const names = labels.filter(({ base }) => base === 'TITLE_MORE' || base === 'EMPLOYER' || base === 'EMPLOYER_MORE')
  const { text } = name.cell
  const isName = /^\p{Lu}/u.test(text) && titleScore(text) <= 0 && !isPlace(text) && !isTerm(text)
  const base = labels[at + 1]?.base
  return (
    names.length === 1 && (base === 'TITLE_MORE' || base === 'EMPLOYER') && titleScore(title.cell.text) > 0 && isName
  )
}

function withEmployer({ items, labels, confidences }: Group): Group {
  const at = labels.findIndex(({ base }) => base === 'TITLE_MORE')
  return {
    items,
    labels: labels.map((label, index): Label => (index === at ? { ...label, base: 'EMPLOYER' } : label)),
    confidences,
  }
}
