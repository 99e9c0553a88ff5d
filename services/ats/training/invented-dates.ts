import type { Random } from './random.ts'
import { type LanguageWords, listOf } from './words/language-words.ts'

/** How a resume writes spans of time. */
export interface DateStyle {
  month: 'short' | 'long' | 'number' | 'iso' | 'none'
  until: string
  present: string
  /** Whether a role that lasts is written "since". */
  isSince: boolean
}

/** A way to write dates. */
export function dateStyle(random: Random, words: LanguageWords): DateStyle {
  const dash = random.pick([' – ', ' - ', '–', '-', ' — '])
  return {
    month: random.pick(['short', 'short', 'long', 'number', 'number', 'iso', 'none', 'none']),
    until: random.is(0.8) ? dash : ` ${random.pick(listOf(words.until))} `,
    present: random.pick(listOf(words.present)),
    isSince: random.is(0.12),
  }
}

/** A span of time that ends before another, as text. */
export function span(
  random: Random,
  words: LanguageWords,
  style: DateStyle,
  role: { from: number; to: number | undefined },
): string {
  const one = (months: number) => {
    const year = Math.floor(months / 12)
    const month = months % 12
    const number = String(month + 1).padStart(2, '0')
    const [short = '', long = ''] = words.months.split('|')
    if (style.month === 'none') return String(year)
    if (style.month === 'number') return `${number}/${year}`
    if (style.month === 'iso') return `${year}-${number}`
    return `${(style.month === 'short' ? short : long).split(' ')[month]} ${year}`
  }
  const start = one(role.from)
  if (role.to === undefined) {
    return style.isSince ? `${random.pick(listOf(words.since))} ${start}` : `${start}${style.until}${style.present}`
  }
  const isSpaced = style.month !== 'none' && !style.until.includes(' ')
  const until = isSpaced && random.is(0.5) ? ` ${style.until} ` : style.until
  const end = one(role.to)
  return end === start ? start : `${start}${until}${end}`
}

/** How long a role lasted, as text. */
export function duration(
  random: Random,
  words: LanguageWords,
  { from, to = 2026 * 12 }: { from: number; to: number | undefined },
): string {
  const months = Math.max(1, to - from)
  const years = Math.floor(months / 12)
  const parts = [
    ...(years > 0 ? [`${years} ${random.pick(listOf(words.years))}`] : []),
    ...(months % 12 > 0 || years === 0 ? [`${Math.max(1, months % 12)} ${random.pick(listOf(words.monthsLong))}`] : []),
  ]
  return parts.join(' ')
}
