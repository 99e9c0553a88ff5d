import { monthOf } from '../annotate/dates.ts'
import type { YearMonth } from '../report.ts'

/** Fewest spans that end before they start, and how many of them there are for each in order, for the later date to be meant first. */
const turned = { fewest: 2, forEach: 3 }

interface Dated {
  start: YearMonth | null
  end: YearMonth | null
}

/**
 * Roles whose spans are in order, where a resume has the later date of each first: "2021 – 2019". A single one that ends before it starts
 * is a mistake, which is left for the rules to tell.
 */
export function withDatesInOrder<T extends Dated>(roles: T[]): T[] {
  const isTurned = ({ start, end }: Dated) => start !== null && end !== null && monthOf(start) > monthOf(end)
  const isInOrder = ({ start, end }: Dated) => start !== null && end !== null && monthOf(start) < monthOf(end)
  const count = roles.filter(isTurned).length
  if (count < turned.fewest || count < turned.forEach * roles.filter(isInOrder).length) return roles
  return roles.map((role) => (isTurned(role) ? { ...role, start: role.end, end: role.start } : role))
}
