import { titleScore } from '../vocabulary/role-words.ts'

/** Nothing in small letters, and a capital at least. */
const inCapitals = /^\P{Ll}*\p{Lu}\P{Ll}*$/u

/**
 * The names of a role below others at an employer: it is its own, too, if the role has none. Employers are written alike, so that what is in
 * capitals as the one above, and reads like no title, is another employer.
 * @param above the employer above; empty for none
 */
export function belowEmployer(title: string, employer: string, above: string): { title: string; employer: string } {
  const isOther = employer === '' && titleScore(title) <= 0 && inCapitals.test(title) && inCapitals.test(above)
  return isOther ? { title: '', employer: title } : { title, employer: employer || above }
}
