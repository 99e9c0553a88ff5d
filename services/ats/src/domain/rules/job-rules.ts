import { type JobMatch, matchJob } from '../job/match.ts'
import { dependsOn, requirementRules } from './requirement-rules.ts'
import { type Facts, type Judgement, quotes, type Rule } from './rule.ts'

/** The match of the facts' resume; undefined without a job description. */
export function jobMatchOf(facts: Facts): JobMatch | undefined {
  if (facts.jobDescription.trim() === '') return undefined
  return matchJob(facts, facts.jobDescription, facts.today)
}

/** The rules about a match, made for each scan because all of them look at the same match. */
export function jobRules(match: JobMatch | undefined): Rule[] {
  const judgeSkills = (required: boolean, share: number) => (): Judgement | undefined => {
    const wanted =
      match?.requirements.filter((row) => row.kind === 'skill' && !row.isTrait && row.required === required) ?? []
    if (wanted.length === 0) return undefined
    const met = wanted.filter((row) => row.met)
    const missing = wanted.filter((row) => !row.met).map(({ name }) => name)
    return {
      passed: met.length >= wanted.length * share,
      evidence: `${met.length} of ${wanted.length}${missing.length ? `; missing: ${missing.slice(0, 8).join(', ')}` : ''}`,
    }
  }
  const judgeOne =
    (kind: 'years' | 'degree') =>
    ({ isDoubtful }: Facts): Judgement | undefined => {
      const rows = match?.requirements.filter((candidate) => candidate.kind === kind) ?? []
      const row = rows.find(({ met }) => !met) ?? rows[0]
      if (row && !row.met && isDoubtful(...dependsOn[kind])) return undefined
      return (
        row && { passed: row.met, evidence: `Required: ${row.name}; found: ${row.evidence || 'nothing that shows it'}` }
      )
    }
  const judgeAll = (kind: 'certification' | 'language') => (): Judgement | undefined => {
    const wanted = match?.requirements.filter((row) => row.kind === kind && row.required) ?? []
    if (wanted.length === 0) return undefined
    const missing = wanted.filter(({ met }) => !met).map(({ name }) => name)
    const shown = wanted.filter(({ met }) => met).map(({ evidence }) => evidence)
    return { passed: missing.length === 0, evidence: missing.length ? `Missing: ${missing.join(', ')}` : quotes(shown) }
  }
  const judgeTitle = ({ isDoubtful }: Facts): Judgement | undefined => {
    const row = match?.requirements.find(({ kind }) => kind === 'title')
    if (!row || (row.state === 'missing' && isDoubtful(...dependsOn.title))) return undefined
    const shown = row.evidence === '' ? 'no similar role' : quotes([row.evidence])
    return { passed: row.state !== 'missing', evidence: `Advertised: ${row.name}; found: ${shown}` }
  }
  const judgeTraits = (): Judgement | undefined => {
    const traits = match?.requirements.filter(({ isTrait }) => isTrait).map(({ name }) => name) ?? []
    return traits.length === 0 ? undefined : { passed: true, evidence: `Asked for: ${traits.join(', ')}` }
  }
  return [
    {
      id: 'job.title',
      category: 'job',
      severity: 'info',
      weight: 2,
      passesWhen: 'One of your job titles shares at least half of its words with the advertised title.',
      fix: 'If a previous role was the same work, say so in its title or in the line below your name.',
      judge: judgeTitle,
    },
    {
      id: 'job.certifications',
      category: 'job',
      severity: 'warning',
      weight: 3,
      passesWhen: 'The resume names every certificate and license that the job description requires.',
      fix: 'Name each certificate or license you hold as the job description does, with its year.',
      judge: judgeAll('certification'),
    },
    {
      id: 'job.languages',
      category: 'job',
      severity: 'warning',
      weight: 3,
      passesWhen: 'The resume names every spoken language that the job description requires.',
      fix: 'List the languages you speak, each with its level.',
      judge: judgeAll('language'),
    },
    {
      id: 'job.readable',
      category: 'job',
      severity: 'info',
      weight: 1,
      passesWhen: 'The job description names skills, years, or a degree.',
      fix: 'Paste the whole job description, including its requirements.',
      judge: () =>
        match && { passed: match.requirements.length > 0, evidence: `${match.requirements.length} requirements` },
    },
    {
      id: 'job.required-skills',
      category: 'job',
      severity: 'error',
      weight: 10,
      passesWhen: 'The resume shows at least 70% of the required skills.',
      fix: 'If you have a missing skill, mention it in a role where you used it.',
      judge: judgeSkills(true, 0.7),
    },
    {
      id: 'job.preferred-skills',
      category: 'job',
      severity: 'info',
      weight: 3,
      passesWhen: 'The resume shows at least half of the preferred skills.',
      fix: 'Mention the preferred skills you have.',
      judge: judgeSkills(false, 0.5),
    },
    {
      id: 'job.years',
      category: 'job',
      severity: 'warning',
      weight: 4,
      passesWhen: 'Your roles show the years of experience that the job description requires, in what it asks for.',
      fix: 'Give the start and end month of every role, and name in each what you worked with, so that all of your experience counts.',
      judge: judgeOne('years'),
    },
    {
      id: 'job.degree',
      category: 'job',
      severity: 'warning',
      weight: 3,
      passesWhen: 'Your highest degree has the level and a field that the job description requires.',
      fix: 'Name your degree by its official title, with the school.',
      judge: judgeOne('degree'),
    },
    {
      id: 'job.traits',
      category: 'job',
      severity: 'info',
      weight: 0,
      passesWhen:
        'Always: traits and conditions of work that the job description asks for are listed, and count nothing.',
      fix: 'Show traits by what you did: the words alone prove nothing.',
      judge: judgeTraits,
    },
    ...requirementRules(match?.requirements ?? []),
  ]
}
