import { isBullet, withoutBullet } from '../annotate/bullets.ts'
import { lineKind } from '../annotate/line-kinds.ts'
import { smallWords } from '../text/unfinished.ts'

/** Length of a line, in characters, from which it may have been broken because it was full. */
const fullLine = 60
/** How a sentence or an item ends. */
const ended = /[.!?:;…]["'”’»)]?$/u
/** Words with which nothing ends. */
const unfinished = new RegExp(`(?:,|&|[\\s(](?:${smallWords}|or|a|an|to|on|as|oder|ou|o|em|i|na))$`, 'iu')

/**
 * The items and sentences of a role's work, without their marks; lines that go on in the middle of a sentence are joined.
 * A mark begins an item. Behind a full line with a mark, one without is its rest; without marks only what begins small, or
 * stands behind an unfinished line, goes on.
 */
export function joinWrapped(lines: string[]): string[] {
  const items: { text: string; isMarked: boolean; last: string }[] = []
  let isOpen = false
  for (const line of lines) {
    if (lineKind(line) === 'blank') {
      isOpen = false
      continue
    }
    const text = withoutBullet(line).trim()
    const isMarked = isBullet(line)
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
