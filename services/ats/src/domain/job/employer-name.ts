import { foldText } from '../vocabulary/fold-text.ts'
import { titleScore } from '../vocabulary/role-words.ts'

/** A line of up to four words that are written as names are. */
const nameLine = /^\p{Lu}[\p{L}\d.&’'-]*(?:\s(?:\p{Lu}[\p{L}\d.&’'-]*|&)){0,3}$/u
/** How much of a job description is looked at, in characters. */
const enough = 4_000

/** The name of the employer, if it stands alone below the title; empty where no line reads like one. */
export function employerBelow(jobDescription: string): string {
  const [, line = ''] = jobDescription
    .slice(0, enough)
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return nameLine.test(line) && titleScore(line) <= 1 ? line : ''
}

/** Words around a name that is somebody's. */
const before = '(?:at|join(?:ing)?|bei|chez|presso|bij|about)'
const behind = '(?:is|was|has|are|offers|provides|seeks|ist|sucht|est|recherche|cherche|è|cerca|es|busca|zoekt|jest)'

/**
 * Whether a name is the employer's rather than that of a skill: a part of it, or all of it where the job description speaks of somebody
 * by that name.
 */
export function isOfEmployer(name: string, employer: string, jobDescription: string): boolean {
  if (employer === '' || !` ${foldText(employer)} `.includes(` ${foldText(name)} `)) return false
  if (foldText(name) !== foldText(employer)) return true
  const written = employer.replaceAll('.', '\\.')
  return new RegExp(
    String.raw`(?<!\p{L})${before}\s${written}(?!\p{L})|(?<!\p{L})${written}[®™]?\s${behind}(?!\p{L})`,
    'u',
  ).test(jobDescription.slice(0, enough))
}
