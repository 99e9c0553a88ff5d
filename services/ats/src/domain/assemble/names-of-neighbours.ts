import { titleScore } from '../vocabulary/role-words.ts'
import type { Found } from './found.ts'
import { isEmployerAlone } from './role-names.ts'

/**
 * Roles with the title of the one above, where dates and employers stand line below line under one title: "Welder", "2019 at Iron Works",
 * "2020 – 2021 at Red Mill"; or each above its work, if the title has a line of its own: "Welder", "Iron Works | 2019", "• Joined plates",
 * "Red Mill | 2020 – 2021".
 */
export function withTitlesAbove(found: Found[]): Found[] {
  const titled: Found[] = []
  for (const role of found) {
    const above = titled.at(-1)
    const isUnderTitle = above?.title && above.range && !above.isEmployerFirst
    const isAtOnce =
      above?.work.length === 0 || (above?.isTitleAlone && role.lines.length === 1 && role.isEmployerFirst)
    const isEmployer = role.title === '' && role.employer !== '' && titleScore(role.employer) <= 0
    const isOfAbove = isUnderTitle && isAtOnce && isEmployer && role.isBelow && role.range !== undefined
    titled.push(
      isOfAbove ? { ...role, title: above.title, isEmployerFirst: false, isTitleAlone: above.isTitleAlone } : role,
    )
  }
  return titled
}

/** Share of the names of a list of employers that may read like titles: "Network Locum". */
const likeTitles = 0.2

/** Names as employers where none of a section's several roles has a second name, and hardly any reads like a title. */
export function withEmployersOnly(found: Found[]): Found[] {
  const names = found.filter(({ title, employer }) => title !== '' || employer !== '')
  const titles = names.filter(({ title }) => titleScore(title) > 0).length
  const isList =
    names.length > 1 &&
    names.every(({ title, employer }) => employer === '' || (title === '' && isEmployerAlone(employer))) &&
    titles <= likeTitles * names.length
  if (!isList) return found
  return found.map((role) => ({ ...role, title: '', employer: role.title || role.employer, isEmployerFirst: false }))
}
