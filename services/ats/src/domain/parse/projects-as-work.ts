import { withoutBullet } from '../annotate/bullets.ts'
import { readLabel } from '../annotate/labels.ts'
import { saysExperience } from '../annotate/words-for-experience.ts'
import { readRoles } from '../assemble/roles.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { employerScore } from '../vocabulary/role-words.ts'
import type { Section } from './sections.ts'

/** Lines below the heading that are read to see whether they are roles, how many these have to be, and which share of all. */
const [searched, severalRoles, wholeShare] = [120, 2, 0.6]

/** The beginning of a heading about projects and more, without accents: "Projects & Outside Experience". */
const projectsFirst =
  /^(?:projects?|projekte|projets?|proyectos?|projetos?|progetti|projecten|projekty) (?:and|und|et|y|e|en|i) /

/** A heading that tells of clubs in one country and of firms in the next. */
const ofOrganizations = /^organi[sz]ation(?:al)? experiences?$/

/**
 * Sections about experience with projects as sections about work, in a resume that has none: people who work for one client after the
 * other tell their work so. Each has its time and a firm. So are those about "organizational experience", if it is with firms, and those
 * whose labels name employers. Beside other work, what stands below a heading that begins with projects is none.
 */
export function withProjectsAsWork(sections: Section[]): Section[] {
  const work = sections.filter(({ kind, lines }) => kind === 'experience' && lines.some((line) => line.trim() !== ''))
  const isOfProjects = ({ heading }: Section) => projectsFirst.test(foldText(heading.replace(/[&+/]/g, ' and ')))
  if (work.some((section) => !isOfProjects(section)))
    return sections.map((section) =>
      section.kind === 'experience' && isOfProjects(section) ? { ...section, kind: 'projects' } : section,
    )
  if (work.length > 0) return sections
  return sections.map((section) => (isWork(section) ? { ...section, kind: 'experience' } : section))
}

function isWork({ kind, heading, lines }: Section): boolean {
  const words = foldText(heading)
  if (kind === 'volunteer') return ofOrganizations.test(words) && haveFirms(lines, isFirm)
  if (kind !== 'projects') return false
  return (saysExperience(words) || lines.some(namesEmployer)) && haveFirms(lines)
}

/** Score of an employer with a legal form, which clubs hardly have. */
const firm = 3

const isFirm = (employer: string) => employerScore(employer) >= firm

const namesEmployer = (line: string) => readLabel(withoutBullet(line))?.kind === 'employer'

function haveFirms(lines: string[], isOne: (employer: string) => boolean = (employer) => employer !== ''): boolean {
  const roles = readRoles(lines.slice(0, searched))
  const whole = roles.filter(({ employer, start }) => isOne(employer) && start !== null)
  return whole.length >= severalRoles && whole.length >= wholeShare * roles.length
}
