import { lineKind } from '../annotate/line-kinds.ts'
import { isSpanAlone } from '../annotate/whole-dates.ts'
import { titleScore } from '../vocabulary/role-words.ts'
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
    if (above && isDatesAndPlace(role, above)) {
      whole[whole.length - 1] = { ...above, range: role.range, work: role.work, isListed: role.isListed }
      continue
    }
    const isRest = role.title === '' && role.employer === '' && role.range !== undefined
    if (above && isRest && above.range === undefined && above.title !== '') {
      whole[whole.length - 1] = { ...above, range: role.range, work: [...above.work, ...role.work] }
    } else whole.push(role)
  }
  return whole
}

/** From how many items on that are titles with a time of their own, these are the roles below a header; score from which a text is one. */
const [severalItems, sureTitle] = [2, 3]

/**
 * Roles of which one is no role but heads those below it, each an item with its title and its time: "Early career   2016 – 2021", "Iron
 * Works", and "• Welder (2018 – 2021)". Its employer is theirs.
 */
export function withHeadsOfItems(found: Found[]): Found[] {
  let below = 0
  return found.map((role, at) => {
    if (below-- > 0) return { ...role, employer: '' }
    below = mayHead(role) ? rolesBelow(found, at) : 0
    if (below >= severalItems) return { ...role, title: '', isEmployerFirst: true }
    below = 0
    return role
  })
}

const mayHead = ({ title, employer, work }: Found) =>
  title !== '' && employer !== '' && work.length === 0 && titleScore(title) <= 0

/** How many items right below a header are roles in its time. */
function rolesBelow(found: Found[], at: number): number {
  const head = found[at] as Found
  let end = at + 1
  for (let item = found[end]; item && isRoleOf(item, head); item = found[end]) end++
  return end - at - 1
}

const isRoleOf = (item: Found, { range }: Found) =>
  item.isItem &&
  item.range !== undefined &&
  range !== undefined &&
  within(item.range, range) &&
  titleScore(item.title) >= sureTitle

/** Whether an item is about some time within that of the role above it, whose header is none: "• Foreman at the harbour, 2020". */
function isPartOfWork(role: Found, above: Found): boolean {
  if (!role.isItem || above.isItem || above.title === '' || !role.range || !above.range) return false
  return within(role.range, above.range)
}

/** Whether dates and a place alone stand below a header without any, of which the place was read as an employer: "2019 – 2021 | HARBOUR, LEEDS". */
function isDatesAndPlace({ title, range, lines, isDateFirst }: Found, above: Found): boolean {
  if (above.title === '' || above.employer === '' || above.range || above.work.length > 0) return false
  return range !== undefined && titleScore(title) <= 0 && isDateFirst && lines.length === 1
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
