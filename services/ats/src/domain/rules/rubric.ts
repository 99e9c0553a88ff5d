import { contactRules } from './contact-rules.ts'
import { contentRules } from './content-rules.ts'
import { formatRules } from './format-rules.ts'
import { integrityRules } from './integrity-rules.ts'
import { jobRules } from './job-rules.ts'
import { parseRules } from './parse-rules.ts'
import { requirementRule } from './requirement-rules.ts'
import type { Rule } from './rule.ts'
import { structureRules } from './structure-rules.ts'
import { writingRules } from './writing-rules.ts'

/** Every rule but those about an advertisement. */
export const readinessRules: Rule[] = [
  ...parseRules,
  ...contactRules,
  ...structureRules,
  ...contentRules,
  ...writingRules,
  ...formatRules,
  ...integrityRules,
]

/** The rubric as a page of the documentation. */
export function renderRubric(): string {
  const rows = [...readinessRules, ...jobRules(undefined), requirementRule].map(
    ({ id, severity, weight, passesWhen, fix }) => `| \`${id}\` | ${severity} | ${weight} | ${passesWhen} | ${fix} |`,
  )
  return `# The ATS rubric

Made from the rules in \`services/ats/src/domain/rules\`. A rule whose evidence cannot exist in the input is left out, not
passed. A category's score is 100·(possible − lost)/possible. Readiness covers every category but \`job\` and \`integrity\`;
the weights of failed integrity rules are taken off it. With an advertisement, the lower of readiness and job match decides
the verdict: \`strong\` from 80, \`needs-work\` from 55, \`weak\` below.

| Rule | Severity | Weight | Passes when | Fix |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}
