import { findDateRange } from '../annotate/dates.ts'
import { placeholdersIn } from '../annotate/placeholders.ts'
import { linesOf } from '../parse/sections.ts'
import { countAllWords } from '../text/words.ts'
import { quotes, type Rule } from './rule.ts'

/** Share of bullet points that may be filler, and how many always may. */
const mostFiller = { share: 0.1, count: 1 }
/** Share of the words about work that may be copies. */
const mostCopied = 0.2
/** Share of bullet points in one case only from which all are. */
const oneCase = 0.6
/** A line with enough letters, of the alphabets that have both cases, to tell its case. */
const hasLetters = /^(?:[^\p{Ll}\p{Lu}]*[\p{Ll}\p{Lu}]){15}/u
/** Months since the last role after which somebody has been out of work for long. */
const longAgo = 24

/** Whether something is in the resume that should not be, or is there twice. */
export const faultRules: Rule[] = [
  {
    id: 'content.repeated-bullets',
    category: 'content',
    severity: 'warning',
    weight: 8,
    passesWhen: 'No bullet point appears twice.',
    fix: 'State each achievement once, in the role where it counts most.',
    judge: ({ bullets, repeated }) =>
      bullets.length === 0
        ? undefined
        : { passed: repeated.length === 0, evidence: repeated.length ? quotes([...new Set(repeated)]) : 'None' },
  },
  {
    id: 'content.copied-work',
    category: 'content',
    severity: 'warning',
    weight: 6,
    passesWhen: 'At most a fifth of the words about your work are repeated.',
    fix: 'Say what was different in each role: a larger team, a new task, a better result.',
    judge: ({ bullets, repeated }) => {
      const copied = countAllWords(repeated)
      const all = copied + countAllWords(bullets)
      return all === 0
        ? undefined
        : { passed: copied <= all * mostCopied, evidence: copied > 0 ? `${copied} of ${all} words` : 'None' }
    },
  },
  {
    id: 'content.placeholders',
    category: 'content',
    severity: 'warning',
    weight: 15,
    passesWhen: 'No placeholder text is left from a template.',
    fix: 'Replace the placeholder text with your own, or remove it.',
    judge: ({ text }) => {
      const left = placeholdersIn(text)
      return { passed: left.length === 0, evidence: left.length ? quotes(left) : 'None' }
    },
  },
  {
    id: 'content.private-data',
    category: 'content',
    severity: 'warning',
    weight: 13,
    passesWhen: 'The resume has no private data that employers there should not ask for.',
    fix: 'Remove private data, such as your religion, marital status, ID numbers, or desired salary.',
    judge: ({ privateLines: lines }) => ({
      passed: lines.length === 0,
      evidence: lines.length ? quotes(lines) : 'None',
    }),
  },
  {
    id: 'content.filler',
    category: 'content',
    severity: 'warning',
    weight: 8,
    passesWhen: 'At most one in ten bullet points could be said of any job.',
    fix: 'Replace filler with what you did that others in the same job did not.',
    judge: ({ bullets, filler, isEnglish }) => {
      if (!isEnglish || bullets.length + filler.length === 0) return undefined
      const most = Math.max(mostFiller.count, (bullets.length + filler.length) * mostFiller.share)
      return { passed: filler.length <= most, evidence: filler.length ? quotes(filler) : 'None' }
    },
  },
  {
    id: 'content.recent-work',
    category: 'content',
    severity: 'warning',
    weight: 11,
    passesWhen: `The last role or course ended at most ${longAgo} months ago.`,
    fix: 'Add what you have done since: work, volunteering, training, or a line about the break.',
    judge: ({ parsed, courses, sections, today, isDoubtful }) => {
      const ends = parsed.roles.flatMap(({ end, start, current }) => (current ? 'now' : (end ?? start ?? [])))
      if (ends.length === 0 || isDoubtful('dates')) return undefined
      if (ends.includes('now')) return { passed: true, evidence: 'A current role' }
      if (courses.some(({ isCurrent }) => isCurrent)) return { passed: true, evidence: 'A current course' }
      const besides = [...linesOf(sections, 'projects'), ...linesOf(sections, 'volunteer')]
      if (besides.some((line) => findDateRange(line)?.current)) return { passed: true, evidence: 'A current project' }
      if (isDoubtful('work')) return undefined
      const courseEnds = parsed.education.flatMap(({ end }) => end ?? [])
      const last = [...ends, ...courseEnds].reduce((latest, date) => {
        const month = date === 'now' ? 0 : date.year * 12 + (date.month || 12)
        return Math.max(latest, month)
      }, 0)
      const months = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1 - last
      return { passed: months <= longAgo, evidence: months > 0 ? `${months} months ago` : 'Until now' }
    },
  },
  {
    id: 'writing.letter-case',
    category: 'writing',
    severity: 'warning',
    weight: 13,
    passesWhen: 'The text uses capital and small letters as usual.',
    fix: 'Write in sentence case: a capital at the start of each sentence and name, small letters elsewhere.',
    judge: ({ sections }) => {
      const lines = sections.flatMap(({ lines: own }) => own).filter((line) => hasLetters.test(line))
      if (lines.length < 3) return undefined
      const shouted = lines.filter((line) => line === line.toUpperCase())
      const small = lines.filter((line) => line === line.toLowerCase())
      const worst = shouted.length > small.length ? shouted : small
      return { passed: worst.length < lines.length * oneCase, evidence: worst.length ? quotes(worst, 2) : 'None' }
    },
  },
]
