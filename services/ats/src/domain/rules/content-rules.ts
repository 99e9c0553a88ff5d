import { monthsCovered } from '../annotate/months-covered.ts'
import { linesOf } from '../parse/sections.ts'
import type { ParsedResume } from '../report.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { isQuantified } from './quantified.ts'
import { type Judgement, quotes, type Rule } from './rule.ts'
import { listedSkills } from './substance-rules.ts'
import { isActionVerb, openerOf } from './verbs.ts'
import { sentencesWithin } from './work-told.ts'

const buzzwords =
  /\b(?:synergy|synergies|go-getter|think outside the box|team player|hard[- ]?work(?:ing|er)|results?[- ](?:driven|oriented)|detail[- ]oriented|self[- ]?(?:starter|motivated)|dynamic (?:individual|professional|leader)|passionate about|guru|rockstar|ninja|best of breed|value add|proactive|go-to person|(?:highly|very) (?:motivated|organized|skilled)|proven (?:track record|ability)|strong work ethic|(?:fast|quick) learner|people person|excellent (?:communication|interpersonal|organizational|customer service)|work(?:s|ing)? well under pressure|ability to multi-?task|fast[- ]paced|dedicated (?:professional|individual|employee|worker)|goal[- ]oriented|positive attitude)\b/gi

/** Maximum length of a gap that needs no explanation, in months. */
const longGap = 12

/** Whether all words of a skill, or their beginnings, stand in a text about work. */
function showsIn(work: string, skill: string): boolean {
  const words = skill.split(' ').filter((word) => word.length > 2)
  return words.length > 0 && words.every((word) => ` ${work}`.includes(` ${word.slice(0, stemLength)}`))
}
/** Letters by which forms of a word are recognized: "plan" in "planned" and "planning". */
const stemLength = 6

/** Years of experience in words: "nine years", "zehn Jahre". */
const saysYears = /\p{L} (?:years|decades?|jahre|ans|años|anos|anni|jaar|lat)(?!\p{L})/iu

/** The judgement on bullet points where there are none: roles without any are a fault, no roles are one of their own. */
function withoutBullets({ roles }: ParsedResume): Judgement | undefined {
  return roles.length > 0 ? { passed: false, evidence: 'No bullet points' } : undefined
}

