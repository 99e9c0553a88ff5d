import type { ReadResume } from '../parse/parse-resume.ts'
import type { EducationLevel, ParsedResume } from '../report.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { impliedBy } from '../vocabulary/implied.ts'
import { softSkills } from '../vocabulary/skills.ts'
import { credentialsIn } from './credentials.ts'
import { reaches } from './experience-asked.ts'
import { languagesShown } from './languages-asked.ts'
import type { Requirement } from './requirement.ts'
import { type CountedExperience, experienceIn } from './requirement-years.ts'
import { readRequirements } from './requirements.ts'
import { titleStems } from './title.ts'

/** How far a resume meets one requirement; what a resume can hardly show is not verifiable rather than missing. */
export type MatchState = 'met' | 'partly' | 'missing' | 'unverifiable'

/** A requirement with how far it is met. */
export interface MatchedRequirement extends Requirement {
  met: boolean
  state: MatchState
  /** The line of the resume that shows it; empty where none does. */
  evidence: string
}

/** How a resume meets a job description. */
export interface JobMatch {
  requirements: MatchedRequirement[]
  /** 0 to 100: the weight of what is met in the weight of everything that is asked for; what is partly met counts half. */
  score: number
  matched: string[]
  missing: string[]
}

/** What a resume shows of the kinds that a job description asks for; each with the first line that shows it. */
interface Shown {
  skills: Map<string, string>
  certificates: Map<string, string>
  languages: Map<string, string>
  /** Every line, in small letters without signs, with what it says. */
  lines: { words: string; line: string }[]
  /** Words of titles held, and of the line below the name. */
  titles: { stems: Set<string>; line: string }[]
}

/** Share of the years asked for from which they are partly met. */
const nearlyEnough = 0.75

/** Kinds of which the names are words that a resume can take over. */
const keywordKinds = new Set<Requirement['kind']>(['skill', 'certification', 'language'])

/** What is looked at of a resume. */
export type ScannedResume = Pick<ReadResume, 'text' | 'parsed' | 'roles'>

/** Matches a resume against a job description. A skill counts once, however often it is named. */
export function matchJob({ text, parsed, roles }: ScannedResume, jobDescription: string, today: Date): JobMatch {
  const wanted = readRequirements(jobDescription)
  if (wanted.length === 0) return { requirements: [], score: 0, matched: [], missing: [] }
  const shown = whatIsShown(text, parsed, wanted)
  const advertised = titleStems(wanted.find(({ kind }) => kind === 'title')?.name ?? '')
  const experience = (topic: string) =>
    topic === ''
      ? { months: parsed.monthsOfExperience, evidence: `${parsed.monthsOfExperience} months` }
      : experienceIn(topic, roles, advertised, today)
  const requirements = wanted.map((requirement): MatchedRequirement => {
    const { state, evidence } = judge(requirement, shown, parsed, experience)
    return { ...requirement, met: state === 'met', state, evidence }
  })
  const share: Record<MatchState, number> = { met: 1, partly: 0.5, missing: 0, unverifiable: 0 }
  const possible = requirements.reduce((sum, { weight }) => sum + weight, 0)
  const reached = requirements.reduce((sum, { weight, state }) => sum + weight * share[state], 0)
  const names = (isMet: boolean) =>
    requirements
      .filter(({ kind, met, isTrait }) => keywordKinds.has(kind) && !isTrait && met === isMet)
      .sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
      .flatMap(({ name, anyOf }) => (isMet && anyOf ? anyOf.filter((one) => shown.skills.has(foldText(one))) : [name]))
  return {
    requirements,
    score: possible === 0 ? 0 : (100 * reached) / possible,
    matched: names(true),
    missing: names(false),
  }
}

function whatIsShown(text: string, parsed: ParsedResume, wanted: Requirement[]): Shown {
  const asksFor = (kind: Requirement['kind']) => wanted.some((requirement) => requirement.kind === kind)
  const [asksCertificates, asksLanguages] = [asksFor('certification'), asksFor('language')]
  const asksPhrases = wanted.some(({ isPhrase, isTrait }) => isPhrase || isTrait)
  const shown: Shown = { skills: new Map(), certificates: new Map(), languages: new Map(), lines: [], titles: [] }
  const implied = new Map<string, string>()
  const note = (known: Map<string, string>, names: string[], line: string) => {
    for (const name of names) if (!known.has(foldText(name))) known.set(foldText(name), line)
  }
  for (const line of text.split('\n')) {
    const names = findSkills(line).map(({ name }) => name)
    note(shown.skills, names, line.trim())
    note(implied, names.flatMap(impliedBy), line.trim())
    if (asksCertificates) note(shown.certificates, credentialsIn(line), line.trim())
    if (asksLanguages) note(shown.languages, languagesShown(line), line.trim())
    if (asksPhrases) shown.lines.push({ words: ` ${foldText(line)}`, line: line.trim() })
  }
  for (const skill of parsed.skills) {
    const names = findSkills(skill, true).map(({ name }) => name)
    note(shown.skills, [skill, ...names], skill)
    note(implied, names.flatMap(impliedBy), skill)
  }
  for (const [name, line] of implied) if (!shown.skills.has(name)) shown.skills.set(name, line)
  for (const { title } of parsed.roles) shown.titles.push({ stems: new Set(titleStems(title)), line: title })
  return shown
}

