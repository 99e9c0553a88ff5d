import type { ParsedResume } from '../report.ts'
import { parseContact } from './contact.ts'
import { monthsCovered } from './dates.ts'
import { highestLevel, parseEducation } from './education.ts'
import { parseRoles, type RoleWithWork } from './roles.ts'
import { linesOf, type Section, splitSections } from './sections.ts'
import { parseSkills } from './skills.ts'

/** A resume as it was read: its fields, its parts and its work, for the rules to judge. */
export interface ReadResume {
  text: string
  sections: Section[]
  roles: RoleWithWork[]
  parsed: ParsedResume
}

/** Reads a resume's text. Nothing is in the result that is not in the text. */
export function readResume(text: string, today: Date): ReadResume {
  const sections = splitSections(text)
  const roles = parseRoles(linesOf(sections, 'experience'))
  const education = parseEducation(linesOf(sections, 'education'))
  const work = linesOf(sections, 'experience', 'projects').join('\n')
  const shown = roles.map(({ bullets: _work, ...role }) => role)
  return {
    text,
    sections,
    roles,
    parsed: {
      ...parseContact(text, sections),
      roles: shown,
      education,
      skills: parseSkills(linesOf(sections, 'skills'), work),
      monthsOfExperience: monthsCovered(shown, today),
      highestDegree: highestLevel(education),
    },
  }
}
