import { lineKind } from '../annotate/line-kinds.ts'
import { isSpanAlone } from '../annotate/whole-dates.ts'
import { type Found, within } from './found.ts'

/**
 * Headers that were torn apart, such as a name at the foot of a page and its dates on the next, as one; and names without dates within
 * the work of a role as a part of it, where others have dates: "Crew of four" and "Welder at the harbour" below it.
 */
export function mended(found: Found[]): Found[] {
  const whole: Found[] = []
  const areDated = found.length >= severalRoles && found.filter(({ range }) => range).length >= found.length / 2
  for (const role of found) {
    const above = whole.at(-1)
    if (areDated && role.isRightBelow && above?.range && above.work.length > 0 && !above.isListed) {
      whole[whole.length - 1] = { ...above, work: [...above.work, ...role.lines, ...role.work] }
      continue
    }
    if (above && isPartOfWork(role, above)) {
      whole[whole.length - 1] = { ...above, work: [...above.work, ...role.lines, ...role.work], isListed: true }
      continue
    }
    if (above && isTime(role, above)) {
      const told = role.lines.filter((line) => !isSpanAlone(line))
      whole[whole.length - 1] = { ...above, work: [...above.work, ...told, ...role.work] }
      continue
    }
    const isRest = role.title === '' && role.employer === '' && role.range !== undefined
    if (above && isRest && above.range === undefined && above.title !== '') {
      whole[whole.length - 1] = { ...above, range: role.range, work: [...above.work, ...role.work] }
    } else whole.push(role)
  }
  return whole
}

/** Whether an item is about some time within that of the role above it, whose header is none: "• Foreman at the harbour, 2020". */
function isPartOfWork(role: Found, above: Found): boolean {
  if (!role.isItem || above.isItem || above.title === '' || !role.range || !above.range) return false
  return within(role.range, above.range)
}

/** Whether dates within those of the role above stand above nothing but work, or running text of which some words were read as a name. */
function isTime(role: Found, above: Found): boolean {
  if (above.title === '' || above.employer === '' || !role.range || !above.range) return false
  if (!within(role.range, above.range)) return false
  const names = [role.title, role.employer].filter((name) => name !== '')
  return names.length === 0 || (names.length === 1 && role.lines.some((line) => lineKind(line) === 'prose'))
}

/** From how many roles on they tell whether roles have dates. */
const severalRoles = 2