/** What the resume says about the work. */
export const contentRules: Rule[] = [
  {
    id: 'content.quantified-results',
    category: 'content',
    severity: 'warning',
    weight: 24,
    passesWhen: 'At least a quarter of the bullet points include a number.',
    fix: 'Quantify more of your results: people, money, time, percentages.',
    judge: ({ bullets, parsed }) => {
      if (bullets.length === 0) return withoutBullets(parsed)
      const with_ = bullets.filter((bullet) => isQuantified(bullet))
      return {
        passed: with_.length >= bullets.length / 4,
        evidence: with_.length
          ? `${with_.length} of ${bullets.length}: ${quotes(with_, 2)}`
          : `0 of ${bullets.length} bullet points`,
      }
    },
  },
  {
    id: 'content.bullets',
    category: 'content',
    severity: 'warning',
    weight: 5,
    passesWhen: 'Experience has at least three bullet points.',
    fix: 'Describe what you did in each role in two to five bullet points.',
    judge: ({ bullets, isDoubtful }) => {
      if (bullets.length === 0 && isDoubtful('dates')) return undefined
      const told = sentencesWithin(bullets)
      return { passed: told.length >= 3, evidence: told.length ? quotes(told, 2) : 'No bullet points' }
    },
  },
  {
    id: 'content.action-verbs',
    category: 'content',
    severity: 'info',
    weight: 10,
    passesWhen: 'At least two thirds of the bullet points start with an action verb.',
    fix: 'Start bullet points with an action verb: led, built, treated, sold, taught.',
    judge: ({ bullets, parsed, isEnglish }) => {
      if (!isEnglish) return undefined
      if (bullets.length === 0) return withoutBullets(parsed)
      const weak = bullets.filter((bullet) => !isActionVerb(openerOf(bullet)))
      return {
        passed: weak.length <= bullets.length / 3,
        evidence: weak.length
          ? `${bullets.length - weak.length} of ${bullets.length}; the others include ${quotes(weak, 2)}`
          : `${bullets.length} of ${bullets.length}`,
      }
    },
  },
  {
    id: 'content.buzzwords',
    category: 'content',
    severity: 'info',
    weight: 4,
    passesWhen: 'The resume has at most two buzzwords.',
    fix: 'Replace buzzwords with specific achievements.',
    judge: ({ text, isEnglish }) => {
      if (!isEnglish) return undefined
      const used = [...new Set((text.match(buzzwords) ?? []).map((word) => word.toLowerCase()))]
      return { passed: used.length <= 2, evidence: used.length ? quotes(used, 5) : 'None' }
    },
  },
  {
    id: 'content.enough-skills',
    category: 'content',
    severity: 'warning',
    weight: 3,
    passesWhen: 'At least five skills are recognized.',
    fix: 'List the skills that your work requires, using the names that job descriptions use.',
    judge: ({ parsed }) => ({
      passed: parsed.skills.length >= 5,
      evidence: parsed.skills.length ? parsed.skills.slice(0, 12).join(', ') : 'No skills found',
    }),
  },
  {
    id: 'content.skills-backed-by-work',
    category: 'content',
    severity: 'info',
    weight: 14,
    passesWhen: 'At least a quarter of the listed skills also appear in your experience.',
    fix: 'Mention the skills you list in the bullet points of the roles where you used them.',
    judge: (facts) => {
      const { bullets, roles, isDoubtful } = facts
      const listed = listedSkills(facts)
      if (listed.length < 3 || bullets.length < 3 || isDoubtful('dates')) return undefined
      const work = foldText([...bullets, ...roles.map(({ title }) => title)].join(' '))
      const known = new Set(findSkills(bullets.join('\n')).map(({ name }) => name))
      const backed = listed.filter((skill) => known.has(skill) || showsIn(work, foldText(skill)))
      return {
        passed: backed.length >= listed.length / 4,
        evidence: `${backed.length} of ${listed.length}${backed.length ? `: ${backed.slice(0, 6).join(', ')}` : ''}`,
      }
    },
  },
  {
    id: 'content.summary',
    category: 'content',
    severity: 'info',
    weight: 5,
    passesWhen: 'The summary names at least two of your skills or one result in numbers.',
    fix: 'Say in the summary what you do, for how long, and what you are best at, in specific terms.',
    judge: ({ sections }) => {
      const summary = linesOf(sections, 'summary').join(' ').trim()
      if (summary === '') return undefined
      const skills = new Set(findSkills(summary).map(({ name }) => name))
      return {
        passed: skills.size >= 2 || isQuantified(summary) || saysYears.test(summary),
        evidence: quotes([summary]),
      }
    },
  },
  {
    id: 'content.timeline',
    category: 'content',
    severity: 'info',
    weight: 2,
    passesWhen: 'No role ends before it starts or lies in the future, and no gap is longer than a year.',
    fix: 'Check the dates. Explain a long gap on its own line (study, family, travel).',
    judge: ({ parsed, today, isDoubtful }) => {
      if (isDoubtful('dates', 'work')) return undefined
      const dated = parsed.roles.filter(({ start, end, current }) => start && (end || current))
      if (dated.length === 0) return undefined
      const now = today.getUTCFullYear() * 12 + today.getUTCMonth()
      const at = (month: { year: number; month: number } | null) =>
        month && month.year * 12 + Math.max(0, month.month - 1)
      const name = (role: (typeof dated)[number]) => [role.title, role.employer].filter(Boolean).join(', ')
      const wrong = dated.find(({ start, end }) => (at(start) ?? 0) > (at(end) ?? now) || (at(start) ?? 0) > now)
      if (wrong) return { passed: false, evidence: `The dates of “${name(wrong)}” are inconsistent` }
      const first = Math.min(...dated.map(({ start }) => at(start) ?? now))
      const last = Math.max(...dated.map(({ end }) => at(end) ?? now))
      const covered = monthsCovered(
        [
          ...dated,
          ...parsed.education.flatMap(({ end }) =>
            end ? [{ start: { year: end.year - 3, month: 1 }, end, current: false }] : [],
          ),
        ],
        today,
      )
      const gap = last - first + 1 - covered
      return { passed: gap <= longGap, evidence: gap > 0 ? `${gap} months between roles` : 'No gap' }
    },
  },
]
