import { readTold, titleTold } from '../text/told-sentence.ts'
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

/** A word for "at" that the name stands right behind: "WithRED MILL". */
const glued = /^with\s?(?=\p{Lu}{2})/iu

/** Words for a time, which no name begins with. */
const noName = /^(?:during (?:the )?(?:period|year|month)|till (?:date|now|working)|to till|with effect)(?!\p{L})/iu

/** Roles whose employer is a sentence that tells of one, without it: "was working with Red Mill Ltd". */
export function withEmployersTold(found: Found[]): Found[] {
  return found.map((role) => {
    const told = role.employer.includes(' ') ? readTold(role.employer) : undefined
    if (!told?.employer)
      return { ...role, employer: noName.test(role.employer) ? '' : role.employer.replace(glued, '') }
    return { ...role, title: role.title || told.title, employer: told.employer }
  })
}

/** Roles without a title whose work begins with a sentence that tells it: "Red Mill   2013 – 2016", and "Worked as a welder for the town" below. */
export function withTitlesOfWork(found: Found[]): Found[] {
  return found.map((role) => {
    const title = role.title === '' && role.employer !== '' ? titleTold(role.work[0] ?? '') : ''
    return title === '' ? role : { ...role, title }
  })
}
