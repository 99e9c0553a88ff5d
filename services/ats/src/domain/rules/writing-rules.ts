import { findDates } from '../annotate/find-dates.ts'
import { countWords } from '../text/words.ts'
import { quotes, type Rule } from './rule.ts'
import { isPresentVerb, openerOf } from './verbs.ts'

const firstPerson = /(?:^|[\s(])(?:I|I'm|I’m|my|My|me|mine|we|our)(?=[\s,.'’])/g
const passive = /\b(?:was|were|been|being|is|are)\s+(?:\w+ly\s+)?\w{2,}(?:ed|en)\b/i
const weakOpeners =
  /^(?:responsible for|duties included|tasked with|worked on|helped (?:with|to)|assisted (?:with|in)|involved in|in charge of)\b/i

/** Maximum length of a bullet point that reads well, in words. */
const longestBullet = 40

/** The format of a date with a month. */
function formatOf(date: string): 'words' | 'year first' | 'figures' {
  if (/\p{L}{3}/u.test(date)) return 'words'
  return /^\d{4}/.test(date) ? 'year first' : 'figures'
}

/** How the resume is written. English only. */
export const writingRules: Rule[] = [
  {
    id: 'writing.first-person',
    category: 'writing',
    severity: 'info',
    weight: 3,
    passesWhen: `Bullet points don't use "I" or "my".`,
    fix: 'Drop the pronoun: "Led a team", not "I led a team".',
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
    passesWhen: 'At most a quarter of the bullet points are in the passive voice.',
    fix: 'Use the active voice: "Migrated 40 services", not "40 services were migrated".',
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
    weight: 4,
    passesWhen: 'At most one in five bullet points starts with a phrase such as "responsible for".',
    fix: 'Start with what you achieved, not with what you were responsible for.',
    judge: ({ bullets, isEnglish }) => {
      if (!isEnglish || bullets.length === 0) return undefined
      const used = bullets.filter((bullet) => weakOpeners.test(bullet))
      return { passed: used.length <= bullets.length / 5, evidence: used.length ? quotes(used) : 'None' }
    },
  },
  {
    id: 'writing.bullet-length',
    category: 'writing',
    severity: 'info',
    weight: 3,
    passesWhen: `At most a quarter of the bullet points are longer than ${longestBullet} words.`,
    fix: 'Split long bullet points, one result in each.',
    judge: ({ bullets, isEnglish }) => {
      if (!isEnglish || bullets.length < 3) return undefined
      const long = bullets.filter((bullet) => countWords(bullet) > longestBullet)
      return { passed: long.length <= bullets.length / 4, evidence: long.length ? quotes(long, 2) : 'None' }
    },
  },
  {
    id: 'writing.repeated-openers',
    category: 'writing',
    severity: 'info',
    weight: 2,
    passesWhen: 'No verb starts more than a third of the bullet points.',
    fix: 'Vary the verbs that start your bullet points.',
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
        evidence: most > 1 ? `“${word}” ${most} times in ${bullets.length}` : 'No verb repeated',
      }
    },
  },
  {
    id: 'writing.tense',
    category: 'writing',
    severity: 'info',
    weight: 2,
    passesWhen: 'At most one in five bullet points of past roles starts with a verb in the present tense.',
    fix: 'Use the past tense for past roles: "Led a team", not "Lead a team".',
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
    weight: 2,
    passesWhen: 'The dates of all roles use one format.',
    fix: 'Write every date in the same format, such as "Mar 2021 – Present".',
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
