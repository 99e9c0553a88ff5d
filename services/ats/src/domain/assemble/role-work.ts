import { isBullet, withoutBullet } from '../annotate/bullets.ts'
import { lineKind } from '../annotate/line-kinds.ts'
import { smallWords } from '../text/unfinished.ts'

/** Length of a line, in characters, from which it may have been broken because it was full. */
const fullLine = 60
/** How a sentence or an item ends. */
const ended = /[.!?:;…]["'”’»)]?$/u
/** Words with which nothing ends. */
const unfinished = new RegExp(`(?:,|&|[\\s(](?:${smallWords}|or|a|an|to|on|as|oder|ou|o|em|i|na))$`, 'iu')

/** A line about work, without its mark. */
export interface LineOfWork {
  text: string
  isMarked: boolean
  isBlank: boolean
}

/** A line as it stands in a section. */
export const lineOfWork = (line: string): LineOfWork => ({
  text: withoutBullet(line).trim(),
  isMarked: isBullet(line),
  isBlank: lineKind(line) === 'blank',
})

/** The items and sentences of lines of a section: see {@link joinLines}. */
export const joinWrapped = (lines: string[]): string[] => joinLines(lines.map(lineOfWork))

/**
 * The items and sentences of a role's work, without their marks; lines that go on in the middle of a sentence are joined.
 * A mark begins an item. Behind a full line with a mark, one without is its rest; without marks only what begins small, or
 * stands behind an unfinished line, goes on.
 */
export function joinLines(lines: LineOfWork[]): string[] {
  const items: { text: string; isMarked: boolean; last: string }[] = []
  let isOpen = false
  for (const { text, isMarked, isBlank } of lines) {
    if (isBlank) {
      isOpen = false
      continue
    }
    const item = isOpen && !isMarked ? items.at(-1) : undefined
    if (item && goesOn(item, text)) {
      item.text += ` ${text}`
      item.last = text
    } else items.push({ text, isMarked, last: text })
    isOpen = true
  }
  return items.map(({ text }) => text)
}

function goesOn({ last, isMarked }: { last: string; isMarked: boolean }, text: string): boolean {
  if (ended.test(last)) return false
  if (/^\p{Ll}/u.test(text) || unfinished.test(last)) return true
  return isMarked && last.length >= fullLine
}
