import type { SectionKind } from '../annotate/section-kinds.ts'
import type { Role, YearMonth } from '../report.ts'
import { type Facts, quotes, type Rule } from './rule.ts'

function hasSection(kind: SectionKind, name: string) {
  return ({ sections }: Facts) => {
    const section = sections.find((candidate) => candidate.kind === kind && candidate.lines.some((line) => line !== ''))
    return { passed: section !== undefined, evidence: section ? `“${section.heading}”` : `No section named ${name}` }
  }
}

const describe = (role: { title: string; employer: string }) =>
  [role.title, role.employer].filter(Boolean).join(', ') || 'a post without a name'

/** Whether everything stands where readers look for it. */
export const structureRules: Rule[] = [
  {
    id: 'structure.experience',
    category: 'structure',
    severity: 'error',
    weight: 6,
    passesWhen: 'There is a section of work experience.',
    fix: 'Add a section headed «Experience».',
    judge: hasSection('experience', 'Experience'),
  },
  {
    id: 'structure.education',
    category: 'structure',
    severity: 'warning',
    weight: 4,
    passesWhen: 'There is a section of education.',
    fix: 'Add a section headed «Education», even a short one.',
    judge: hasSection('education', 'Education'),
  },
  {
    id: 'structure.skills',
    category: 'structure',
    severity: 'warning',
    weight: 4,
    passesWhen: 'There is a section of skills.',
    fix: 'Add a section headed «Skills» that lists them, separated by commas.',
    judge: hasSection('skills', 'Skills'),
  },
  {
    id: 'structure.role-names',
    category: 'structure',
    severity: 'warning',
    weight: 4,
    passesWhen: 'Every post has a title and an employer.',
    fix: 'Write title and employer of every post on the lines beside its dates.',
    judge: ({ parsed }) => {
      if (parsed.roles.length === 0) return undefined
      const bare = parsed.roles.filter(({ title, employer }) => title === '' || employer === '')
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
    weight: 3,
    passesWhen: 'Posts stand newest first, by their beginning or their end.',
    fix: 'Order your posts by their dates, the newest first.',
    judge: ({ parsed }) => {
      const dated = parsed.roles.filter(({ start }) => start)
      if (dated.length < 2) return undefined
      const key = (month: YearMonth | null) => (month ? month.year * 12 + month.month : 0)
      const begin = ({ start }: Role) => key(start)
      const finish = ({ current, end, start }: Role) => (current ? Number.POSITIVE_INFINITY : key(end ?? start))
      /** Newest first by beginning or by end: a post that goes on may stand above a later one that is over. */
      const late = dated.find((role, index) => {
        const above = dated[index - 1] ?? role
        return begin(role) > begin(above) && finish(role) > finish(above)
      })
      return {
        passed: late === undefined,
        evidence: late ? `Out of order: “${describe(late)}”` : `${dated.length} posts in order`,
      }
    },
  },
  {
    id: 'structure.months',
    category: 'structure',
    severity: 'info',
    weight: 2,
    passesWhen: 'Dates of posts name their months.',
    fix: 'Give months with your dates, so that the length of a post can be computed.',
    judge: ({ parsed }) => {
      const dated = parsed.roles.filter(({ start }) => start)
      if (dated.length === 0) return undefined
      const bare = dated.filter(({ start, end }) => start?.month === 0 || end?.month === 0)
      return {
        passed: bare.length === 0,
        evidence: bare.length ? quotes(bare.map(describe)) : `${dated.length} posts with months`,
      }
    },
  },
]
