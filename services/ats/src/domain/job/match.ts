import { plain } from '../parse/sections.ts'
import type { EducationLevel, ParsedResume } from '../report.ts'
import { skillNames } from '../vocabulary/find-skills.ts'
import { type Requirement, reaches, readRequirements } from './requirements.ts'

/** How a resume meets an advertisement. */
export interface JobMatch {
  requirements: (Requirement & { met: boolean })[]
  /** 0 to 100: the weight of what is met in the weight of everything that is asked for. */
  score: number
  matched: string[]
  missing: string[]
}

/** Matches a resume against an advertisement. A skill counts once, however often it is named. */
export function matchJob(text: string, parsed: ParsedResume, advertisement: string): JobMatch {
  const own = new Set([...skillNames(text), ...parsed.skills, ...skillNames(parsed.skills.join('\n'), true)].map(plain))
  const requirements = readRequirements(advertisement).map((requirement) => ({
    ...requirement,
    met: isMet(requirement, own, parsed),
  }))
  const possible = requirements.reduce((sum, { weight }) => sum + weight, 0)
  const met = requirements.reduce((sum, { weight, met }) => sum + (met ? weight : 0), 0)
  const names = (wanted: boolean) =>
    requirements
      .filter(({ kind, met }) => kind === 'skill' && met === wanted)
      .sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
      .map(({ name }) => name)
  return {
    requirements,
    score: possible === 0 ? 0 : (100 * met) / possible,
    matched: names(true),
    missing: names(false),
  }
}

function isMet(requirement: Requirement, own: Set<string>, parsed: ParsedResume): boolean {
  if (requirement.kind === 'skill') return own.has(plain(requirement.name))
  if (requirement.kind === 'years') return parsed.monthsOfExperience >= (requirement.years ?? 0) * 12
  return reaches(parsed.highestDegree as EducationLevel, requirement.level ?? 'none')
}
