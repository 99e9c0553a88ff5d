import type { Base } from '../src/domain/decode/labels.ts'
import { type Field, type LayoutLine, layout } from './header-layouts.ts'
import { dateStyle, duration, span } from './invented-dates.ts'
import { coined, employer, oddTitle, type PlaceStyle, place, title } from './invented-names.ts'
import type { Random } from './random.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { type LanguageWords, listOf } from './words/language-words.ts'
import { nl, pl } from './words/others.ts'
import { es, it, pt } from './words/romance.ts'

/** A piece of a line whose label is known. */
export interface Piece {
  text: string
  base: Base
  /** Whether a role begins with it. */
  begins: boolean
}

/** A section about work whose labels are known: lines of pieces; text between pieces has no label. */
export interface KnownSection {
  lines: (Piece | string)[][]
  /** Words that the line below the name has. */
  own: string[]
}

interface Role {
  title: string
  employer: string
  place: string
  from: number
  to: number | undefined
}

const languages: readonly (readonly [number, LanguageWords])[] = [
  [8, en],
  [3, de],
  [2.5, fr],
  [2, es],
  [2, it],
  [2, pt],
  [2, nl],
  [2, pl],
]
const baseOf: Record<Field, Base> = {
  T: 'TITLE',
  E: 'EMPLOYER',
  P: 'PLACE',
  D: 'DATE',
  U: 'OTHER',
  M: 'OTHER',
  G: 'OTHER',
  L: 'OTHER',
  B: 'OTHER',
  S: 'OTHER',
}

/** An invented section about work. */
export function inventedSection(random: Random): KnownSection {
  const words = random.weighted(languages)
  const form = random.weighted<'headers' | 'groups' | 'form' | 'table' | 'undated'>([
    [77, 'headers'],
    [15, 'groups'],
    [3, 'form'],
    [2, 'table'],
    [3, 'undated'],
  ])
  const roles = rolesOf(random, words, form === 'groups' ? 0.5 : 0.08)
  const lines: KnownSection['lines'] = []
  if (form === 'form') formLines(random, words, roles, lines)
  else if (form === 'table') tableLines(random, words, roles, lines)
  else headerLines(random, words, roles, lines, form)
  if (form !== 'undated' && random.is(0.1)) lines.push([], ...strayLines(random, words))
  const [first] = roles
  const own =
    random.is(0.5) && first
      ? first.title
          .toLowerCase()
          .split(/\P{L}+/u)
          .filter((word) => word.length >= 5)
      : []
  return { lines, own }
}

