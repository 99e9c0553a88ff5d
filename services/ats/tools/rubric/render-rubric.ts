import { jobRules } from '../../src/domain/rules/job-rules.ts'
import { requirementRule } from '../../src/domain/rules/requirement-rules.ts'
import { roleRuleRows } from '../../src/domain/rules/role-rules.ts'
import { readinessRules } from '../../src/domain/rules/rubric.ts'
import { contentExplanations } from './explain-content.ts'
import { formExplanations } from './explain-form.ts'
import { jobExplanations } from './explain-job.ts'
import { readingExplanations } from './explain-reading.ts'
import { writingExplanations } from './explain-writing.ts'
import type { Explanations } from './explanation.ts'
import { sources } from './sources.ts'

/** Every rule as a row of the rubric: those for every resume, for each role, and for a job description. */
export const rubricRows = [...readinessRules, ...roleRuleRows, ...jobRules(undefined), requirementRule]

/** The explanation of every rule. */
export const explanations: Explanations = {
  ...readingExplanations,
  ...contentExplanations,
  ...writingExplanations,
  ...formExplanations,
  ...jobExplanations,
}

/** Categories in the order of the page, with their headings. */
const headings: Record<string, string> = {
  parse: 'Whether a parser can read it',
  contact: 'Whether an employer can reach you',
  structure: 'Whether everything is where readers look',
  content: 'What it says',
  writing: 'How it is written',
  format: 'The form of the file',
  integrity: 'Honesty',
  job: 'The match with a job description',
}

/** The rubric as a page of the documentation. */
export function renderRubric(): string {
  const rows = rubricRows.map(
    ({ id, severity, weight, passesWhen, fix }) => `| \`${id}\` | ${severity} | ${weight} | ${passesWhen} | ${fix} |`,
  )
  return `# The ATS rubric

Generated from the rules in \`services/ats/src/domain/rules\` and their reasons in \`services/ats/tools/rubric\`. A rule is left
out, rather than passed, if its evidence cannot exist in the input or could not be read with confidence. The score of a
category is 100·(possible − lost)/possible. Readiness covers every category except \`job\` and \`integrity\`, and the weights of
failed integrity rules are deducted from it. With a job description, the lower of readiness and job match decides the verdict:
\`strong\` from 80, \`needs-work\` from 55, and \`weak\` below. \`<n>\` is the number of a role, from 1, with weights by how recent it is; if it
is unclear to which role the dates belong, all of the work is judged as a whole, for example in \`content.results.all\`.

| Rule | Severity | Weight | Passes when | Fix |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

## Why, with examples

For each rule: when it passes, why recruiters or parsers care, where that is said, and an example before and after. The [sources](#sources) are at
the end. Thresholds and weights are our own judgement.
${Object.entries(headings).map(sectionOf).join('\n')}
## Sources

${Object.entries(sources)
  .map(([key, { name, url }]) => `- <a id="${key.toLowerCase()}"></a>[${name}](${url})`)
  .join('\n')}
`
}

function sectionOf([category, heading]: [string, string]): string {
  const own = rubricRows.filter(({ id }) => id.startsWith(`${category}.`))
  return `\n### ${heading}\n\n${own.map(paragraphOf).join('\n')}`
}

function paragraphOf({ id, passesWhen }: (typeof rubricRows)[number]): string {
  const explanation = explanations[id]
  if (!explanation) throw new Error(`no explain-*.ts of services/ats/tools/rubric has an entry for ${id}`)
  const { why, from, before, after } = explanation
  const said = from.map((key) => `[${sources[key].name.split(/, (?!and)/)[0]}](#${key.toLowerCase()})`).join(', ')
  return `**\`${id}\`**: ${passesWhen}

${why} (${said})

- Before: ${oneLine(before)}
- After: ${oneLine(after)}
`
}

/** An example with its line breaks as slashes. */
const oneLine = (example: string) => example.split('\n').join(' / ')
