import type { Base } from '../src/domain/decode/labels.ts'
import type { Field, LayoutLine } from './header-layouts.ts'
import { type DateStyle, duration, span } from './invented-dates.ts'
import { coined, employer } from './invented-names.ts'
import type { Role } from './invented-roles.ts'
import { stack } from './invented-work.ts'
import type { KnownSection, Piece } from './known-section.ts'
import type { Random } from './random.ts'
import { type LanguageWords, listOf } from './words/language-words.ts'

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

/** How the headers of one section are written. */
interface HeaderStyle {
  dates: DateStyle
  /** The field that is in capitals; empty for none. */
  capitals: string
}

/**
 * A writer of headers that all look the same.
 * @param lines where it adds what it writes
 * @returns adds the header of a role in a layout
 */
export function headerWriter(
  random: Random,
  words: LanguageWords,
  { dates, capitals }: HeaderStyle,
  lines: KnownSection['lines'],
): (layoutLines: LayoutLine[], role: Role) => void {
  const icon = random.is(0.04)
    ? random.pick(['Calendar ', 'Map-marker ', 'z ', '½ ', '* ', '# ', '◷ ', 'R ', '\uf073 '])
    : ''
  /** Some themes end the line of names with a stop. */
  const isStopped = random.is(0.05)
  const hasExtra = random.is(0.12)
  const extra = random.pick<'U' | 'G' | 'M' | 'client'>(['U', 'G', 'M', 'client'])
  const textOf = (field: Field, role: Role): string => {
    const text = {
      T: () => role.title,
      E: () => role.employer,
      P: () => role.place,
      D: () => span(random, words, dates, role),
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
  const piecesOf = (line: LayoutLine, role: Role, isFirst: boolean): (Piece | string)[] => {
    let begins = isFirst
    const pieces: (Piece | string)[] = []
    for (const { field, before, behind } of line) {
      if (field === 'B' || isOptional(field)) continue
      const last = pieces.at(-2)
      const isBehindTitle = typeof last === 'object' && last.base === 'TITLE'
      if (field === 'M' && before === ' (' && isBehindTitle) {
        last.text += ` (${textOf(field, role)})`
        continue
      }
      /** "Nurse, Emergency Department, City Hospital": what stands between belongs to the title. */
      if (field === 'U' && isBehindTitle && /^(?:, | – | - )$/.test(before)) {
        last.text += before + textOf(field, role)
        continue
      }
      if (pieces.length > 0 || before === ' (') pieces.push(pieces.length > 0 ? before : before.trim())
      if (icon !== '' && (field === 'D' || field === 'P')) pieces.push(icon)
      pieces.push({ text: textOf(field, role), base: baseOf[field], begins }, behind)
      begins = false
    }
    return pieces
  }
  return (layoutLines, role) => {
    let begins = true
    for (const line of layoutLines) {
      const pieces = piecesOf(line, role, begins)
      if (pieces.some((piece) => typeof piece === 'object')) begins = false
      const last = pieces.at(-2)
      if (isStopped && line.length > 1 && typeof last === 'object' && last.base !== 'DATE') pieces.push('.')
      if (pieces.length > 0 || line.some(({ field }) => field === 'B')) lines.push(pieces)
    }
    if (hasExtra && random.is(0.7)) {
      const label = random.pick(listOf(words.labels.client))
      const named = random.is(0.3) ? `Prof. ${coined(random)} ${coined(random)}` : employer(random, words)
      const text = extra === 'client' ? `${label}: ${named}` : textOf(extra, role)
      lines.push([{ text, base: 'OTHER', begins: false }])
    }
  }
}
