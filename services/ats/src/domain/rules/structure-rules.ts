import { headingKind } from '../annotate/headings.ts'
import type { SectionKind } from '../annotate/section-kinds.ts'
import { isOwnAccount } from '../assemble/role-names.ts'
import type { RoleWithWork } from '../assemble/role-with-work.ts'
import type { YearMonth } from '../report.ts'
import { ownAccountBefore } from '../vocabulary/own-account.ts'
import { type Facts, quotes, type Rule } from './rule.ts'

/** Whether a role with dates stands below a heading of its writer's own or in a language that no list has. */
const isWorkBelowOther = ({ roles, sections }: Facts) =>
  roles.some(
    ({ start, lines: [first = ''] }) =>
      start && sections.some(({ kind, heading, lines }) => kind === 'other' && heading !== '' && lines.includes(first)),
  )

/** A sign or a word between two headings in one, in several languages. */
const betweenHeadings = /\s*[&+/|,]\s*|\s(?:and|und|et|y|e|en|i|og|och|ja|ve|a|si|dan|и|і|та)\s/iu

/** Whether a section has the heading of a kind, perhaps beside that of another: "Education and experience". */
const isHeadedBy = ({ kind, heading, lines }: Facts['sections'][number], wanted: SectionKind) =>
  lines.some((line) => line !== '') &&
  (kind === wanted || heading.split(betweenHeadings).some((part) => headingKind(part) === wanted))

function hasSection(kind: SectionKind, name: string) {
  return (facts: Facts) => {
    const { sections, isDoubtful } = facts
    const section = sections.find((candidate) => isHeadedBy(candidate, kind))
    const isMissed =
      isDoubtful('headings') || (kind === 'experience' && (isDoubtful('dates') || isWorkBelowOther(facts)))
    if (section === undefined && isMissed) return undefined
    return { passed: section !== undefined, evidence: section ? `“${section.heading}”` : `No ${name} section` }
  }
}

const describe = (role: { title: string; employer: string }) =>
  [role.title, role.employer].filter(Boolean).join(', ') || 'a role without title and employer'

/** Whether the sections and roles are where readers look for them. */
export const structureRules: Rule[] = [
  {
    id: 'structure.experience',
    category: 'structure',
    severity: 'error',
    weight: 3,
    passesWhen: 'The resume has a work experience section.',
    fix: 'Add a section with the heading "Experience".',
    judge: hasSection('experience', 'Experience'),
  },
  {
    id: 'structure.education',
    category: 'structure',
    severity: 'warning',
    weight: 2,
    passesWhen: 'The resume has an education section.',
    fix: 'Add a section with the heading "Education", even if it is short.',
    judge: hasSection('education', 'Education'),
  },
  {
    id: 'structure.skills',
    category: 'structure',
    severity: 'warning',
    weight: 2,
    passesWhen: 'The resume has a skills section.',
    fix: 'Add a section with the heading "Skills" and list your skills, separated by commas.',
    judge: hasSection('skills', 'Skills'),
  },
  {
    id: 'structure.role-dates',
    category: 'structure',
    severity: 'warning',
    weight: 10,
    passesWhen: 'The dates of your work can be matched to roles.',
    fix: 'Give every role a line with its title, employer, and dates. If yours have one, this parser missed it, and others may, too.',
    judge: ({ parsed, doubts }) => {
      const lines = doubts.filter(({ about }) => about === 'dates').flatMap((doubt) => doubt.lines)
      if (lines.length > 0) return { passed: false, evidence: quotes(lines) }
      return parsed.roles.length > 0 ? { passed: true, evidence: 'None' } : undefined
    },
  },
  {
    id: 'structure.role-names',
    category: 'structure',
    severity: 'warning',
    weight: 3,
    passesWhen: 'Every role has a title and an employer.',
    fix: 'Write the job title and the employer of every role next to its dates.',
    judge: ({ parsed, isDoubtful }) => {
      if (parsed.roles.length === 0 || isDoubtful('roles', 'dates')) return undefined
      /** Who works on his own account has no employer to name. */
      const bare = parsed.roles.filter(
        (role) =>
          role.title === '' || (role.employer === '' && !isOwnAccount(role) && !ownAccountBefore.test(role.title)),
      )
      return {
        passed: bare.length === 0,
        evidence: bare.length ? `Incomplete: ${quotes(bare.map(describe))}` : quotes(parsed.roles.map(describe)),
      }
    },
  },
  {
    id: 'structure.reverse-chronological',
    category: 'structure',
    severity: 'warning',
    weight: 2,
    passesWhen: 'Roles are listed newest first below each heading.',
    fix: 'List your roles by date, newest first.',
    judge: ({ roles, sections, isDoubtful }) => {
      const dated = roles.filter(({ start }) => start)
      if (dated.length < 2 || isDoubtful('dates')) return undefined
      const sectionOf = ({ lines: [first = ''] }: RoleWithWork) =>
        sections.findIndex(({ lines }) => lines.includes(first))
      const key = (month: YearMonth | null) => (month ? month.year * 12 + month.month : 0)
      const begin = ({ start }: RoleWithWork) => key(start)
      const finish = ({ current, end, start }: RoleWithWork) => (current ? Number.POSITIVE_INFINITY : key(end ?? start))
      /** By start or by end date: a current role may be listed above one that started later and has ended. */
      const late = dated.find((role, index) => {
        const above = dated[index - 1] ?? role
        const isLater = begin(role) > begin(above) && finish(role) > finish(above)
        return isLater && sectionOf(role) === sectionOf(above)
      })
      return {
        passed: late === undefined,
        evidence: late ? `Out of order: “${describe(late)}”` : `${dated.length} roles in order`,
      }
    },
  },
  {
    id: 'structure.months',
    category: 'structure',
    severity: 'info',
    weight: 2,
    passesWhen: 'Dates of roles include the month.',
    fix: 'Add the month to the dates of each role, so that its length can be computed.',
    judge: ({ parsed, isDoubtful }) => {
      const dated = parsed.roles.filter(({ start }) => start)
      if (dated.length === 0 || isDoubtful('dates')) return undefined
      const bare = dated.filter(({ start, end }) => start?.month === 0 || end?.month === 0)
      return {
        passed: bare.length === 0,
        evidence: bare.length ? quotes(bare.map(describe)) : `${dated.length} roles with months`,
      }
    },
  },
]