function rolesOf(random: Random, words: LanguageWords, teams: number): Role[] {
  const style = random.pick<PlaceStyle>([
    'town',
    'town',
    'town, region',
    'town, region',
    'mixed',
    'town (region)',
    'code town',
  ])
  const home = place(random, words, style)
  const count = 1 + random.below(random.is(0.2) ? 10 : 5)
  const areOdd = random.is(0.06)
  const haveTeams = random.is(teams)
  const named = () => {
    const name = areOdd && random.is(0.7) ? oddTitle(random) : title(random, words)
    return haveTeams && !/[,(–/]/.test(name) ? `${name}, ${random.pick(listOf(words.teams))}` : name
  }
  let at = 2026 * 12 - random.below(60)
  return Array.from({ length: count }, (_role, index) => {
    const to = index === 0 && random.is(0.6) ? undefined : at
    const from = (to ?? 2026 * 12) - 2 - random.below(60)
    at = from - random.below(6)
    return {
      title: named(),
      employer: employer(random, words),
      place: random.is(0.3) ? home : place(random, words, style),
      from,
      to,
    }
  })
}

/** How the work of all roles of a section is told. */
function workStyle(random: Random, words: LanguageWords): (lines: KnownSection['lines']) => void {
  const mark = random.pick(['• ', '• ', '- ', '– ', '* ', '▪ ', '◦ ', '· '])
  const kind = random.weighted<'items' | 'lines' | 'prose' | 'short' | 'none' | 'both'>([
    [55, 'items'],
    [12, 'lines'],
    [10, 'prose'],
    [6, 'short'],
    [8, 'none'],
    [9, 'both'],
  ])
  const label = random.is(0.08) ? random.pick(listOf(words.labels.work)) : undefined
  const hasStack = random.is(0.06)
  const hasClient = random.is(0.04)
  const isBlank = random.is(0.08)
  const isStop = random.is(0.2)
  const work = (text: string): Piece[] => [{ text, base: 'WORK', begins: false }]
  return (lines) => {
    if (kind === 'none') return
    if (isBlank) lines.push([])
    if (label) lines.push(work(`${label}${random.is(0.7) ? ':' : ''}`))
    if (kind === 'prose' || kind === 'both') lines.push(work(random.pick(listOf(words.prose))))
    const count = 1 + random.below(4)
    for (let item = 0; item < count && kind !== 'prose'; item++) {
      let text = random.pick(listOf(kind === 'short' || random.is(0.1) ? words.shortDeeds : words.deeds))
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
    if (hasStack)
      lines.push(
        work(`${random.pick(['Tech stack', 'Technologies', 'Tools', 'Environment'])}: Go, ${coined(random)}, SQL`),
      )
  }
}

function headerLines(
  random: Random,
  words: LanguageWords,
  roles: Role[],
  lines: KnownSection['lines'],
  form: 'headers' | 'groups' | 'undated',
): void {
  const style = dateStyle(random, words)
  const chosen = layout(random)
  const dated =
    form === 'undated' ? chosen.map((line) => line.filter(({ field }) => field !== 'D' && field !== 'L')) : chosen
  const whole = dated.filter((line) => line.length > 0)
  const capitals = random.pick(['', '', '', '', '', '', 'T', 'E'])
  const addWork = workStyle(random, words)
  const gap = random.is(0.7)
  const icon = random.is(0.04)
    ? random.pick(['Calendar ', 'Map-marker ', 'z ', '½ ', '* ', '# ', '◷ ', 'R ', '\uf073 '])
    : ''
  const hasExtra = random.is(0.12)
  const extra = random.pick<'U' | 'G' | 'M' | 'client'>(['U', 'G', 'M', 'client'])
  const textOf = (field: Field, role: Role): string => {
    const text = {
      T: () => role.title,
      E: () => role.employer,
      P: () => role.place,
      D: () => span(random, words, style, role),
      U: () => random.pick(listOf(words.units)),
      M: () => Array.from({ length: random.is(0.2) ? 2 : 1 }, () => random.pick(listOf(words.modes))).join(', '),
      G: () => random.pick(listOf(words.taglines)),
      L: () => duration(random, words, role),
      B: () => '',
      S: () => stack(random),
    }[field]()
    return field === capitals ? text.toUpperCase() : text
  }
  const isOptional = (field: Field) =>
    (field === 'P' && random.is(0.08)) || ((field === 'U' || field === 'M' || field === 'G') && random.is(0.3))
  const add = (layoutLines: LayoutLine[], role: Role) => {
    let begins = true
    for (const line of layoutLines) {
      const pieces: (Piece | string)[] = []
      for (const { field, before, behind } of line) {
        if (field === 'B' || isOptional(field)) continue
        const last = pieces.at(-2)
        const isInTitle = field === 'M' && before === ' (' && typeof last === 'object' && last.base === 'TITLE'
        if (isInTitle) {
          last.text += ` (${textOf(field, role)})`
          continue
        }
        /** "Nurse, Emergency Department, City Hospital": what stands between belongs to the title. */
        if (field === 'U' && typeof last === 'object' && last.base === 'TITLE' && /^(?:, | – | - )$/.test(before)) {
          last.text += before + textOf(field, role)
          continue
        }
        if (pieces.length > 0 || before === ' (') pieces.push(pieces.length > 0 ? before : before.trim())
        if (icon !== '' && (field === 'D' || field === 'P')) pieces.push(icon)
        pieces.push({ text: textOf(field, role), base: baseOf[field], begins }, behind)
        begins = false
      }
      if (pieces.length > 0 || line.some(({ field }) => field === 'B')) lines.push(pieces)
    }
    if (hasExtra && random.is(0.7)) {
      const label = random.pick(listOf(words.labels.client))
      const named = random.is(0.3) ? `Prof. ${coined(random)} ${coined(random)}` : employer(random, words)
      const text = extra === 'client' ? `${label}: ${named}` : textOf(extra, role)
      lines.push([{ text, base: 'OTHER', begins: false }])
    }
  }
  if (random.is(0.04)) lines.push([{ text: random.pick(listOf(words.prose)), base: 'WORK', begins: false }])
  const isRunIn = random.is(0.03)
  if (form !== 'groups') {
    for (const role of roles) {
      add(whole, role)
      if (isRunIn) {
        const sign = random.pick(['. ', ': ', ' '])
        lines.at(-1)?.push(sign, { text: random.pick(listOf(words.prose)), base: 'WORK', begins: false })
      } else addWork(lines)
      if (gap) lines.push([])
    }
    return
  }
  groupLines(random, words, roles, { lines, add, addWork, textOf, gap })
}

/** Several roles below one employer. */
function groupLines(
  random: Random,
  words: LanguageWords,
  roles: Role[],
  {
    lines,
    add,
    addWork,
    textOf,
    gap,
  }: {
    lines: KnownSection['lines']
    add: (layoutLines: LayoutLine[], role: Role) => void
    addWork: (lines: KnownSection['lines']) => void
    textOf: (field: Field, role: Role) => string
    gap: boolean
  },
): void {
  const notation = (text: string): LayoutLine[] =>
    text.split('/').map((line) =>
      [...line.matchAll(/([^A-Z]*)([TEPDUMGL])(\))?/g)].map(([, before = '', field = '', behind = '']) => ({
        field: field as Field,
        before: before.replace('_', '   '),
        behind,
      })),
    )
  const sub = notation(
    random.pick([
      'T_D',
      'T_D',
      'T/D',
      'T (D)',
      'T | D',
      'D_T',
      'T, D',
      'T – D',
      'T/D (L)',
      'T/D/P',
      'T, U_D',
      'T, U_D',
      'D: T',
    ]),
  )
  const head = notation(
    random.pick([
      'E',
      'E',
      'E, P',
      'E_P',
      'E/L',
      'E – P',
      'E_D',
      'E_D',
      'E (D)',
      'E/D',
      'E, P_D',
      'E/P',
      'E | P',
      'E/G',
      'E (P)',
      'E/M · L',
    ]),
  )
  for (let at = 0; at < roles.length; ) {
    const size = 1 + random.below(3)
    const group = roles.slice(at, at + size)
    const [first] = group
    if (!first) break
    const whole = { ...first, from: group.at(-1)?.from ?? first.from }
    const headLines: LayoutLine[] = head
    const begun = lines.length
    add(headLines, whole)
    const isWhole = headLines.some((line) => line.some(({ field }) => field === 'D'))
    for (const [index, role] of group.entries()) {
      if (index === 0 && !isWhole) {
        const start = lines.length
        add(sub, role)
        for (const line of lines.slice(start))
          for (const piece of line) if (typeof piece !== 'string') piece.begins = false
      } else add(sub, role)
      addWork(lines)
      if (gap && random.is(0.7)) lines.push([])
    }
    if (begun === lines.length) break
    at += size
  }
  if (roles.length === 0) lines.push([{ text: textOf('G', {} as Role), base: 'WORK', begins: false }])
  void words
}

/** A list of tools. */
function stack(random: Random): string {
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

/** What stands behind the roles and belongs to another part of the page. */
function strayLines(random: Random, words: LanguageWords): KnownSection['lines'] {
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

function formLines(random: Random, words: LanguageWords, roles: Role[], lines: KnownSection['lines']): void {
  const style = dateStyle(random, words)
  const order = random.shuffled<'T' | 'E' | 'D' | 'P'>(['T', 'E', 'D', ...(random.is(0.4) ? (['P'] as const) : [])])
  const names = { T: 'title', E: 'employer', D: 'dates', P: 'place' } as const
  const label = { T: '', E: '', D: '', P: '' }
  for (const field of order) label[field] = random.pick(listOf(words.labels[names[field]]))
  const work = random.pick(listOf(words.labels.work))
  const sign = random.pick([': ', ':   ', ' : ', '   '])
  const addWork = workStyle(random, words)
  for (const role of roles) {
    const texts = { T: role.title, E: role.employer, P: role.place, D: span(random, words, style, role) }
    for (const [index, field] of order.entries()) {
      const other: Piece = { text: label[field], base: 'OTHER', begins: index === 0 }
      lines.push([other, sign, { text: texts[field], base: baseOf[field], begins: false }])
    }
    if (random.is(0.7)) lines.push([{ text: `${work}:`, base: 'WORK', begins: false }])
    addWork(lines)
    if (random.is(0.7)) lines.push([])
  }
}

function tableLines(random: Random, words: LanguageWords, roles: Role[], lines: KnownSection['lines']): void {
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
        { text: texts[field], base: baseOf[field], begins: index === 0 },
        gap,
      ]),
    )
    if (random.is(0.3)) lines.push(['• ', { text: random.pick(listOf(words.deeds)), base: 'WORK', begins: false }])
  }
}
