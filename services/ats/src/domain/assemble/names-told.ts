import { readTold } from '../text/told-sentence.ts'
import type { Found } from './found.ts'

/** Most lines of a header that one sentence takes. */
const most = 2

/**
 * Roles whose header is a sentence with the names that it tells, among others with headers: "Worked with Red Mill as a welder (2014 – 2016)".
 */
export function withNamesTold(found: Found[]): Found[] {
  return found.map((role) => {
    const told = role.lines.length <= most ? readTold(role.lines.join(' ')) : undefined
    return told && told.title !== '' ? { ...role, title: told.title, employer: told.employer || role.employer } : role
  })
}
