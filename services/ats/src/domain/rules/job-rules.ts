import { type JobMatch, matchJob } from '../job/match.ts'
import { requirementRules } from './requirement-rules.ts'
import { type Facts, type Judgement, quotes, type Rule } from './rule.ts'

/** The match of the facts' resume; undefined without an advertisement. */
export function jobMatchOf(facts: Facts): JobMatch | undefined {
  if (facts.jobDescription.trim() === '') return undefined
  return matchJob(facts.text, facts.parsed, facts.jobDescription)
}

/** Rules about a match; made for one scan, because all of them look at the same match. */
export function jobRules(match: JobMatch | undefined): Rule[] {
  const judgeSkills = (required: boolean, share: number) => (): Judgement | undefined => {
    const wanted = match?.requirements.filter((row) => row.kind === 'skill' && row.required === required) ?? []
    if (wanted.length === 0) return undefined
    const met = wanted.filter((row) => row.met)
    const missing = wanted.filter((row) => !row.met).map(({ name }) => name)
    return {
      passed: met.length >= wanted.length * share,
      evidence: `${met.length} of ${wanted.length}${missing.length ? `; missing: ${missing.slice(0, 8).join(', ')}` : ''}`,
    }
  }
  const judgeOne = (kind: 'years' | 'degree', have: (facts: Facts) => string) => (facts: Facts) => {
    const row = match?.requirements.find((candidate) => candidate.kind === kind)
    return row && { passed: row.met, evidence: `Asked for: ${row.name}; found: ${have(facts)}` }
  }
  const judgeAll = (kind: 'certification' | 'language') => (): Judgement | undefined => {
    const wanted = match?.requirements.filter((row) => row.kind === kind && row.required) ?? []
    if (wanted.length === 0) return undefined
    const missing = wanted.filter(({ met }) => !met).map(({ name }) => name)
    const shown = wanted.filter(({ met }) => met).map(({ evidence }) => evidence)
    return { passed: missing.length === 0, evidence: missing.length ? `Missing: ${missing.join(', ')}` : quotes(shown) }
  }
  const judgeTitle = (): Judgement | undefined => {
    const row = match?.requirements.find(({ kind }) => kind === 'title')
    if (!row) return undefined
    const shown = row.evidence === '' ? 'no post like it' : quotes([row.evidence])
    return { passed: row.state !== 'missing', evidence: `Wanted: ${row.name}; found: ${shown}` }
  }
  return [
    {
      id: 'job.title',
      category: 'job',
      severity: 'info',
      weight: 2,
      passesWhen: 'A post that you held is called like the one advertised, at least in half of its words.',
      fix: 'Where a former post was the same work, say so in its title or in the line below your name.',
      judge: judgeTitle,
    },
    {
      id: 'job.certifications',
      category: 'job',
      severity: 'warning',
      weight: 3,
      passesWhen: 'Every certificate and licence that is asked for is named.',
      fix: 'Name each certificate or licence that you hold as the advertisement does, with its year.',
      judge: judgeAll('certification'),
    },
    {
      id: 'job.languages',
      category: 'job',
      severity: 'warning',
      weight: 3,
      passesWhen: 'Every spoken language that is asked for is named.',
      fix: 'List the languages that you speak, each with its level.',
      judge: judgeAll('language'),
    },
    {
      id: 'job.readable',
      category: 'job',
      severity: 'info',
      weight: 1,
      passesWhen: 'The advertisement names skills, years or a degree that are recognised.',
      fix: 'Paste the whole advertisement, with its requirements.',
      judge: () =>
        match && { passed: match.requirements.length > 0, evidence: `${match.requirements.length} requirements` },
    },
    {
      id: 'job.required-skills',
      category: 'job',
      severity: 'error',
      weight: 10,
      passesWhen: 'At least 70 % of the required skills are in the resume.',
      fix: 'Where you have a missing skill, name it where you used it.',
      judge: judgeSkills(true, 0.7),
    },
    {
      id: 'job.preferred-skills',
      category: 'job',
      severity: 'info',
      weight: 3,
      passesWhen: 'At least half of the preferred skills are in the resume.',
      fix: 'Name the preferred skills that you have.',
      judge: judgeSkills(false, 0.5),
    },
    {
      id: 'job.years',
      category: 'job',
      severity: 'warning',
      weight: 4,
      passesWhen: 'The years of work reach what is asked for.',
      fix: 'Give start and end with months for every post, so that all your time counts.',
      judge: judgeOne('years', ({ parsed }) => `${parsed.monthsOfExperience} months`),
    },
    {
      id: 'job.degree',
      category: 'job',
      severity: 'warning',
      weight: 3,
      passesWhen: 'The highest degree reaches what is asked for.',
      fix: 'Name your degree as it is called, with the school.',
      judge: judgeOne('degree', ({ parsed }) => parsed.highestDegree),
    },
    ...requirementRules(match?.requirements ?? []),
  ]
}
