import { monthsCovered } from '../annotate/dates.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { quotes, type Rule } from './rule.ts'
import { isActionVerb, openerOf } from './verbs.ts'

/** A number that quantifies something: not a year, not a version after a name. */
const number =
  /(?<![\p{L}\d.,/-])[$€£#~+<>≈]*(?!(?:19|20)\d\d(?!\s?[%+kKmM€$£]))\d|\b(?:doubled|tripled|halved|twice|dozens?|hundreds?|thousands?|millions?)\b/iu

const buzzwords =
  /\b(?:synergy|synergies|go-getter|think outside the box|team player|hard-?working|results-driven|detail-oriented|self-starter|dynamic individual|passionate about|guru|rockstar|ninja|best of breed|value add|proactive|go-to person|highly motivated|proven track record)\b/gi

/** Longest gap that needs no explanation, in months. */
const longGap = 12

/** What the resume says about the work. */
export const contentRules: Rule[] = [
  {
    id: 'content.quantified-results',
    category: 'content',
    severity: 'warning',
    weight: 6,
    passesWhen: 'At least a fifth of the bullet points include a number.',
    fix: 'Quantify more of your results: people, money, time, percentages.',
    judge: ({ bullets }) => {
      if (bullets.length < 3) return undefined
      const with_ = bullets.filter((bullet) => number.test(bullet))
      return {
        passed: with_.length >= bullets.length / 5,
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
    weight: 4,
    passesWhen: 'Experience has at least three bullet points.',
    fix: 'Describe what you did in each role in two to five bullet points.',
    judge: ({ bullets, parsed }) => {
      if (parsed.roles.length === 0) return undefined
      const told = bullets.flatMap((bullet) => bullet.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
      return { passed: told.length >= 3, evidence: told.length ? quotes(told, 2) : 'No bullet points' }
    },
  },
  {
    id: 'content.action-verbs',
    category: 'content',
    severity: 'info',
    weight: 3,
    passesWhen: 'At least half of the bullet points start with an action verb.',
    fix: 'Start bullet points with an action verb: led, built, treated, sold, taught.',
    judge: ({ bullets, isEnglish }) => {
      if (!isEnglish || bullets.length < 3) return undefined
      const weak = bullets.filter((bullet) => !isActionVerb(openerOf(bullet)))
      return {
        passed: weak.length <= bullets.length / 2,
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
    weight: 2,
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
    weight: 4,
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
    weight: 3,
    passesWhen: 'At least a fifth of the listed skills also appear in your experience.',
    fix: 'Mention the skills you list in the bullet points of the roles where you used them.',
    judge: ({ parsed, bullets, roles }) => {
      if (parsed.skills.length < 5 || bullets.length < 3) return undefined
      const work = foldText([...bullets, ...roles.map(({ title }) => title)].join(' '))
      const known = new Set(findSkills(bullets.join('\n')).map(({ name }) => name))
      const backed = parsed.skills.filter((skill) => known.has(skill) || ` ${work} `.includes(` ${foldText(skill)} `))
      return {
        passed: backed.length >= parsed.skills.length / 5,
        evidence: `${backed.length} of ${parsed.skills.length}${backed.length ? `: ${backed.slice(0, 6).join(', ')}` : ''}`,
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
    judge: ({ parsed, today }) => {
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
