import { quotes, type Rule } from './rule.ts'

const instructions =
  /\b(?:ignore|disregard|forget)\s+(?:all\s+|any\s+|the\s+|your\s+)*(?:previous|prior|above|earlier)\s+(?:instructions?|prompts?|rules?)|\b(?:you are|act as)\s+an?\s+(?:ai|assistant|language model|recruiter)\b|\b(?:rank|rate|score|recommend)\s+this\s+(?:candidate|resume|applicant)\s+(?:as\s+)?(?:the\s+)?(?:highest|first|top|best)|\b(?:system|developer)\s+prompt\b/gi

/** Zero-width and direction marks; joiners are left out where scripts need them. */
const invisible = /[\u200B\u2060\uFEFF\u00AD\u202A-\u202E\u2066-\u2069]|[\u{E0000}-\u{E007F}]/gu

/** Words of one script with letters of another that look the same. */
const mixedScripts = /(?=[\p{L}]*\p{Script=Latin})(?=[\p{L}]*[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}]{3,40}/u

const shingleLength = 8

function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const result = new Set<string>()
  for (let at = 0; at + shingleLength <= words.length; at++) result.add(words.slice(at, at + shingleLength).join(' '))
  return result
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
      const orders = text.match(instructions) ?? []
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
      const count = text.match(invisible)?.length ?? 0
      return { passed: count <= 5, evidence: `${count} invisible characters` }
    },
  },
  {
    id: 'integrity.look-alikes',
    category: 'integrity',
    severity: 'warning',
    weight: 10,
    passesWhen: 'No word mixes letters of different scripts.',
    fix: 'Retype words with letters of one alphabet only.',
    judge: ({ words }) => {
      const mixed = words.filter((word) => word.length <= 60 && mixedScripts.test(word))
      return { passed: mixed.length === 0, evidence: mixed.length ? quotes(mixed) : 'None' }
    },
  },
  {
    id: 'integrity.keyword-stuffing',
    category: 'integrity',
    severity: 'warning',
    weight: 15,
    passesWhen: 'No word of substance is repeated beyond measure.',
    fix: 'Name a skill where you used it, not again and again.',
    judge: ({ words }) => {
      if (words.length < 50) return undefined
      const counts = new Map<string, number>()
      for (const word of words) {
        const key = word.toLowerCase()
        if (key.length > 3) counts.set(key, (counts.get(key) ?? 0) + 1)
      }
      const [word, most] = [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])
      return {
        passed: most <= Math.max(12, words.length * 0.06),
        evidence: most > 1 ? `“${word}” ${most} times` : 'None',
      }
    },
  },
  {
    id: 'integrity.pasted-advertisement',
    category: 'integrity',
    severity: 'error',
    weight: 25,
    passesWhen: 'At most a tenth of the advertisement stands word for word in the resume.',
    fix: 'Say in your own words what you did; do not paste the advertisement.',
    judge: ({ text, jobDescription }) => {
      const wanted = shingles(jobDescription)
      if (wanted.size < 12) return undefined
      const own = shingles(text)
      const copied = [...wanted].filter((shingle) => own.has(shingle))
      const share = copied.length / wanted.size
      return {
        passed: share <= 0.1,
        evidence: copied.length ? `${Math.round(share * 100)} %: ${quotes(copied, 1)}` : 'None',
      }
    },
  },
]
