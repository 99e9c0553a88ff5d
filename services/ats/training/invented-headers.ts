import { type LayoutLine, layout, usualLayout } from './header-layouts.ts'
import { headerWriter } from './header-writer.ts'
import { dateStyle } from './invented-dates.ts'
import { groupLines } from './invented-groups.ts'
import type { Role } from './invented-roles.ts'
import { type Telling, workStyle } from './invented-work.ts'
import type { KnownSection } from './known-section.ts'
import type { Random } from './random.ts'
import { type LanguageWords, listOf } from './words/language-words.ts'

/** Roles with a header of one layout each, or several roles under the name of each employer. */
export function headerLines(
  random: Random,
  words: LanguageWords,
  roles: Role[],
  lines: KnownSection['lines'],
  form: 'headers' | 'groups' | 'undated',
  { telling, layouts }: { telling?: Telling; layouts?: string } = {},
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
  for (const role of roles) {
    add(whole, role)
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
