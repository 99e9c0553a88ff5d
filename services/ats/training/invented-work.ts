import { coined } from './invented-names.ts'
import type { KnownSection, Piece } from './known-section.ts'
import type { Random } from './random.ts'
import { type LanguageWords, listOf } from './words/language-words.ts'

/** How often work is told as items, lines, running text, and so on. */
export type Telling = readonly (readonly [number, 'items' | 'lines' | 'prose' | 'short' | 'none' | 'both'])[]

const usual: Telling = [
  [55, 'items'],
  [12, 'lines'],
  [10, 'prose'],
  [6, 'short'],
  [8, 'none'],
  [9, 'both'],
]

/** How the work of all roles of a section is told. */
export function workStyle(
  random: Random,
  words: LanguageWords,
  telling = usual,
): (lines: KnownSection['lines']) => void {
  const mark = random.pick(['• ', '• ', '- ', '– ', '* ', '▪ ', '◦ ', '· '])
  const kind = random.weighted(telling)
  const label = random.is(0.08) ? random.pick(listOf(words.labels.work)) : undefined
  const hasStack = random.is(0.06)
  /** Tools beside one another, without a label. */
  const toolGap = random.is(0.05) ? random.pick(['   ', '   ', ' | ', ' · ', ', ']) : undefined
  const hasClient = random.is(0.04)
  /** Parts of a role with headings of their own. */
  const hasParts = random.is(0.05)
  /** Items that begin or end with a date, such as the terms in which somebody taught. What a school has below it so is a degree. */
  const hasTerms = random.is(telling === usual ? 0.05 : 0)
  const isBlank = random.is(0.2)
  const isLoose = random.is(0.06)
  const isStop = random.is(0.2)
  const work = (text: string): Piece[] => [{ text, base: 'WORK', begins: false }]
  return (lines) => {
    if (kind === 'none') return
    if (isBlank) lines.push([])
    if (label) lines.push(work(`${label}${random.is(0.7) ? ':' : ''}`))
    if (kind === 'prose' || kind === 'both') lines.push(work(random.pick(listOf(words.prose))))
    const count = 1 + random.below(4)
    for (let item = 0; item < count && kind !== 'prose'; item++) {
      if (isLoose && item > 0 && random.is(0.5)) lines.push([])
      if (hasParts && random.is(0.4)) lines.push([], work(partOf(random, words)))
      let text = random.pick(listOf(kind === 'short' || random.is(0.1) ? words.shortDeeds : words.deeds))
      if (hasTerms && random.is(0.8)) text = dated(random, words)
      if (isStop && !/[.:]/.test(text)) text += '.'
      const isMarked = kind === 'items' || kind === 'both' || (kind === 'short' && random.is(0.7))
      const cut = isMarked && text.length > 50 && random.is(0.15) ? text.indexOf(' ', 40) : -1
      lines.push(isMarked ? [mark, ...work(cut < 0 ? text : text.slice(0, cut))] : work(text))
      if (cut >= 0) lines.push(work(text.slice(cut + 1)))
    }
    if (hasClient)
      lines.push(
        work(`${random.pick(listOf(words.labels.client))}: ${coined(random)} ${random.pick(['', 'AG', 'Ltd'])}`.trim()),
      )
    if (toolGap) lines.push(work(stack(random).replaceAll(', ', toolGap)))
    if (hasStack)
      lines.push(
        work(`${random.pick(['Tech stack', 'Technologies', 'Tools', 'Environment'])}: Go, ${coined(random)}, SQL`),
      )
  }
}

/** What heads a part of the work of a role. */
function partOf(random: Random, words: LanguageWords): string {
  return random.weighted<() => string>([
    [2, () => `${random.pick(listOf(words.labels.client))}: ${coined(random)} ${coined(random)}`],
    [2, () => `${coined(random)} ${coined(random)}:`],
    [1, () => random.pick(listOf(words.prose)).split(/[,.;]/)[0] ?? ''],
    [1, () => `${random.pick(listOf(words.shortDeeds))}:`],
    [2, () => `${random.pick(['Project', 'Projekt', 'Projet', 'Proyecto'])}: ${coined(random)} ${yearOf(random)}`],
    [1, () => `${coined(random)} ${coined(random)} ${yearOf(random)}`],
  ])()
}

/** Work with a single date. */
function dated(random: Random, words: LanguageWords): string {
  const term = random.pick([
    'Spring',
    'Fall',
    'Summer',
    'Winter',
    'Autumn',
    '',
    '',
    words.months.split(/[ |]/)[random.below(12)],
  ])
  const when = `${term} ${2008 + random.below(17)}`.trim()
  const what = random.pick(listOf(random.is(0.5) ? words.teams : words.shortDeeds))
  return random.pick([`${when}: ${what}`, `${what} (${when})`, `${what}, ${when}`, `${when} – ${what}`])
}

const yearOf = (random: Random) => `(${random.is(0.3) ? `${random.below(12) + 1}/` : ''}${2008 + random.below(17)})`

/** What stands behind the roles and belongs to another part of the page. */
export function strayLines(random: Random, words: LanguageWords): KnownSection['lines'] {
  const one = () =>
    random.weighted<() => string>([
      [3, () => random.pick(listOf(words.shortDeeds))],
      [3, () => coined(random)],
      [2, () => random.pick(['Node.js', 'GitHub', 'Docker', 'HTML5', 'Photoshop', 'Excel', 'C++', 'AWS', 'Linux'])],
      [1, () => `${coined(random).toLowerCase()}@example.com`],
      [1, () => `+44 7700 900${random.below(900) + 100}`],
      [1, () => random.pick(listOf(words.deeds))],
      [1, () => `${coined(random)} ${coined(random)}`],
      [1, () => stack(random)],
    ])()
  const lines = Array.from({ length: 2 + random.below(8) }, () => one())
  return lines.flatMap((text) => [
    ...(random.is(0.3) ? [[]] : []),
    [{ text, base: 'WORK', begins: false } satisfies Piece],
  ])
}

/** A list of tools. */
export function stack(random: Random): string {
  const tools = random.shuffled([
    'C#',
    'React',
    'Unity3D',
    'Swift',
    'git',
    'SQL',
    'ASP.NET MVC',
    'Python',
    'Docker',
    'Jira',
    'SAP',
  ])
  return tools.slice(0, 2 + random.below(5)).join(', ')
}
