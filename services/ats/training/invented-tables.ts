import { dateStyle, duration, span } from './invented-dates.ts'
import type { Role } from './invented-roles.ts'
import { type Telling, workStyle } from './invented-work.ts'
import type { KnownSection, Piece } from './known-section.ts'
import type { Random } from './random.ts'
import { type LanguageWords, listOf } from './words/language-words.ts'

const bases = { T: 'TITLE', E: 'EMPLOYER', P: 'PLACE', D: 'DATE' } as const

/** Roles as a form has them: a label before each thing. */
export function formLines(
  random: Random,
  words: LanguageWords,
  roles: Role[],
  lines: KnownSection['lines'],
  telling?: Telling,
): void {
  const style = dateStyle(random, words)
  const order = random.shuffled<'T' | 'E' | 'D' | 'P'>(['T', 'E', 'D', ...(random.is(0.4) ? (['P'] as const) : [])])
  const names = { T: 'title', E: 'employer', D: 'dates', P: 'place' } as const
  const label = { T: '', E: '', D: '', P: '' }
  for (const field of order) label[field] = random.pick(listOf(words.labels[names[field]]))
  const work = random.pick(listOf(words.labels.work))
  const sign = random.pick([': ', ':   ', ' : ', '   '])
  const addWork = workStyle(random, words, telling)
  /** Some forms ask how long a role was held, or not at all when. */
  const time = random.weighted<'span' | 'length' | 'none'>([
    [6, 'span'],
    [2, 'length'],
    [1, 'none'],
  ])
  const isPlaceBare = !order.includes('P') && random.is(0.25)
  for (const role of roles) {
    const when = time === 'length' ? duration(random, words, role) : span(random, words, style, role)
    const texts = { T: role.title, E: role.employer, P: role.place, D: when }
    let begins = true
    for (const field of order) {
      if (field === 'D' && time === 'none') continue
      const other: Piece = { text: label[field], base: 'OTHER', begins }
      const base = field === 'D' && time === 'length' ? 'OTHER' : bases[field]
      lines.push([other, sign, { text: texts[field], base, begins: false }])
      begins = false
    }
    if (isPlaceBare) lines.push([{ text: role.place, base: 'PLACE', begins: false }])
    if (random.is(time === 'span' ? 0.7 : 0.4)) lines.push([{ text: `${work}:`, base: 'WORK', begins: false }])
    if (time === 'span' || random.is(0.6)) addWork(lines)
    if (random.is(0.7)) lines.push([])
  }
}

/** Roles as rows of a table. */
export function tableLines(random: Random, words: LanguageWords, roles: Role[], lines: KnownSection['lines']): void {
  const style = dateStyle(random, words)
  const order = random.shuffled<'T' | 'E' | 'D'>(['T', 'E', 'D'])
  const names = { T: 'title', E: 'employer', D: 'dates' } as const
  const gap = random.pick(['   ', ' | '])
  const header = order.flatMap((field): (Piece | string)[] => [
    { text: random.pick(listOf(words.labels[names[field]])), base: 'WORK', begins: false },
    gap,
  ])
  lines.push(header)
  for (const role of roles) {
    const texts = { T: role.title, E: role.employer, D: span(random, words, style, role) }
    lines.push(
      order.flatMap((field, index): (Piece | string)[] => [
        { text: texts[field], base: bases[field], begins: index === 0 },
        gap,
      ]),
    )
    if (random.is(0.3)) lines.push(['• ', { text: random.pick(listOf(words.deeds)), base: 'WORK', begins: false }])
  }
}
