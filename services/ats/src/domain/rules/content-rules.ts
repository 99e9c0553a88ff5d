import { monthsCovered } from '../parse/dates.ts'
import { plain } from '../parse/sections.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { quotes, type Rule } from './rule.ts'

const number = /\d|\b(?:doubled|tripled|halved|twice|dozens?|hundreds?|thousands?|millions?)\b/i

const actionVerbs = new Set(
  `accelerated achieved acquired adapted administered advised advocated analyzed analysed answered applied arranged
   assembled assessed assisted attained audited authored automated balanced bought briefed built calculated captured
   cared catalogued chaired championed changed coached collaborated collected communicated compiled completed composed
   computed conceived conducted configured consolidated constructed consulted contracted converted cooked coordinated
   corrected counseled created cultivated cut debugged decreased defined delegated delivered deployed designed
   detected determined developed devised diagnosed directed discovered dispatched documented doubled drafted drove
   earned edited educated eliminated enabled encouraged enforced engineered enhanced ensured established estimated
   evaluated examined executed expanded expedited explained facilitated filed filled finalized forecast formulated
   founded fulfilled gained gathered generated grew guided handled halved headed helped hired identified illustrated
   implemented improved increased influenced informed initiated inspected installed instituted instructed integrated
   interpreted interviewed introduced invented investigated kept launched led lifted logged lowered maintained managed
   mapped marketed measured mediated mentored merged migrated minimized modeled modernized monitored motivated moved
   negotiated observed obtained onboarded opened operated optimized orchestrated ordered organized organised originated
   oversaw owned partnered performed piloted pioneered placed planned prepared presented prevented processed procured
   produced programmed promoted proposed protected provided published purchased ran raised rebuilt received recommended
   reconciled recorded recruited redesigned reduced refactored refined rehabilitated repaired replaced reported
   represented researched resolved responded restored restructured reviewed revised scaled scheduled secured selected
   served set shaped shipped simplified sold solved sourced spearheaded standardized started steered streamlined
   strengthened structured supervised supplied supported surpassed taught tested tracked trained transformed translated
   treated trimmed tripled troubleshot turned unified updated upgraded used validated verified won worked wrote`.split(
    /\s+/,
  ),
)

const buzzwords =
  /\b(?:synergy|synergies|go-getter|think outside the box|team player|hard-?working|results-driven|detail-oriented|self-starter|dynamic individual|passionate about|guru|rockstar|ninja|best of breed|value add|proactive|go-to person|highly motivated|proven track record)\b/gi

/** Longest time without work that needs no word, in months. */
const longGap = 12

/** What the resume says of the work. */
export const contentRules: Rule[] = [
  {
    id: 'content.quantified-results',
    category: 'content',
    severity: 'warning',
    weight: 6,
    passesWhen: 'At least a fifth of the bullets name a number.',
    fix: 'Say how much, how many or how fast in more bullets: people, money, time, percentages.',
    judge: ({ bullets }) => {
      if (bullets.length < 3) return undefined
      const with_ = bullets.filter((bullet) => number.test(bullet))
      return {
        passed: with_.length >= bullets.length / 5,
        evidence: with_.length
          ? `${with_.length} of ${bullets.length}: ${quotes(with_, 2)}`
          : `0 of ${bullets.length} bullets`,
      }
    },
  },
  {
    id: 'content.bullets',
    category: 'content',
    severity: 'warning',
    weight: 4,
    passesWhen: 'The work is told in at least three bullets or sentences.',
    fix: 'Describe what you did in each post with two to five bullets.',
    judge: ({ bullets, parsed }) =>
      parsed.roles.length === 0
        ? undefined
        : {
            passed: bullets.length >= 3,
            evidence: bullets.length ? quotes(bullets, 2) : 'No bullet tells of the work',
          },
  },
  {
    id: 'content.action-verbs',
    category: 'content',
    severity: 'info',
    weight: 3,
    passesWhen: 'At least half of the bullets begin with a verb of action.',
    fix: 'Begin bullets with what you did: led, built, treated, sold, taught.',
    judge: ({ bullets, isEnglish }) => {
      if (!isEnglish || bullets.length < 3) return undefined
      const weak = bullets.filter((bullet) => !actionVerbs.has((/^[\p{L}-]+/u.exec(bullet)?.[0] ?? '').toLowerCase()))
      return {
        passed: weak.length <= bullets.length / 2,
        evidence: weak.length
          ? `${bullets.length - weak.length} of ${bullets.length}; not: ${quotes(weak, 2)}`
          : `${bullets.length} of ${bullets.length}`,
      }
    },
  },
  {
    id: 'content.buzzwords',
    category: 'content',
    severity: 'info',
    weight: 2,
    passesWhen: 'At most two empty phrases are used.',
    fix: 'Replace empty phrases by what you did.',
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
    passesWhen: 'At least five skills are found.',
    fix: 'List the skills that the work needs, by the names that advertisements use.',
    judge: ({ parsed }) => ({
      passed: parsed.skills.length >= 5,
      evidence: parsed.skills.length ? parsed.skills.slice(0, 12).join(', ') : 'No skill is found',
    }),
  },
  {
    id: 'content.skills-backed-by-work',
    category: 'content',
    severity: 'info',
    weight: 3,
    passesWhen: 'At least a fifth of the listed skills show in the work too.',
    fix: 'Name in your bullets where you used the skills that you list.',
    judge: ({ parsed, bullets, roles }) => {
      if (parsed.skills.length < 5 || bullets.length < 3) return undefined
      const work = plain([...bullets, ...roles.map(({ title }) => title)].join(' '))
      const known = new Set(findSkills(bullets.join('\n')).map(({ name }) => name))
      const backed = parsed.skills.filter((skill) => known.has(skill) || ` ${work} `.includes(` ${plain(skill)} `))
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
    passesWhen: 'No post ends before it begins or lies in the future, and no gap is longer than a year.',
    fix: 'Check the dates; explain a long gap in a line of its own (study, family, travel).',
    judge: ({ parsed, today }) => {
      const dated = parsed.roles.filter(({ start, end, current }) => start && (end || current))
      if (dated.length === 0) return undefined
      const now = today.getUTCFullYear() * 12 + today.getUTCMonth()
      const at = (month: { year: number; month: number } | null) =>
        month && month.year * 12 + Math.max(0, month.month - 1)
      const name = (role: (typeof dated)[number]) => [role.title, role.employer].filter(Boolean).join(', ')
      const wrong = dated.find(({ start, end }) => (at(start) ?? 0) > (at(end) ?? now) || (at(start) ?? 0) > now)
      if (wrong) return { passed: false, evidence: `The dates of “${name(wrong)}” do not fit` }
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
      return { passed: gap <= longGap, evidence: gap > 0 ? `${gap} months between posts` : 'No gap' }
    },
  },
]
