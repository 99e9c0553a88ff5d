import { findDates } from '../annotate/dates.ts'
import { quotes, type Rule } from './rule.ts'
import { isPresentVerb, openerOf } from './verbs.ts'

const firstPerson = /(?:^|[\s(])(?:I|I'm|I’m|my|My|me|mine|we|our)(?=[\s,.'’])/g
const passive = /\b(?:was|were|been|being|is|are)\s+(?:\w+ly\s+)?\w{2,}(?:ed|en)\b/i
const weakOpeners =
  /^(?:responsible for|duties included|tasked with|worked on|helped (?:with|to)|assisted (?:with|in)|involved in|in charge of)\b/i

/** Longest bullet that reads well, in words. */
const longestBullet = 40

/** How a date with a month is written. */
function formatOf(date: string): 'words' | 'year first' | 'figures' {
  if (/\p{L}{3}/u.test(date)) return 'words'
  return /^\d{4}/.test(date) ? 'year first' : 'figures'
}

/** How the resume is written; English only. */
export const writingRules: Rule[] = [
  {
    id: 'writing.first-person',
    category: 'writing',
    severity: 'info',
    weight: 2,
    passesWhen: 'Bullets do without «I» and «my».',
    fix: 'Leave out the pronoun: «Led a team», not «I led a team».',
    judge: ({ bullets, isEnglish }) => {
      if (!isEnglish || bullets.length === 0) return undefined
      const used = bullets.filter((bullet) => bullet.match(firstPerson))
      return { passed: used.length <= 1, evidence: used.length ? quotes(used) : 'None' }
    },
  },
  {
    id: 'writing.passive',
    category: 'writing',
    severity: 'info',
    weight: 2,
    passesWhen: 'At most a quarter of the bullets are in the passive voice.',
    fix: 'Say who did it: «Migrated 40 services», not «40 services were migrated».',
    judge: ({ bullets, isEnglish }) => {
      if (!isEnglish || bullets.length < 3) return undefined
      const used = bullets.filter((bullet) => passive.test(bullet))
      return { passed: used.length <= bullets.length / 4, evidence: used.length ? quotes(used) : 'None' }
    },
  },
  {
    id: 'writing.weak-openers',
    category: 'writing',
    severity: 'info',
    weight: 2,
    passesWhen: 'At most one bullet in five begins with «responsible for» and its like.',
    fix: 'Begin with what you achieved instead of what you were responsible for.',
    judge: ({ bullets, isEnglish }) => {
      if (!isEnglish || bullets.length < 3) return undefined
      const used = bullets.filter((bullet) => weakOpeners.test(bullet))
      return { passed: used.length <= bullets.length / 5, evidence: used.length ? quotes(used) : 'None' }
    },
  },
  {
    id: 'writing.bullet-length',
    category: 'writing',
    severity: 'info',
    weight: 2,
    passesWhen: `At most a quarter of the bullets are longer than ${longestBullet} words.`,
    fix: 'Cut long bullets in two: one result each.',
    judge: ({ bullets, isEnglish }) => {
      if (!isEnglish || bullets.length < 3) return undefined
      const long = bullets.filter((bullet) => bullet.split(/\s+/).length > longestBullet)
      return { passed: long.length <= bullets.length / 4, evidence: long.length ? quotes(long, 2) : 'None' }
    },
  },
  {
    id: 'writing.repeated-openers',
    category: 'writing',
    severity: 'info',
    weight: 1,
    passesWhen: 'No verb begins more than a third of the bullets.',
    fix: 'Vary the verbs at the start of your bullets.',
    judge: ({ bullets, isEnglish }) => {
      if (!isEnglish || bullets.length < 6) return undefined
      const counts = new Map<string, number>()
      for (const bullet of bullets) {
        const word = (/^[\p{L}-]+/u.exec(bullet)?.[0] ?? '').toLowerCase()
        if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1)
      }
      const [word, most] = [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])
      return {
        passed: most <= bullets.length / 3,
        evidence: most > 1 ? `“${word}” ${most} times in ${bullets.length}` : 'None repeats',
      }
    },
  },
  {
    id: 'writing.tense',
    category: 'writing',
    severity: 'info',
    weight: 1,
    passesWhen: 'At most one bullet in five of former posts begins with a verb in the present.',
    fix: 'Tell of former posts in the past: «Led a team», not «Lead a team».',
    judge: ({ roles, isEnglish }) => {
      const former = roles.filter(({ current, end }) => !current && end).flatMap(({ bullets }) => bullets)
      if (!isEnglish || former.length < 3) return undefined
      const present = former.filter((bullet) => isPresentVerb(openerOf(bullet)))
      return { passed: present.length <= former.length / 5, evidence: present.length ? quotes(present) : 'None' }
    },
  },
  {
    id: 'writing.date-formats',
    category: 'writing',
    severity: 'info',
    weight: 1,
    passesWhen: 'The months of all posts are written in one way.',
    fix: 'Write every date alike, such as «Mar 2021 – Present».',
    judge: ({ sections, isEnglish }) => {
      const lines = sections.filter(({ kind }) => kind === 'experience').flatMap((section) => section.lines)
      const dates = lines.flatMap((line) =>
        findDates(line).flatMap(({ from, to, at }) => (at && at.month > 0 ? [line.slice(from, to)] : [])),
      )
      if (!isEnglish || dates.length < 3) return undefined
      const byFormat = Map.groupBy(dates, formatOf)
      const examples = [...byFormat.values()].flatMap(([first]) => (first === undefined ? [] : [first]))
      return { passed: byFormat.size === 1, evidence: quotes(examples) }
    },
  },
]
