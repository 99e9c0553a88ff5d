import type { MatchedRequirement, MatchState } from '../job/match.ts'
import type { Doubt } from '../parse/doubts.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { quote, type Rule } from './rule.ts'

/** Maximum number of requirements that get a check of their own, heaviest first. */
const mostRequirements = 40

/** What could not be read, where a requirement is not held against somebody. */
export const dependsOn = {
  years: ['dates', 'work'],
  degree: ['education'],
  title: ['roles', 'work'],
  skill: [],
  certification: [],
  language: [],
} as const satisfies Record<MatchedRequirement['kind'], Doubt['about'][]>

const words: Record<MatchState, string> = {
  met: 'met',
  partly: 'partly met',
  missing: 'missing',
  unverifiable: 'can’t be verified in a resume',
}

const fixes: Record<MatchedRequirement['kind'], (name: string) => string> = {
  skill: (name) => `If you have worked with ${name}, mention it in that role and list it in your skills.`,
  years: (name) => `If you have ${name}, give the start and end month of every role, so that all of it counts.`,
  degree: (name) => `If you have a ${name} or higher, name it by its official title, with the school.`,
  certification: (name) => `If you hold ${name}, list it in a certifications section, with its year.`,
  language: (name) => `If you speak ${name}, list it with your level.`,
  title: (name) => `If you have worked as a ${name}, say so in that role’s title or in the line below your name.`,
}

/** The row that stands for all of them in the rubric. */
export const requirementRule = {
  id: 'job.requirement.<kind>.<name>',
  category: 'job',
  severity: 'warning',
  weight: 3,
  passesWhen:
    'The requirement is met. There is one check for each skill, certificate, language, degree, title, and length of experience in the job description. A preferred requirement weighs 1, a title or degree 2, and a soft skill 0.5. What is not required is an info.',
  fix: 'What to add for that requirement, and where.',
} as const

/** One rule for each requirement of a job description, with the line of the resume that shows it. */
export function requirementRules(requirements: MatchedRequirement[]): Rule[] {
  const heaviest = requirements
    .filter(({ isTrait }) => !isTrait)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostRequirements)
  return heaviest.map((requirement) => {
    const { kind, name, required, weight, state, evidence } = requirement
    const asked = `${required ? 'Required' : 'Preferred'}: ${name}`
    const shown = evidence === '' ? '' : `: “${quote(evidence)}”`
    return {
      id: `job.requirement.${kind}.${foldText(name).replaceAll(' ', '-') || encodeURIComponent(name).toLowerCase()}`,
      category: 'job',
      severity: required && state !== 'unverifiable' ? 'warning' : 'info',
      weight,
      passesWhen: requirementRule.passesWhen,
      fix: fixes[kind](name),
      judge: ({ isDoubtful }) => {
        if (state !== 'met' && isDoubtful(...dependsOn[kind])) return undefined
        return { passed: state === 'met', evidence: `${asked} – ${words[state]}${shown}` }
      },
    }
  })
}
