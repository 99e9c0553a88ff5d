import { mostHiddenCharacters } from '../extracted-text.ts'
import { disguisedWords, invisibleCharacters, isAsSeen } from './disguised-text.ts'
import { ordersIn } from './machine-orders.ts'
import { quotes, type Rule } from './rule.ts'
import { mostRepeated } from './stuffing.ts'

/** Phrases that employers write and applicants don't. */
const advertising =
  /\b(?:we are (?:looking for|seeking|hiring)|the (?:ideal|successful) candidate|equal opportunity employer|you will be responsible for|what we offer|we offer (?:you|a competitive)|apply (?:now|today)|wir (?:suchen|bieten)|das bieten wir|nous (?:recherchons|offrons)|buscamos (?:un|una|a)|ofrecemos|procuramos (?:um|uma)|oferecemos|cerchiamo (?:un|una)|offriamo|wij (?:zoeken|bieden)|poszukujemy|oferujemy)\b/gi

/** Words in a passage that is compared. */
const shingleLength = 6

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** All passages of a text, each a few words long. */
function shingles(text: string): Set<string> {
  const words = wordsIn(text)
  const result = new Set<string>()
  for (let at = 0; at + shingleLength <= words.length; at++) result.add(words.slice(at, at + shingleLength).join(' '))
  return result
}

/** The passages that a text contains. */
function copiedIn(text: string, wanted: Set<string>): Set<string> {
  const starts = new Set([...wanted].map((passage) => passage.slice(0, passage.indexOf(' '))))
  const words = wordsIn(text)
  const copied = new Set<string>()
  for (let at = 0; at + shingleLength <= words.length; at++) {
    if (!starts.has(words[at] ?? '')) continue
    const passage = words.slice(at, at + shingleLength).join(' ')
    if (wanted.has(passage)) copied.add(passage)
  }
  return copied
}

/** Whether the resume says the same to machines as to people. The weight of a failed rule is deducted from readiness. */
export const integrityRules: Rule[] = [
  {
    id: 'integrity.hidden-text',
    category: 'integrity',
    severity: 'error',
    weight: 25,
    passesWhen: `At most ${mostHiddenCharacters} hidden characters say something that the text people see does not.`,
    fix: "Remove text that people can't see. Employers reject resumes that contain it.",
    judge: ({ layout }) =>
      layout && {
        passed: layout.hiddenTextCharacters <= mostHiddenCharacters,
        evidence: `${layout.hiddenTextCharacters} hidden characters`,
      },
  },
  {
    id: 'integrity.instructions',
    category: 'integrity',
    severity: 'error',
    weight: 30,
    passesWhen: 'The text has no instructions to automated screening.',
    fix: 'Remove the instruction. Employers reject resumes that contain one.',
    judge: ({ text }) => {
      const orders = ordersIn(text)
      return { passed: orders.length === 0, evidence: orders.length ? quotes(orders) : 'None' }
    },
  },
  {
    id: 'integrity.invisible-characters',
    category: 'integrity',
    severity: 'warning',
    weight: 5,
    passesWhen: 'At most two words have invisible characters inside them.',
    fix: 'Retype the text that contains invisible characters. They break search.',
    judge: ({ text }) => {
      const count = invisibleCharacters(text)
      return { passed: count <= 2, evidence: `${count} times` }
    },
  },
  {
    id: 'integrity.look-alikes',
    category: 'integrity',
    severity: 'warning',
    weight: 10,
    passesWhen: 'No word mixes in look-alike letters from another alphabet.',
    fix: 'Retype these words with letters of one alphabet.',
    judge: ({ text, words }) => {
      const mixed = isAsSeen.test(text) ? [] : disguisedWords(words)
      return { passed: mixed.length === 0, evidence: mixed.length ? quotes(mixed) : 'None' }
    },
  },
  {
    id: 'integrity.keyword-stuffing',
    category: 'integrity',
    severity: 'warning',
    weight: 15,
    passesWhen: "No word or list of skills is repeated excessively, and the list of skills isn't excessively long.",
    fix: 'Mention a skill where you used it instead of repeating it, and list the twenty that matter most.',
    judge: ({ text, words, wordCounts, parsed }) => {
      if (words.length < 50) return undefined
      const evidence = mostRepeated(
        text,
        wordCounts,
        words.length,
        parsed.skills.length,
        parsed.roles.map(({ title }) => title),
      )
      return { passed: evidence === undefined, evidence: evidence ?? 'None' }
    },
  },
  {
    id: 'integrity.pasted-advertisement',
    category: 'integrity',
    severity: 'error',
    weight: 25,
    passesWhen:
      "At most a tenth of the job description is copied word for word, and the resume doesn't read like a job description.",
    fix: "Describe what you did in your own words. Don't paste the job description.",
    judge: ({ text, jobDescription }) => {
      const phrases = [...new Set((text.match(advertising) ?? []).map((phrase) => phrase.toLowerCase()))]
      if (phrases.length >= 2) return { passed: false, evidence: quotes(phrases) }
      const wanted = shingles(jobDescription)
      if (wanted.size < 12) return jobDescription.trim() === '' ? { passed: true, evidence: 'None' } : undefined
      const copied = [...copiedIn(text, wanted)]
      const share = copied.length / wanted.size
      return {
        passed: share <= 0.1,
        evidence: copied.length ? `${Math.round(share * 100)} %: ${quotes(copied, 1)}` : 'None',
      }
    },
  },
]
