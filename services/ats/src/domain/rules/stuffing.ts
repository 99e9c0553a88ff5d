import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { isPlain } from '../vocabulary/skill-words.ts'
import { hashFrom, noHash } from '../vocabulary/word-filter.ts'

/** Words that every text repeats, in eight languages, without accents. */
const common = new Set(
  `with from that this have been were their they them which while where when into over under about after before between within
   through during more than each such also other using used work worked working team teams years year month months company
   mit und der die das von fur bei nach uber durch sowie eine einer eines einem einen auch oder avec dans pour sous plus ainsi
   chez leur leurs cette sans entre para como desde hasta sobre entre durante mas com dos das pelo pela mais uma umas uns
   della delle degli nella nelle presso dalla dalle anche come sono voor naar door over onder tussen tijdens binnen
   oraz przez przy dla jako przed ktore ktory`.split(/\s+/),
)

/** How often a word may stand: of a resume's words a twentieth, and in a short one as often as this. */
const mostWord = { times: 16, share: 0.05 }
/** How often the same line of words may stand. */
const mostLine = 3
/** Minimum number of words of such a line. */
const fewestWords = 5
/** Minimum number of skills that make a line one of keywords; what names none is a header of pages or the label of a form. */
const keywordsOfLine = 2
/** Maximum length of a list of skills, and their share of the words: who worked for thirty years may name more than that. */
const mostSkills = { count: 150, share: 0.125 }

/** Letters by which forms of a word are recognized: a designer may write "designed" and "design" as often as needed. */
const stemLength = 5

/**
 * What a resume repeats beyond measure, in words; undefined when nothing.
 * @param words how often each stands there, in small letters
 * @param total how many words it has
 * @param titles of the roles, whose words a resume has to repeat
 */
export function mostRepeated(
  text: string,
  words: ReadonlyMap<string, number>,
  total: number,
  skills: number,
  titles: string[],
): string | undefined {
  const limit = Math.max(mostWord.times, total * mostWord.share)
  const often = new Map<string, number>()
  for (const [word, count] of words) {
    if (count > limit && word.length > 3 && !common.has(word) && !isOfTrade(word, titles)) often.set(word, count)
  }
  const [word, most] = mostOf(often)
  if (most > limit) return `“${word}” ${most} times`
  const [line, times] = mostOf(repeatedKeywords(text))
  if (times > mostLine) return `“${line.slice(0, 100)}” ${times} times`
  return skills > Math.max(mostSkills.count, total * mostSkills.share) ? `${skills} skills` : undefined
}

function isOfTrade(word: string, titles: string[]): boolean {
  const stem = foldText(word).slice(0, stemLength)
  return titles.some((title) => ` ${foldText(title)}`.includes(` ${stem}`))
}

/** Marks of bullet points, without which other rules have looked at the same line. */
const marks = /^[-–—*•·\s]+/

/** Lines of keywords that stand too often, with how often each does. */
function repeatedKeywords(text: string): Map<string, number> {
  const lines = text.split('\n')
  if (isPlain.test(text) && !mayRepeat(lines)) return new Map()
  const written = new Map<string, string[]>()
  for (const line of lines) {
    const key = foldText(line.replace(marks, ''))
    const same = written.get(key)
    if (same) same.push(line)
    else if (key.split(' ').length >= fewestWords) written.set(key, [line])
  }
  const repeated = [...written].filter(([, same]) => same.length > mostLine)
  return new Map(
    repeated.map(([key, same]) => [key, same.filter((line) => findSkills(line, true).length >= keywordsOfLine).length]),
  )
}

/** Whether a line of enough words may stand too often, in text whose only letters are those of ASCII. */
function mayRepeat(lines: string[]): boolean {
  const counts = new Map<number, number>()
  for (const line of lines) {
    let [hash, words, isWithin] = [noHash, 0, false]
    for (let at = 0; at < line.length; at++) {
      const code = line.charCodeAt(at)
      const isNamed = code < 128 && named[code] === 1
      if (isNamed) hash = hashFrom(hash, code >= 65 && code <= 90 ? code + 32 : code)
      if (isNamed && !isWithin) words++
      isWithin = isNamed
    }
    if (words < fewestWords) continue
    const count = (counts.get(hash) ?? 0) + 1
    if (count > mostLine) return true
    counts.set(hash, count)
  }
  return false
}

/** Which characters of ASCII are letters or figures. */
const named = Uint8Array.from({ length: 128 }, (_none, code) => (/[A-Za-z0-9]/.test(String.fromCharCode(code)) ? 1 : 0))

function mostOf(counts: Map<string, number>): [string, number] {
  return [...counts].reduce<[string, number]>((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])
}
