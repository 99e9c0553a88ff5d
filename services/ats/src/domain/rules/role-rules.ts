import { countWords } from '../text/words.ts'
import type { Facts, Work } from './facts.ts'
import { tellsOutcome } from './outcomes.ts'
import { isQuantified } from './quantified.ts'
import { type Judgement, quote, quotes, type Rule } from './rule.ts'
import { isActionVerb, openerOf } from './verbs.ts'
import { sentencesWithin } from './work-told.ts'

/** Roles that are judged by themselves, most recent first, and the years since the end of a role after which it is not. */
const judged = { most: 6, years: 15 }

/** Words of a bullet point that describes something. */
const fewestWords = 5

/** Roles of which one bullet point is enough, and which need none to be judged: those before the three most recent. */
const recent = 3

interface RoleQuality {
  name: string
  severity: Rule['severity']
  /** Weights for the most recent role, the one before, and so on; the last one counts for all others. */
  weights: number[]
  /** Weight for all of the work, where its roles could not be told apart. */
  weightOfAll?: number
  passesWhen: string
  /** @param where such as "as Welder, Iron Works" */
  fix: (where: string) => string
  judge(work: Pick<Work, 'bullets'>, rank: number, facts: Facts): Judgement | undefined
}

const none: Judgement = { passed: false, evidence: 'No bullet points that say something of their own' }

/** What is judged role by role. */
const qualities: RoleQuality[] = [
  {
    name: 'detail',
    severity: 'warning',
    weights: [5, 4, 3, 1],
    passesWhen:
      'The role is described in at least two bullet points or sentences, or one for a role before the three most recent.',
    fix: (where) => `Describe what you did ${where} in two to five bullet points.`,
    judge: ({ bullets }, rank) => {
      const told = sentencesWithin(bullets).filter((said) => countWords(said) >= fewestWords)
      if (told.length === 0) return none
      return { passed: told.length >= (rank < recent ? 2 : 1), evidence: quotes(told, 2) }
    },
  },
  {
    name: 'results',
    severity: 'warning',
    weights: [18, 12, 8, 3],
    weightOfAll: 28,
    passesWhen: 'At least one bullet point of the role includes a number.',
    fix: (where) => `Add a result in numbers to what you did ${where}: people, money, time, or percentages.`,
    judge: ({ bullets }) => {
      if (bullets.length === 0) return none
      const with_ = bullets.filter((bullet) => isQuantified(bullet))
      return {
        passed: with_.length > 0,
        evidence: with_.length ? quotes(with_, 2) : `0 of ${bullets.length} bullet points`,
      }
    },
  },
  {
    name: 'impact',
    severity: 'info',
    weights: [22, 15, 10, 4],
    weightOfAll: 32,
    passesWhen: 'At least a third of the bullet points of the role include a number.',
    fix: (where) => `Quantify more of what you did ${where}: how much, how many, how fast.`,
    judge: ({ bullets }) => {
      if (bullets.length === 0) return none
      const with_ = bullets.filter((bullet) => isQuantified(bullet))
      return {
        passed: with_.length >= bullets.length / 3,
        evidence: `${with_.length} of ${bullets.length} bullet points`,
      }
    },
  },
  {
    name: 'outcomes',
    severity: 'info',
    weights: [6, 5, 4, 2],
    weightOfAll: 9,
    passesWhen: 'At least one bullet point of the role says what came of the work (English only).',
    fix: (where) => `Say what changed because of your work ${where}: what got better, faster, safer, or cheaper.`,
    judge: ({ bullets }, _rank, { isEnglish }) => {
      if (!isEnglish) return undefined
      if (bullets.length === 0) return none
      const told = bullets.filter(tellsOutcome)
      return {
        passed: told.length > 0,
        evidence: told.length ? quotes(told, 2) : `Only what the work was: ${quotes(bullets, 2)}`,
      }
    },
  },
  {
    name: 'actions',
    severity: 'info',
    weights: [5, 4, 3, 1],
    weightOfAll: 8,
    passesWhen: 'At least two thirds of the bullet points of the role start with an action verb (English only).',
    fix: (where) => `Start each bullet point about your work ${where} with an action verb: led, built, treated, sold.`,
    judge: ({ bullets }, _rank, { isEnglish }) => {
      if (!isEnglish) return undefined
      if (bullets.length === 0) return none
      const weak = bullets.filter((bullet) => !isActionVerb(openerOf(bullet)))
      return {
        passed: weak.length <= bullets.length / 3,
        evidence: weak.length ? `Without one: ${quotes(weak, 2)}` : `${bullets.length} of ${bullets.length}`,
      }
    },
  },
]

/**
 * The rules about single roles; made for each scan. Where the dates are doubtful, so is which bullet points belong together: all of
 * the work is judged together then.
 */
export function roleRules(facts: Facts): Rule[] {
  if (facts.isDoubtful('dates') || isAllWorkBelowLast(facts)) return rulesOfAllWork(facts)
  const oldest = (facts.today.getUTCFullYear() - judged.years) * 12
  return facts.work.slice(0, judged.most).flatMap((work, rank) => {
    const { current, end, title, employer } = work.role
    const isOld = !current && end !== null && end.year * 12 < oldest && rank > 0
    if (isOld || (rank >= recent && work.bullets.length === 0)) return []
    const name = quote([title, employer].filter(Boolean).join(', '))
    return qualities.map((quality) => ({
      id: `content.${quality.name}.${work.number}`,
      category: 'content',
      severity: quality.severity,
      weight: quality.weights[Math.min(rank, quality.weights.length - 1)] ?? 1,
      passesWhen: `${name || `Role ${work.number}`}: ${lowerFirst(quality.passesWhen)}`,
      fix: quality.fix(name ? `as ${name}` : `in role ${work.number}`),
      judge: (all) => quality.judge(work, rank, all),
    }))
  })
}

/** How many points below the last role, at least, belong to no role in particular if no other role has any. */
const fewestBelowLast = 3

/** Whether all work stands below the last role, as where the roles and what was done in them are two columns: whose it is cannot be told. */
function isAllWorkBelowLast({ roles }: Facts): boolean {
  const last = roles.at(-1)
  return (
    roles.length > 1 &&
    (last?.bullets.length ?? 0) >= fewestBelowLast &&
    roles.every((role) => role === last || role.bullets.length === 0)
  )
}

function rulesOfAllWork(facts: Facts): Rule[] {
  const bullets = facts.statements
  if (bullets.length === 0) return []
  return qualities.flatMap(({ name, severity, weightOfAll, passesWhen, fix, judge }) =>
    weightOfAll === undefined
      ? []
      : {
          id: `content.${name}.all`,
          category: 'content',
          severity,
          weight: weightOfAll,
          passesWhen: `All of the work: ${lowerFirst(passesWhen.replace(' of the role', ''))}`,
          fix: fix('in your roles'),
          judge: (all) => judge({ bullets }, 0, all),
        },
  )
}

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** The rows that stand for them in the rubric. */
export const roleRuleRows = qualities.map(({ name, severity, weights, weightOfAll, passesWhen, fix }) => ({
  id: `content.${name}.<n>`,
  severity,
  weight: `${weights.slice(0, -1).join(', ')}, then ${weights.at(-1)}${weightOfAll ? `; all: ${weightOfAll}` : ''}`,
  passesWhen,
  fix: fix('as <role>'),
}))
