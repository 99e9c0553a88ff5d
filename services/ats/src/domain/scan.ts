import { scanLimits } from '@resume/proto/limits/ats'
import { textOfResume } from '@resume/resume-text/text-of-resume'
import type { Doubt } from './parse/doubts.ts'
import { readResume } from './parse/parse-resume.ts'
import { type AtsReport, type CategoryScore, type Check, categories } from './report.ts'
import { restrictReport } from './restrict-report.ts'
import { factsOf } from './rules/facts.ts'
import { jobMatchOf, jobRules } from './rules/job-rules.ts'
import { roleRules } from './rules/role-rules.ts'
import { readinessRules } from './rules/rubric.ts'
import { type Facts, quotes, type Rule } from './rules/rule.ts'
import type { ScanJob } from './scan-request.ts'
import { willRead } from './vocabulary/east-asian/script.ts'
import { whileRemembering } from './vocabulary/memoize.ts'

/** Lowest scores of a strong resume, and of one that needs work; docs/api/ats.md. */
const thresholds = { strong: 80, needsWork: 55 }

/** What is said about a text of the largest length: extraction cuts what is longer. */
const cutWarning = () =>
  `The text is as long as a scan reads, ${scanLimits.resumeLength.max.toLocaleString('en')} characters: what stood behind may have been cut off.`

/** What is said about what could not be read, before the lines are quoted. */
const doubtWarnings: Record<Doubt['about'], string> = {
  name: 'We could not tell which line is your name',
  headings: 'We could not tell whether these lines are headings',
  dates: 'We could not tell which role these dates belong to',
  work: 'We could not tell whether these dates belong to a role',
  roles: 'We could not tell the employer and the title apart in',
  education: 'We could not tell the school and the degree apart in',
}

/**
 * Scans a resume. The same input on the same day gives the same report, byte for byte.
 * @returns the report; nothing in it is invented, and evidence is quoted from the resume
 */
export function scanResume(input: ScanJob): AtsReport {
  return whileRemembering(() => reportOn(input))
}

function reportOn(input: ScanJob): AtsReport {
  const text = typeof input.resume === 'string' ? input.resume : textOfResume(input.resume)
  willRead(text, input.jobDescription)
  const read = readResume(text, input.today)
  const facts = factsOf(read, input)
  const match = jobMatchOf(facts)
  const rubric = [...readinessRules, ...roleRules(facts), ...(match ? jobRules(match) : [])]
  const rules = rubric.flatMap((rule) => judge(rule, facts))
  const wanted = new Map(rubric.map(({ id, passesWhen }) => [id, passesWhen]))
  const expected = (id: string) => wanted.get(id)?.replace(/\.$/, '')
  const scores = scoreCategories(rules)
  const readinessScore = readiness(scores)
  const jobMatchScore = rounded(match?.score ?? 0)
  const decisive = match ? Math.min(readinessScore, jobMatchScore) : readinessScore
  const failedChecks = rules.filter(({ passed }) => !passed).sort(byImportance)
  const report: AtsReport = {
    version: 'ats-v2',
    restricted: false,
    verdict: decisive >= thresholds.strong ? 'strong' : decisive >= thresholds.needsWork ? 'needs-work' : 'weak',
    readinessScore,
    jobMatchScore,
    matchedKeywords: match?.matched ?? [],
    missingKeywords: match?.missing ?? [],
    parsingWarnings: [
      ...(text.length >= scanLimits.resumeLength.max ? [cutWarning()] : []),
      ...failedChecks
        .filter(({ category }) => category === 'parse')
        .map(({ id, evidence }) => `Expected: ${lowerFirst(expected(id) ?? '')}. Found: ${lowerFirst(evidence)}.`),
      ...read.doubts.map(({ about, lines }) => `${doubtWarnings[about]}: ${quotes(lines)}.`),
    ],
    strengths: strengthsOf(rules).map(({ id, evidence }) => `${expected(id)}: ${evidence}`),
    prioritizedFixes: failedChecks.map(({ fix }) => fix),
    failedChecks,
    rules,
    categories: scores,
    checksPassed: rules.length - failedChecks.length,
    checksTotal: rules.length,
    wordCount: facts.words.length,
    parsed: read.parsed,
  }
  return input.restricted ? restrictReport(report) : report
}

function judge(rule: Rule, facts: Facts): Check[] {
  const judgement = rule.judge(facts)
  if (!judgement) return []
  const { id, category, severity, weight, fix } = rule
  return [{ id, category, severity, passed: judgement.passed, evidence: judgement.evidence, scoreImpact: weight, fix }]
}

function scoreCategories(rules: Check[]): CategoryScore[] {
  return categories.flatMap((category) => {
    const own = rules.filter((rule) => rule.category === category)
    if (own.length === 0) return []
    const failed = own.filter(({ passed }) => !passed)
    const possible = sum(own)
    const lost = sum(failed)
    const score = rounded((100 * (possible - lost)) / possible)
    return [{ category, score, passed: own.length - failed.length, total: own.length, lost, possible }]
  })
}

/** Everything but the job, less what integrity takes off. */
function readiness(scores: CategoryScore[]): number {
  const counted = scores.filter(({ category }) => category !== 'job' && category !== 'integrity')
  const possible = counted.reduce((total, row) => total + row.possible, 0)
  const lost = counted.reduce((total, row) => total + row.lost, 0)
  const deduction = scores.find(({ category }) => category === 'integrity')?.lost ?? 0
  return rounded(Math.max(0, possible === 0 ? 0 : (100 * (possible - lost)) / possible - deduction))
}

const order = { error: 0, warning: 1, info: 2 }

/** What matters most first: severity, then weight, then name. */
function byImportance(a: Check, b: Check): number {
  return order[a.severity] - order[b.severity] || b.scoreImpact - a.scoreImpact || (a.id < b.id ? -1 : 1)
}

/** The five passed checks that weigh most. */
function strengthsOf(rules: Check[]): Check[] {
  return rules
    .filter(
      ({ passed, category, scoreImpact, evidence }) =>
        passed && category !== 'integrity' && scoreImpact >= 4 && evidence !== 'None',
    )
    .sort((a, b) => b.scoreImpact - a.scoreImpact || (a.id < b.id ? -1 : 1))
    .slice(0, 5)
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

function sum(rules: Check[]): number {
  return rules.reduce((total, { scoreImpact }) => total + scoreImpact, 0)
}

function rounded(score: number): number {
  return Math.round(score * 10) / 10
}
