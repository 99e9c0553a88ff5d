import { nounByVerb } from '../vocabulary/duty-verbs.ts'
import { withJoinedApart } from './joined-lines.ts'

/** Length of a line, in characters, from which it may have been broken because it was full. */
const fullLine = 60

/** Words for years that stand against their number or against the word before it, as some boards export them: "at least2years". */
const gluedYears =
  /(?<=\p{Ll}{2})(?=\d{1,2}\s?\+?\s?(?:years?|yrs|Jahren?|ans|años|anni|anos|jaar|år|lat)(?!\p{L}))|(?<=(?<!\d)\d{1,2}\+?)(?=(?:years?|yrs|Jahren?|ans|años|anni|anos|jaar|år|lat)(?!\p{L}))/giu

/** Where lines may stand together without a blank. */
const joint = /[a-zß-ÿ.!?;:…)](?=(?!Net(?!\p{L}))[A-ZÀ-Þ][a-zß-ÿ]{2})|\.(?=\d)/gu
/** What stands before, if they do, as web pages are pasted: "required.Minimum", "experienceMust", but not "JavaScript". */
const beforeJoint = /(?:(?:[\p{Ll}\d)+#%]|\p{Lu}{2})[.!?;:…]|\p{Ll}\)|(?<![\p{L}\p{N}])\p{Ll}{4,20})$/u
const beforeNumber = /\p{Ll}{3}\.$/u
const longestWord = 22

/** Words that begin what is asked for, and stand in capitals within a line where its break was lost: "ovens Ability to lift". */
const starters = new Set(
  `ability able experience experienced knowledge must strong excellent proven proficient proficiency familiarity familiar understanding
   bachelor bachelors minimum valid willingness willing have be possess demonstrated working good solid responsible`.split(
    /\s+/,
  ),
)
/** A word in capitals between two others in small letters. */
const inCapitals = /(?<=[\p{Ll})] )\p{Lu}\p{Ll}+(?= \p{Ll})/gu
/** The end of an answer of a form, behind which the next question stands without a blank. */
const answer = /\((?:Required|Preferred)\)(?=\p{L})/gu

const isStarter = (word: string) => starters.has(word) || (word.endsWith('ing') && nounByVerb.has(word))

/** The end of a line that goes on with a word in capitals. */
const goesOnBehind = /(?:^|[^\p{L}])(?:or|and|an?|the|in|of|with|to|for|as|by|at|on|our|your|my|und|oder|et|ou) $/u
const longestJoint = 8
/** From how many lost breaks on a line every word in capitals is taken for the start of an item. */
const manyLost = 3
/** A sooner look for words in capitals within a line, and for answers. */
const mayHoldItems = /[^A-Z] [A-Z][a-z]|(?:Required|Preferred)\)/
/** Length of a line, in characters, from which items may have been joined in it. */
const shortestJoined = 40

/** A line with breaks before the items that were joined in it. */
function withBrokenItems(given: string): string {
  if (given.length < shortestJoined || !mayHoldItems.test(given)) return given
  const line = given.replace(answer, '$&\n')
  const places = [...line.matchAll(inCapitals)].filter(
    ({ index }) => !goesOnBehind.test(line.slice(Math.max(0, index - longestJoint), index)),
  )
  const lost = places.filter(([word]) => isStarter(word.toLowerCase()))
  if (lost.length === 0) return line
  const breaks = new Set((lost.length >= manyLost ? places : lost).map(({ index }) => index))
  return line.replace(inCapitals, (word, at: number) => (breaks.has(at) ? `\n${word}` : word))
}

/** Marks of items within a line, and the runs of blanks that web pages make of breaks. */
const inLine =
  /(?<!\s)(?:(?:\s{2,}[-–+]|\s+\*|\s*[•●▪■◦✓➢►])\s+(?=\p{L})|\s{4,}(?=\p{Lu})|\s{2,}\*?(?=\p{Lu}[^:.\n]{3,60}:\*?\s))|[;.] [-–•] (?=\p{L})|(?<=[\p{L}\d:.)])\*\s(?=\p{Lu})/gu
/** From how many of them on each begins an item. */
const fewestInLine = 2

/** A line with breaks before the items whose marks stand within it. */
function withItemsApart(line: string): string {
  if (line.length < shortestJoined || (line.match(inLine)?.length ?? 0) < fewestInLine) return line
  return line.replace(inLine, (mark) =>
    /\S/u.test(mark) && !/^\s{2,}\*$/u.test(mark) ? `${/^[;.]/.exec(mark)?.[0] ?? ''}\n• ` : '\n',
  )
}

function withLostBreaks(given: string): string {
  const text = given
    .split('\n')
    .flatMap((line) => withJoinedApart(line).split('\n'))
    .flatMap((line) => withItemsApart(line).split('\n'))
    .map(withBrokenItems)
    .join('\n')
  return text.replace(joint, (sign: string, at: number) => {
    const before = text.slice(Math.max(0, at - longestWord), at + 1)
    const isLost = /\d/.test(text.charAt(at + 1)) ? beforeNumber.test(before) : beforeJoint.test(before)
    return isLost ? `${sign}\n` : sign
  })
}

/** Marks of items, also without a blank behind them. */
const mark = /^[\s>\uF0A7\uF0B7➢➤►▶▪●○◦■□✓✔✅»·•*+–-]{1,6}(?=[\p{L}\d])/u
/** A line with a plain mark for that of its item, also behind a tabulator that was written out. */
const withPlainMark = (line: string) =>
  line
    .replace(/^\s*(?:\\t){1,4}/u, '')
    .replace(/^\s{0,9}(?:o\s{1,9}(?=\p{Lu}\p{Ll})|(?:\.{3}|…)\s{1,9}(?=\p{L}))/u, '• ')
    .replace(mark, (found) => (found.trim() === '' ? found : '• '))

/** A mark of an item alone on its line, above the item, as pages of job boards are pasted. */
const markAbove = /^[ \t]{0,9}[-–•*·●▪■◦][ \t]{0,9}\n(?:[ \t]{0,9}\n)?(?=[ \t]{0,9}[\p{L}\d])/gmu

/** The lines of a text, those joined that were broken in the middle of a sentence, and those divided that were pasted together. */
export function unwrapped(text: string): string[] {
  const lines: string[] = []
  let before = ''
  for (const given of withLostBreaks(text.replace(gluedYears, ' ').replace(markAbove, '• ')).split('\n')) {
    const line = withPlainMark(given)
    const goesOn =
      /^(?:\p{Ll}|\()/u.test(line.trim()) ||
      /(?:,|\s(?:or|and|with|of|in|und|oder|et|ou|y|e|o|en|of|i|lub))$/u.test(before)
    if (before.length >= fullLine && goesOn && line.trim() !== '') lines[lines.length - 1] += ` ${line.trim()}`
    else lines.push(line)
    before = line.trim()
  }
  return lines
}