function judge(
  requirement: Requirement,
  shown: Shown,
  parsed: ParsedResume,
  experience: (topic: string) => CountedExperience,
): { state: MatchState; evidence: string } {
  const { kind, name } = requirement
  const listed = { certification: shown.certificates, language: shown.languages }
  if (requirement.isTrait) return judgeTrait(name, shown)
  if (kind === 'skill') return requirement.isPhrase ? judgePhrase(name, shown) : judgeSkill(requirement, shown)
  if (kind === 'certification' || kind === 'language') {
    const line = listed[kind].get(foldText(name))
    return { state: line === undefined ? 'missing' : 'met', evidence: line ?? '' }
  }
  if (kind === 'years') {
    const { months, evidence } = experience(requirement.in ?? '')
    const years = months / 12
    const wanted = requirement.years ?? 0
    const isDated = parsed.roles.some(({ start }) => start)
    const short = years >= wanted * nearlyEnough ? 'partly' : isDated ? 'missing' : 'unverifiable'
    return { state: years >= wanted ? 'met' : short, evidence }
  }
  if (kind === 'degree') return judgeDegree(requirement, parsed)
  return judgeTitle(titleStems(name), shown.titles)
}

/** A degree is met by its level in one of the fields, and partly by its level in another. */
function judgeDegree(
  { level, fields = [] }: Requirement,
  parsed: ParsedResume,
): { state: MatchState; evidence: string } {
  if (!reaches(parsed.highestDegree as EducationLevel, level ?? 'none')) {
    return { state: 'missing', evidence: parsed.highestDegree }
  }
  const studied = parsed.education.map(({ credential }) => credential)
  const inField = studied.find((credential) =>
    fields.some((field) => holdsStems(` ${foldText(credential)}`, stemsOf(field))),
  )
  const isMet = fields.length === 0 || inField !== undefined
  return { state: isMet ? 'met' : 'partly', evidence: inField ?? parsed.highestDegree }
}

/** What no vocabulary has is met by a line with all its words, in whatever form. */
function judgePhrase(name: string, { lines }: Shown): { state: MatchState; evidence: string } {
  const stems = stemsOf(name)
  const line = lines.find(({ words }) => holdsStems(words, stems))?.line
  return { state: line === undefined ? 'missing' : 'met', evidence: line ?? '' }
}

/** A trait that no line names is not missing: what somebody is like shows in what they did. */
function judgeTrait(name: string, shown: Shown): { state: MatchState; evidence: string } {
  const { state, evidence } = judgePhrase(name, shown)
  return { state: state === 'met' ? 'met' : 'unverifiable', evidence }
}

/** Letters by which forms of a word are recognized: "plan" in "planned" and "planning". */
const stemLength = 6

/** The beginnings of all words that say something. */
const stemsOf = (name: string) =>
  foldText(name)
    .split(' ')
    .filter((word) => word.length > 2 && word !== 'and')
    .map((word) => ` ${word.slice(0, stemLength)}`)

const holdsStems = (words: string, stems: string[]) => stems.length > 0 && stems.every((stem) => words.includes(stem))

/** A skill is met by a line that names it, and partly by one that names what it builds on: Python for Django. */
function judgeSkill({ name, anyOf }: Requirement, { skills }: Shown): { state: MatchState; evidence: string } {
  const names = anyOf ?? [name]
  const line = names.map((one) => skills.get(foldText(one))).find((found) => found !== undefined)
  if (line !== undefined) return { state: 'met', evidence: line }
  const base = names.flatMap(impliedBy).map((one) => skills.get(foldText(one)))
  const near = base.find((found) => found !== undefined)
  if (near !== undefined) return { state: 'partly', evidence: near }
  return { state: names.every((one) => softSkills.has(one.toLowerCase())) ? 'unverifiable' : 'missing', evidence: '' }
}

/** A title is met by one with all its words, and partly by one with half of them. */
function judgeTitle(stems: string[], titles: Shown['titles']): { state: MatchState; evidence: string } {
  const shares = titles.map(({ stems: own, line }) => ({
    line,
    share: stems.length === 0 ? 1 : stems.filter((stem) => own.has(stem)).length / stems.length,
  }))
  const best = shares.reduce((a, b) => (b.share > a.share ? b : a), { line: '', share: 0 })
  return {
    state: best.share >= 1 ? 'met' : best.share >= 0.5 ? 'partly' : 'missing',
    evidence: best.share >= 0.5 ? best.line : '',
  }
}
