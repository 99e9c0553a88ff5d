import { misspelledIn } from '../spelling/misspelled.ts'
import { countWords } from '../text/words.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { countsOf, languageOf } from './language.ts'
import { type Facts, type Judgement, quotes, type Rule } from './rule.ts'

/** Maximum length of a paragraph about a role that people read, in words. */
const longestParagraph = 80

/** Words of a paragraph that nobody reads. */
const wallOfText = 150

/** Slips that are seen without knowing the language: a word twice, no space behind a comma or a sentence, signs twice. */
const slips =
  /(?<![\p{L}’'-])(\p{Ll}{2,}) \1(?![\p{L}’'-])|\p{Ll}{3}[,;]\p{Ll}{3}|(?!www)\p{Ll}{3}[.!?]\p{Lu}\p{Ll}{2}|(?<![.\d])\.\.(?![.\d/])|,,|;;|[!?]{2,}|(?<=\s)i(?= (?:am|was|have|had|will|can|work|did)\b)/gu
/** Words that may stand twice: "had had", "that that", "bye bye". */
const twice = /^(?:had|that|bye|blah|out|der|die|das|sie|nous|vous|non|so|long) /
const mostSlips = 2
/** Words that look misspelled in a resume full of jargon. */
const mostMisspelled = 3

/** Whether the text was written with care. */
export const careRules: Rule[] = [
  {
    id: 'writing.spelling',
    category: 'writing',
    severity: 'warning',
    weight: 13,
    passesWhen: `At most ${mostMisspelled} words are misspelled (English only).`,
    fix: 'Check the spelling of these words. Read the text aloud, or let somebody else read it.',
    judge: ({ text, parsed, jobDescription, isEnglish }) => {
      if (!isEnglish) return undefined
      let terms: string | undefined
      const isTerm = (word: string) => {
        terms ??= ` ${foldText([...parsed.skills, jobDescription].join(' '))} `
        return terms.includes(` ${word} `) || findSkills(word, true).length > 0
      }
      const found = misspelledIn(text, isTerm).filter((word) => !isForeign(lineWith(text, word)))
      return { passed: found.length <= mostMisspelled, evidence: found.length ? quotes(found, 12) : 'None' }
    },
  },
  {
    id: 'writing.paragraphs',
    category: 'writing',
    severity: 'info',
    weight: 5,
    passesWhen: `No paragraph about a role is longer than ${longestParagraph} words.`,
    fix: 'Break long paragraphs into bullet points of one or two lines. People scan a resume before they read it.',
    judge: ({ roles }) => paragraphsOf(roles, longestParagraph),
  },
  {
    id: 'writing.walls',
    category: 'writing',
    severity: 'warning',
    weight: 5,
    passesWhen: `No paragraph about a role is longer than ${wallOfText} words.`,
    fix: 'Break it up. Nobody reads a whole page without a break.',
    judge: ({ roles }) => paragraphsOf(roles, wallOfText),
  },
  {
    id: 'writing.slips',
    category: 'writing',
    severity: 'info',
    weight: 7,
    passesWhen: `At most ${mostSlips} words or punctuation marks are doubled or run together.`,
    fix: 'Proofread: look for doubled words, doubled punctuation marks, and missing spaces after commas and full stops.',
    judge: ({ sections }) => {
      const found = sections.flatMap(({ lines }) =>
        lines.flatMap((line) => (maySlip(line) ? (line.match(slips) ?? []) : []).filter((slip) => !twice.test(slip))),
      )
      return { passed: found.length <= mostSlips, evidence: found.length ? quotes(found, 4) : 'None' }
    },
  },
]

/** The line of a text in which a word stands. */
function lineWith(text: string, word: string): string {
  const at = text.indexOf(word)
  const end = text.indexOf('\n', at)
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end)
}

/** Whether a line is in another language than English, as the title of a thesis may be. */
function isForeign(line: string): boolean {
  const words = line.match(/\p{L}+/gu) ?? []
  return (languageOf(countsOf(words), words.length) ?? 'en') !== 'en'
}

function paragraphsOf(roles: Facts['roles'], longest: number): Judgement | undefined {
  const told = roles.flatMap(({ bullets }) => bullets)
  if (told.length === 0) return undefined
  const long = told.filter((text) => isLonger(text, longest))
  return { passed: long.length === 0, evidence: long.length ? quotes(long, 2) : 'None' }
}

/** False for most lines that have none of the {@link slips}: they are looked at character by character, which is faster. */
function maySlip(line: string): boolean {
  let start = 0
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at)
    if (code >= 97 && code <= 122) continue
    const length = at - start
    if (code > 127 && !isMark(code)) return true
    const next = at + 1 < line.length ? line.charCodeAt(at + 1) : 0
    if (code === 32 && length >= 2 && next === line.charCodeAt(start) && isTwice(line, start, at)) return true
    if (code === 32 && length === 1 && line.charCodeAt(start) === 105) return true
    if (isComma(code) && (next === code || next > 127 || (length > 0 && next >= 97 && next <= 122))) return true
    if (isStop(code) && (isStop(next) || (length > 2 && (next > 127 || isCapital(next))))) return true
    start = at + 1
  }
  return false
}
/** Whether a word of a line stands behind itself. */
const isTwice = (line: string, from: number, to: number) => line.startsWith(line.slice(from, to), to + 1)
/** A comma or a semicolon. */
const isComma = (code: number) => code === 44 || code === 59
/** A full stop, or a mark of exclamation or question. */
const isStop = (code: number) => code === 46 || code === 33 || code === 63
const isCapital = (code: number) => code >= 65 && code <= 90
/** Dashes, bullets, quotation marks, and blanks that do not break. */
const isMark = (code: number) => code === 0xa0 || (code >= 0x2010 && code <= 0x2027)

/** Whether a text has more words than a number; short texts are passed over quickly. */
function isLonger(text: string, words: number): boolean {
  return text.length > 2 * words && countWords(text) > words
}
