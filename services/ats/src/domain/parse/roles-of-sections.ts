import type { SectionKind } from '../annotate/section-kinds.ts'
import { isOwnAccount } from '../assemble/role-names.ts'
import type { RoleWithWork } from '../assemble/role-with-work.ts'
import { readFormsOfRoles, readRoles } from '../assemble/roles.ts'
import { sentencesOfJobs } from '../text/roles-told.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { fromFirstRole, ownWords, rolesAbove } from './roles-at-the-top.ts'
import type { Section } from './sections.ts'

/**
 * Roles of every section about work; without such a section, what reads like roles at the top.
 * @returns them, and whether they stand below headings for work
 */
export function rolesOf(sections: Section[], today: Date): { roles: RoleWithWork[]; areHeaded: boolean } {
  const own = ownWords(sections)
  const work = sections.filter(({ kind }) => kind === 'experience').map(({ lines }) => readRoles(lines, own))
  const roles = withoutRunningHeads(withoutProjects(work), sections)
  const whole = roles.filter(isWhole).length
  const summed = whole < severalRoles ? rolesSummed(sections, own) : []
  if (summed.length >= severalRoles && summed.length > whole) return { roles: summed, areHeaded: true }
  if (roles.length > 0)
    return {
      roles: [...withoutUndated(roles), ...rolesElsewhere(sections), ...rolesAbove(sections, own, today)],
      areHeaded: true,
    }
  const isHeaded = sections.some(({ kind }) => kind === 'experience')
  const others = sections.filter(
    ({ kind, heading }) => (mayHoldWork.has(kind) || (isHeaded && besideWork.has(kind))) && !namesMeetings(heading),
  )
  const isTold = ({ title, start, employer }: RoleWithWork) =>
    start !== null && employer !== '' && titleScore(title) > 0
  const found = sections.flatMap((section) => {
    const forms = rolesElsewhere([section]).filter(isTold)
    const headers = others.includes(section) ? readRoles(fromFirstRole(section.lines), own).filter(isTold) : []
    return headers.length > forms.length ? headers : forms
  })
  if (found.length > 0) return { roles: found, areHeaded: false }
  const told = sections.flatMap(({ kind, lines }) => (kind === 'experience' ? readRoles(lines, own, true) : []))
  if (told.length > 0) return { roles: told, areHeaded: true }
  const elsewhere = sections.filter(({ kind }) => mayHoldWork.has(kind) || mayTellOfWork.has(kind))
  return { roles: elsewhere.flatMap(({ lines }) => readRoles(sentencesOfJobs(lines), own, true)), areHeaded: false }
}

/** How sure the names of a role are that a form or a sentence says, in percent. */
const said = 95

export const isSaid = ({ title, employer, confidence }: RoleWithWork) =>
  title !== '' && employer !== '' && confidence.title === said && confidence.employer === said

/** Whether a role has title, employer, and a beginning. */
const isWhole = ({ title, employer, start }: RoleWithWork) => title !== '' && employer !== '' && start !== null

/** Whole roles that sentences of a summary tell of. */
const rolesSummed = (sections: Section[], own: ReadonlySet<string>): RoleWithWork[] =>
  sections
    .filter(({ kind }) => kind === 'summary')
    .flatMap(({ lines }) => readRoles(sentencesOfJobs(lines), own, true).filter(isWhole))

/** Roles that forms say of in sections of other kinds, such as those that a label of the work seemed to begin. */
const rolesElsewhere = (sections: Section[]): RoleWithWork[] =>
  sections.filter(({ kind }) => mayHoldForms.has(kind)).flatMap(({ lines }) => readFormsOfRoles(lines))

const mayHoldForms = new Set<SectionKind>([
  'summary',
  'skills',
  'other',
  'awards',
  'certifications',
  'education',
  'volunteer',
])

/** Kinds of sections that hold the roles of a resume whose work has no heading. */
const mayHoldWork = new Set<SectionKind>(['header', 'summary', 'skills', 'languages', 'other'])
/** Kinds of sections whose sentences tell of work where nothing else in a resume does, such as those whose next heading was none. */
const mayTellOfWork = new Set<SectionKind>(['interests', 'education', 'certifications', 'volunteer'])
/** Further ones, below whose headings work stands only where its own heading stands apart from it: what is told there is none otherwise. */
const besideWork = new Set<SectionKind>(['interests', 'certifications', 'references'])

/** Words of headings, without accents, below which stand meetings and bodies that somebody took part in, not jobs. */
const meetings =
  /\b(?:workshops?|seminar\w*|events?|evenements?|conferences?|committees?|memberships?|affiliations?|outreach|review\w*|supervision|encadrement|colloques?|congres\w*|convegni|tagungen|gremien|mitgliedschaften)\b/

/** Whether a heading is about meetings or bodies that somebody took part in. */
export const namesMeetings = (heading: string): boolean => meetings.test(foldText(heading))

/** Score from which a text reads like a title. */
const sureTitle = 3

/** From how many roles of a section on, what another has in common says that they are no roles. */
const severalRoles = 2

/**
 * The roles of all sections, without those of sections in which nothing has a title and nothing is named like an employer, where
 * another section has whole roles: a list of studies under "Research experience".
 */
function withoutProjects(sections: RoleWithWork[][]): RoleWithWork[] {
  const hasNames = ({ title, employer }: RoleWithWork) => title !== '' && employer !== ''
  const isNamed = ({ title, employer }: RoleWithWork) => title !== '' || employerScore(employer) > 0
  const hasWhole = sections.some((roles) => roles.filter(hasNames).length >= severalRoles)
  if (!hasWhole) return sections.flat()
  return sections.filter((roles) => roles.length < severalRoles || roles.some(isNamed)).flat()
}

/**
 * Roles without what has no dates and is nothing but lines of the top again, as at the top of a further page. What stands below a head of
 * two lines goes on with the role above it.
 */
function withoutRunningHeads(roles: RoleWithWork[], [header]: Section[]): RoleWithWork[] {
  const top = new Set(header?.lines)
  const kept: RoleWithWork[] = []
  for (const role of roles) {
    const { start, end, current, lines, bullets } = role
    const above = kept.at(-1)
    const rest = bullets.filter((line) => !top.has(line))
    const isUndated = start === null && end === null && !current
    const isHead = isUndated && lines.length > 0 && lines.every((line) => top.has(line))
    if (!isHead || (rest.length > 0 && (lines.length < 2 || !above))) kept.push(role)
    else if (above) kept[kept.length - 1] = { ...above, bullets: [...above.bullets, ...rest] }
  }
  return kept
}

/** Share of roles with dates from which one without needs a title and an employer, or a sure title. */
const datedShare = 0.5

/** Roles without what has neither dates nor both names, where other sections have dated ones: a list of tools, for example. */
function withoutUndated(roles: RoleWithWork[]): RoleWithWork[] {
  const dated = roles.filter(({ start, end, current }) => start !== null || end !== null || current)
  const areWhole = dated.some(({ title, employer }) => titleScore(title) > 0 && employer !== '')
  if (dated.length < datedShare * roles.length && !areWhole) return roles
  return roles.filter(
    (role) =>
      dated.includes(role) ||
      isSaid(role) ||
      titleScore(role.title) >= (role.employer === '' ? sureTitle : 1) ||
      isOwnAccount(role),
  )
}
