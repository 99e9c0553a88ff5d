import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { namesOfMonths } from '../../../packages/resume-text/src/month-names.ts'
import { sameLengthPlain } from '../src/domain/annotate/find-dates.ts'

/** Languages whose months the hand-made lists have not all of. */
const languages =
  'be bg mk sr el lv lt et sl eu sq az uz kk ms fil sw af ga cy mt is ka hy he ar fa hi gl ca hu ro'.split(' ')

/** Latin letters alone: short forms of these languages are also words and names, such as Irish "beal". */
const latin = /^\p{Script=Latin}+$/u
/** Fewest letters of a month in Latin letters, and in others. */
const fewest = { latin: 4, other: 2 }

/**
 * Writes the names of months, in small letters and without accents, that the Unicode Consortium's CLDR has for more languages in Node
 * (Unicode License v3). Left out is what already names another month.
 */
const found: string[][] = Array.from({ length: 12 }, () => [])
const others = new Map<string, Set<number>>()
const written = languages.flatMap((language) => [...Array(12).keys()].flatMap((month) => namesIn(language, month)))
for (const { name, month } of written) others.set(name, (others.get(name) ?? new Set()).add(month))
for (const [name, of] of others) {
  const [month = 0] = of
  const known = namesOfMonths.get(name)
  if (of.size > 1 || (known !== undefined && known !== month + 1)) process.stdout.write(`left out: ${name}\n`)
  else if (known === undefined) found[month]?.push(name)
}
const target = fileURLToPath(new URL('../../../packages/resume-text/src/generated/months.json', import.meta.url))
writeFileSync(target, `[\n${found.map((names) => `  ${JSON.stringify(names.sort().join('|'))}`).join(',\n')}\n]\n`)
process.stdout.write(`wrote ${found.flat().length} names to ${target}\n`)

/** What a month is called, alone, before a year, and beside a day; short forms only of languages that are not written in Latin letters. */
function namesIn(language: string, month: number): { name: string; month: number }[] {
  const day = new Date(Date.UTC(2019, month, 15))
  const options = { timeZone: 'UTC', numberingSystem: 'latn', calendar: 'gregory' } as const
  const names = (['long', 'short'] as const).flatMap((width) => {
    const forms = [{ month: width }, { month: width, year: 'numeric' }, { month: width, day: 'numeric' }] as const
    return forms.map((form) => {
      const parts = new Intl.DateTimeFormat(language, { ...options, ...form }).formatToParts(day)
      return { name: parts.find(({ type }) => type === 'month')?.value ?? '', width }
    })
  })
  return names.flatMap(({ name, width }) => {
    const small = name.toLowerCase().replace(/^d(?:e |['’])|\.$/gu, '')
    const plain = sameLengthPlain(small)
    const isLatin = latin.test(plain)
    if (!/^[\p{L}\p{M}]+$/u.test(plain) || (isLatin && width === 'short')) return []
    if (plain.length < (isLatin ? fewest.latin : fewest.other)) return []
    return [
      ...new Set([
        plain,
        plain
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
          .normalize('NFC'),
      ]),
    ].map((form) => ({
      name: form,
      month,
    }))
  })
}
