import { findDates } from '../annotate/find-dates.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import type { Section } from './sections.ts'

/** How many skills the first line of a section names that is about them. */
const several = 3

/**
 * Sections without any date that begin with a list of skills, as sections about skills, in a resume whose work has dates elsewhere: "Frontend &
 * Experience" and "Some experience:" head what somebody knows.
 */
export function withSkillsOfExperience(sections: Section[]): Section[] {
  const isWork = ({ kind }: Section) => kind === 'experience'
  if (sections.filter(isWork).length < 2 || !sections.some((section) => isWork(section) && isDated(section)))
    return sections
  return sections.map((section) =>
    isWork(section) && !isDated(section) && listsSkills(section) ? { ...section, kind: 'skills' } : section,
  )
}

const isDated = ({ lines }: Section) => lines.some((line) => findDates(line).length > 0)

const listsSkills = ({ lines }: Section) => findSkills(lines.find((line) => line !== '') ?? '', true).length >= several
