import { saysExperience } from '../annotate/words-for-experience.ts'
import { readRoles } from '../assemble/roles.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import type { Section } from './sections.ts'

/** Lines below the heading that are read to see whether they are roles, how many these have to be, and which share of all. */
const [searched, severalRoles, wholeShare] = [120, 2, 0.6]

/** The beginning of a heading about projects and more, without accents: "Projects & Outside Experience". */
const projectsFirst =
  /^(?:projects?|projekte|projets?|proyectos?|projetos?|progetti|projecten|projekty) (?:and|und|et|y|e|en|i) /

/**
 * Sections about experience with projects as sections about work, in a resume that has none: people who work for one client after the
 * other tell their work so. Each has its time and a firm. Beside other work, what stands below a heading that begins with projects is
 * none.
 */
export function withProjectsAsWork(sections: Section[]): Section[] {
  const work = sections.filter(({ kind }) => kind === 'experience')
  const isOfProjects = ({ heading }: Section) => projectsFirst.test(foldText(heading.replace(/[&+/]/g, ' and ')))
  if (work.some((section) => !isOfProjects(section)))
    return sections.map((section) =>
      section.kind === 'experience' && isOfProjects(section) ? { ...section, kind: 'projects' } : section,
    )
  if (work.length > 0) return sections
  return sections.map((section) =>
    section.kind === 'projects' && saysExperience(foldText(section.heading)) && haveFirms(section.lines)
      ? { ...section, kind: 'experience' }
      : section,
  )
}

function haveFirms(lines: string[]): boolean {
  const roles = readRoles(lines.slice(0, searched))
  const whole = roles.filter(({ employer, start }) => employer !== '' && start !== null)
  return whole.length >= severalRoles && whole.length >= wholeShare * roles.length
}
