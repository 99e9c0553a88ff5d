import { highestLevel } from '../annotate/levels.ts'
import { monthsCovered } from '../annotate/months-covered.ts'
import type { SectionKind } from '../annotate/section-kinds.ts'
import type { CourseRead } from '../assemble/courses.ts'
import type { RoleWithWork } from '../assemble/role-with-work.ts'
import { readRoles } from '../assemble/roles.ts'
import type { ParsedResume } from '../report.ts'
import { type Contact, parseContact } from './contact.ts'
import { withWorkContinued } from './continued-work.ts'
import { type Doubt, findDoubts } from './doubts.ts'
import { withEntriesNoHeadings } from './entries-as-headings.ts'
import { sectionsWithoutHeadings } from './headless.ts'
import { mendText } from './mend-text.ts'
import { withProjectsAsWork } from './projects-as-work.ts'
import { rolesAndCourses } from './roles-and-courses.ts'
import { secondCopiesApart } from './second-copies.ts'
import { linesOf, type Section, splitSections } from './sections.ts'
import { parseSkills } from './skills.ts'
import { withSkillsOfExperience } from './skills-as-work.ts'
import { withStudiesContinued } from './studies-continued.ts'
import { withTeachingAsWork } from './teaching.ts'
import { withWorkBelowOthers } from './work-below-others.ts'

/** A resume as it was read: its fields, its parts and its work, for the rules to judge. */
export interface ReadResume {
  text: string
  sections: Section[]
  roles: RoleWithWork[]
  courses: CourseRead[]
  contact: Contact
  parsed: ParsedResume
  doubts: Doubt[]
  /** What sections about work say that stand there a second time: it is no other role, but the rules tell that it is repeated. */
  copiedWork: string[]
}

/** More than any resume has; text that is meant to break a reader would have thousands. */
const most = { lines: 8_000, linesOfKind: 1_500, roles: 80, education: 40, skills: 400 }

/** Reads a resume's text. Nothing is in the result that is not in the text. */
export function readResume(given: string, today: Date): ReadResume {
  const text = mendText(given)
  const { once: headed, copies } = secondCopiesApart(withEntriesNoHeadings(splitSections(withinLines(text))))
  const known = withWorkBelowOthers(withSkillsOfExperience(sectionsWithoutHeadings(headed) ?? headed))
  const sections = withinKinds(withStudiesContinued(withWorkContinued(withProjectsAsWork(withTeachingAsWork(known)))))
  const read = rolesAndCourses(sections, text, today)
  const roles = read.roles.slice(0, most.roles)
  const courses = read.courses.slice(0, most.education)
  const shown = roles.map(({ title, employer, current, start, end }) => ({ title, employer, current, start, end }))
  const education = courses.map(({ school, credential, level, end }) => ({ school, credential, level, end }))
  const titles = roles.map(({ title }) => title)
  const contact = parseContact(text, sections, titles)
  const { name, email, phone, links } = contact
  const parsed = {
    name,
    email,
    phone,
    links,
    roles: shown,
    education,
    skills: parseSkills(sections).slice(0, most.skills),
    monthsOfExperience: monthsCovered(shown, today),
    highestDegree: highestLevel(education),
  }
  const doubts = findDoubts(sections, roles, courses, parsed)
  const copiedWork = readRoles(linesOf(copies, 'experience')).flatMap(({ bullets }) => bullets)
  return { text, sections, roles, courses, contact, parsed, doubts, copiedWork }
}

/** The beginning of a text with more lines than any resume has: lines of a letter or two would take as long as words. */
function withinLines(text: string): string {
  const lines = text.split('\n')
  return lines.length <= most.lines ? text : lines.slice(0, most.lines).join('\n')
}

/** Sections with no more lines of a kind than any resume has: several readings of work and studies compete, of which each takes its time. */
function withinKinds(sections: Section[]): Section[] {
  const left = new Map<SectionKind, number>()
  return sections.map((section) => {
    const room = left.get(section.kind) ?? most.linesOfKind
    left.set(section.kind, Math.max(0, room - section.lines.length))
    return section.lines.length <= room ? section : { ...section, lines: section.lines.slice(0, room) }
  })
}
