import { careRules } from './care-rules.ts'
import { contactRules } from './contact-rules.ts'
import { contentRules } from './content-rules.ts'
import { faultRules } from './fault-rules.ts'
import { formatRules } from './format-rules.ts'
import { integrityRules } from './integrity-rules.ts'
import { jobRules } from './job-rules.ts'
import { parseRules } from './parse-rules.ts'
import { requirementRule } from './requirement-rules.ts'
import { roleRuleRows } from './role-rules.ts'
import type { Rule } from './rule.ts'
import { structureRules } from './structure-rules.ts'
import { substanceRules } from './substance-rules.ts'
import { writingRules } from './writing-rules.ts'

/** Every rule except those about a job description. */
export const readinessRules: Rule[] = [
  ...parseRules,
  ...contactRules,
  ...structureRules,
  ...contentRules,
  ...substanceRules,
  ...faultRules,
  ...writingRules,
  ...careRules,
  ...formatRules,
  ...integrityRules,
]

/** The rubric as a page of the documentation. */
export function renderRubric(): string {
  const rows = [...readinessRules, ...roleRuleRows, ...jobRules(undefined), requirementRule].map(
    ({ id, severity, weight, passesWhen, fix }) => `| \`${id}\` | ${severity} | ${weight} | ${passesWhen} | ${fix} |`,
  )
  return `# The ATS rubric

Generated from the rules in \`services/ats/src/domain/rules\`. A rule is left out, rather than passed, if its evidence cannot
exist in the input. The score of a category is 100·(possible − lost)/possible. Readiness covers every category except
\`job\` and \`integrity\`, and the weights of failed integrity rules are deducted from it. With a job description, the lower of
readiness and job match decides the verdict: \`strong\` from 80, \`needs-work\` from 55, and \`weak\` below.

| Rule | Severity | Weight | Passes when | Fix |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}
