import type { Item } from '../decode/features.ts'
import type { Label } from '../decode/labels.ts'
import { isUnfinished } from '../text/unfinished.ts'
import { countWords } from '../text/words.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import type { Group } from './groups.ts'

/** Score from which a text is surely a title, and the number of words up to which one stands alone. */
const sure = { title: 3, words: 5 }
/** How sure such a title is, in percent. */
const confidence = 60

/**
 * Groups, each of which is split where another role begins in it: below the work, and apart from it or set as the first title is, a
 * title alone on its line with work of its own below it: "Welder", "• Joined plates". It has no dates, as jobs beside a main one often
 * have none.
 */
export const withUndatedTitles = (groups: Group[]): Group[] => groups.flatMap(split)

function split(group: Group): Group[] {
  const starts = group.items.flatMap((_item, index) => (beginsRole(group, index) ? [index] : []))
  return [0, ...starts].map((from, nth) => {
    const part = partOf(group, from, starts[nth])
    return nth === 0 ? part : asRole(part)
  })
}

function partOf({ items, labels, confidences }: Group, from: number, to: number | undefined): Group {
  return { items: items.slice(from, to), labels: labels.slice(from, to), confidences: confidences.slice(from, to) }
}

/** A group whose first cell is its title, and of which the other cells of that line say nothing that a role has. */
function asRole({ items, labels, confidences }: Group): Group {
  const line = items[0]?.at
  return {
    items,
    labels: labels.map((label, index): Label => {
      if (index === 0) return { base: 'TITLE', begins: true }
      return items[index]?.at === line ? { base: 'PLACE', begins: false } : label
    }),
    confidences: [confidence, ...confidences.slice(1)],
  }
}

function beginsRole(group: Group, index: number): boolean {
  const { items, labels } = group
  const item = items[index]
  if (!item || labels[index]?.base !== 'WORK' || labels[index - 1]?.base !== 'WORK') return false
  if (item.spot !== 0 || item.line.isItem || !isTitle(item)) return false
  const below = items.find(({ at }, other) => other > index && at > item.at)
  const isApart = item.cell.separator === 'blank'
  if (!isApart && !(below?.line.isItem && isBetweenItems(group, index))) return false
  return below !== undefined && (below.line.isItem || countWords(below.line.text) > sure.words)
}

/**
 * Whether a line stands right below items where the title of the role stands right above its own, each alone: "Iron Works", "Welder",
 * "• Joined plates", "Packer", "• Packed orders".
 */
function isBetweenItems({ items, labels }: Group, index: number): boolean {
  const above = items[index - 1]
  const head = items[labels.findIndex(({ base }) => base === 'TITLE')]
  if (!above?.line.isItem || isUnfinished(above.line.text) || !head || head.line.isItem) return false
  const own = items.find(({ at }) => at > head.at)
  return head.spot === 0 && own?.line.isItem === true
}

/** How a line tells what somebody did, which names the titles of others: "Trained every new welder". */
const sentence =
  /^(?!Certified|Registered|Chartered|Licensed|Qualified)\p{Lu}\p{Ll}+ed\s|\s(?:the|every|an?|all|our)\s/u
/** What may divide a title from the terms or place of work beside it; commas divide sentences, too. */
const besideTitle = new Set(['gap', 'bar', 'bracket'])

function isTitle({ cell: { text }, line: { cells } }: Item): boolean {
  const [, second, ...others] = cells
  return (
    others.length === 0 &&
    (!second || besideTitle.has(second.separator)) &&
    countWords(text) <= sure.words &&
    /^\p{Lu}[^\d.:;!?]*$/u.test(text) &&
    cells.every(({ text: cell }) => !/\d/.test(cell)) &&
    !sentence.test(text) &&
    titleScore(text) >= sure.title
  )
}
