import type { Item } from '../decode/features.ts'
import type { Label } from '../decode/labels.ts'
import { countWords } from '../text/words.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import type { Group } from './groups.ts'

/** Score from which a text is surely a title, and the number of words up to which one stands alone. */
const sure = { title: 3, words: 5 }
/** How sure such a title is, in percent. */
const confidence = 60

/**
 * Groups of which each that goes on with another role is two: below the work, and apart from it, a title alone on its line with work of
 * its own below it: "Welder", "• Joined plates". It has no dates, as jobs beside a main one often have none.
 */
export const withUndatedTitles = (groups: Group[]): Group[] => groups.flatMap(split)

function split(group: Group): Group[] {
  const at = group.items.findIndex((_item, index) => beginsRole(group, index))
  if (at < 0) return [group]
  const part = (from: number, to?: number): Group => ({
    items: group.items.slice(from, to),
    labels: group.labels.slice(from, to),
    confidences: group.confidences.slice(from, to),
  })
  const below = part(at)
  const line = below.items[0]?.at
  const labels = below.labels.map((label, index): Label => {
    if (index === 0) return { base: 'TITLE', begins: true }
    return below.items[index]?.at === line ? { base: 'PLACE', begins: false } : label
  })
  return [part(0, at), ...split({ ...below, labels, confidences: [confidence, ...below.confidences.slice(1)] })]
}

function beginsRole({ items, labels }: Group, index: number): boolean {
  const [item, above] = [items[index], items[index - 1]]
  if (!item || !above || labels[index]?.base !== 'WORK' || labels[index - 1]?.base !== 'WORK') return false
  const isApart = item.spot === 0 && item.cell.separator === 'blank' && !item.line.isItem
  const below = items.slice(index + 1).find(({ at }) => at > item.at)
  return (
    isApart && isTitle(item) && below !== undefined && (below.line.isItem || countWords(below.line.text) > sure.words)
  )
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
