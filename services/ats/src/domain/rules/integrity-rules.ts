import { disguisedWords, invisibleCharacters } from './disguised-text.ts'
import { ordersIn } from './machine-orders.ts'
import { quotes, type Rule } from './rule.ts'
import { mostRepeated } from './stuffing.ts'

/** What employers write, and applicants do not. */
const advertising =
  /\b(?:we are (?:looking for|seeking|hiring)|the (?:ideal|successful) candidate|equal opportunity employer|you will be responsible for|what we offer|we offer (?:you|a competitive)|apply (?:now|today)|wir (?:suchen|bieten)|das bieten wir|nous (?:recherchons|offrons)|buscamos (?:un|una|a)|ofrecemos|procuramos (?:um|uma)|oferecemos|cerchiamo (?:un|una)|offriamo|wij (?:zoeken|bieden)|poszukujemy|oferujemy)\b/gi

/** Words of a passage that is compared. */
const shingleLength = 6

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Passages of a text, each of a few words. */
function shingles(text: string): Set<string> {
  const words = wordsIn(text)
  const result = new Set<string>()
  for (let at = 0; at + shingleLength <= words.length; at++) result.add(words.slice(at, at + shingleLength).join(' '))
  return result
}

/** Which of some passages stand in a text. */
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

/** Whether the resume says to machines what it says to people. What fails here is taken off the whole score. */
export const integrityRules: Rule[] = [
  {
    id: 'integrity.hidden-text',
    category: 'integrity',
    severity: 'error',
    weight: 25,
    passesWhen: 'At most 20 characters of the file are hidden from people.',
    fix: 'Remove text that people cannot see; employers reject resumes that have it.',
    judge: ({ layout }) =>
      layout && {
        passed: layout.hiddenTextCharacters <= 20,
        evidence: `${layout.hiddenTextCharacters} hidden characters`,
      },
  },
  {
    id: 'integrity.instructions',
    category: 'integrity',
    severity: 'error',
    weight: 30,
    passesWhen: 'Nothing in the text gives orders to a screening machine.',
    fix: 'Remove the instruction; employers reject resumes that have one.',
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
    passesWhen: 'At most five invisible characters stand in the text.',
    fix: 'Retype the text where invisible characters stand; they break search.',
    judge: ({ text }) => {
      const count = invisibleCharacters(text)
      return { passed: count <= 5, evidence: `${count} invisible characters` }
    },
  },
  {
    id: 'integrity.look-alikes',
    category: 'integrity',
    severity: 'warning',
    weight: 10,
    passesWhen: 'No word has letters of another alphabet that only look like those around them.',
    fix: 'Retype words with letters of one alphabet only.',
    judge: ({ words }) => {
      const mixed = disguisedWords(words)
      return { passed: mixed.length === 0, evidence: mixed.length ? quotes(mixed) : 'None' }
    },
  },
  {
    id: 'integrity.keyword-stuffing',
    category: 'integrity',
    severity: 'warning',
    weight: 15,
    passesWhen: 'No word and no line of skills is repeated beyond measure, and no list of skills is endless.',
    fix: 'Name a skill where you used it, not again and again; list the twenty that matter most.',
    judge: ({ text, words, parsed }) => {
      if (words.length < 50) return undefined
      const evidence = mostRepeated(text, words, parsed.skills.length)
      return { passed: evidence === undefined, evidence: evidence ?? 'None' }
    },
  },
  {
    id: 'integrity.pasted-advertisement',
    category: 'integrity',
    severity: 'error',
    weight: 25,
    passesWhen:
      'At most a tenth of the advertisement stands word for word in the resume, and the resume does not speak like one.',
    fix: 'Say in your own words what you did; do not paste the advertisement.',
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
