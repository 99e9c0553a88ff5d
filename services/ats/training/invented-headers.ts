import { type LayoutLine, layout, usualLayout } from './header-layouts.ts'
import { headerWriter } from './header-writer.ts'
import { dateStyle } from './invented-dates.ts'
import { groupLines } from './invented-groups.ts'
import type { Role } from './invented-roles.ts'
import { type Telling, workStyle } from './invented-work.ts'
import type { KnownSection, Piece } from './known-section.ts'
import type { Random } from './random.ts'
import { type LanguageWords, listOf } from './words/language-words.ts'

/** How entries are written that are not written as roles are. */
interface HeaderOptions {
  telling?: Telling
  layouts?: string
  /** Share of sections that are lists, with an entry for each item. */
  lists?: number
  /** Share of sections in which some entries have no dates. */
  undated?: number
}

/** Roles with a header of one layout each, or several roles under the name of each employer. */
export function headerLines(
  random: Random,
  words: LanguageWords,
  roles: Role[],
  lines: KnownSection['lines'],
  form: 'headers' | 'groups' | 'undated',
  { telling, layouts, lists = 0, undated = 0 }: HeaderOptions = {},
): void {
  const dates = dateStyle(random, words)
  const chosen = layouts ? usualLayout(random, layouts) : layout(random)
  const whole = (form === 'undated' ? withoutDates(chosen) : chosen).filter((line) => line.length > 0)
  const capitals = random.pick(['', '', '', '', '', '', 'T', 'E'])
  const addWork = workStyle(random, words, telling)
  const gap = random.is(0.7)
  const add = headerWriter(random, words, { dates, capitals }, lines)
  if (random.is(0.04)) lines.push([{ text: random.pick(listOf(words.prose)), base: 'WORK', begins: false }])
  const isRunIn = random.is(0.03)
  if (form === 'groups') {
    groupLines(random, roles, { lines, add, addWork, gap })
    return
  }
  const hasParts = random.is(0.05)
  /** Some entries have no dates while others do; some sections are lists with an entry for each item. */
  const lacksDates = random.is(undated)
  const mark = random.is(lists) ? random.pick(['• ', '• ', '- ', '◦ ']) : ''
  for (const [index, role] of roles.entries()) {
    if (hasParts && (index === 0 || random.is(0.4)))
      lines.push(partOfSection(random, words), ...(random.is(0.3) ? [[]] : []))
    const first = lines.length
    add(lacksDates && random.is(0.35) ? withoutDates(whole).filter((line) => line.length > 0) : whole, role)
    if (mark !== '') lines[first]?.unshift(mark)
    if (isRunIn) {
      const sign = random.pick(['. ', ': ', ' '])
      lines.at(-1)?.push(sign, { text: random.pick(listOf(words.prose)), base: 'WORK', begins: false })
    } else addWork(lines)
    if (gap) lines.push([])
  }
}

function withoutDates(lines: LayoutLine[]): LayoutLine[] {
  return lines.map((line) => line.filter(({ field }) => field !== 'D' && field !== 'L'))
}

const parts =
  'Freelance; Full-time; Internships; Industry; Academia; Teaching; Research; Other; Professional; Volunteering; Vollzeit; Praktika; Nebentätigkeiten; Hauptamtlich; Stages; Emplois; Autres; Enseignement; Recherche; Trabajo; Prácticas; Otros; Tirocini; Lavoro; Stage; Estágios; Praktyki; Formation continue; Diplômes; Degrees; Studium; Schule'

/** What heads some of the roles of a section: how somebody was employed, or what the work was about. */
function partOfSection(random: Random, words: LanguageWords): Piece[] {
  const text = random.weighted<() => string>([
    [3, () => random.pick(listOf(parts))],
    [1, () => random.pick(listOf(words.modes))],
    [2, () => random.pick(listOf(words.teams))],
    [1, () => random.pick(listOf(words.shortDeeds))],
  ])()
  return [{ text, base: 'WORK', begins: false }]
}
