import type { MatchedRequirement, MatchState } from '../job/match.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { quote, type Rule } from './rule.ts'

/** Most requirements that are reported one by one, those that count most first. */
const mostRequirements = 40

const words: Record<MatchState, string> = {
  met: 'met',
  partly: 'partly met',
  missing: 'missing',
  unverifiable: 'not verifiable in a resume',
}

const fixes: Record<MatchedRequirement['kind'], (name: string) => string> = {
  skill: (name) => `If you have worked with ${name}, name it in the post where you did, and in your skills.`,
  years: (name) => `If you have ${name}, give start and end with months for every post, so that all of it counts.`,
  degree: (name) => `If you have a ${name} or a higher one, name it as it is called, with the school.`,
  certification: (name) => `If you hold ${name}, name it in a section of certificates, with its year.`,
  language: (name) => `If you speak ${name}, list it with your level.`,
  title: (name) => `Where a former post was that of a ${name}, say so in its title or in the line below your name.`,
}

/** The rule that stands for all of them in the rubric. */
export const requirementRule = {
  id: 'job.requirement.<kind>.<name>',
  category: 'job',
  severity: 'warning',
  weight: 3,
  passesWhen:
    'The requirement is met: one check for each skill, certificate, language, degree, title and length of time that the advertisement asks for. A preferred one weighs 1, a title or degree 2, a soft skill 0.5; what is not required is an info.',
  fix: 'What to name, and where, for that requirement.',
} as const

/** One rule for each requirement of an advertisement, with the line that shows it. */
export function requirementRules(requirements: MatchedRequirement[]): Rule[] {
  const heaviest = [...requirements].sort((a, b) => b.weight - a.weight).slice(0, mostRequirements)
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
      judge: () => ({ passed: state === 'met', evidence: `${asked} – ${words[state]}${shown}` }),
    }
  })
}
