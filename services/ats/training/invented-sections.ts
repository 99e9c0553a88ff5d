import { headerLines } from './invented-headers.ts'
import { rolesOf } from './invented-roles.ts'
import { formLines, tableLines } from './invented-tables.ts'
import { strayLines } from './invented-work.ts'
import type { KnownSection } from './known-section.ts'
import type { Random } from './random.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import type { LanguageWords } from './words/language-words.ts'
import { nl, pl } from './words/others.ts'
import { es, it, pt } from './words/romance.ts'

/** Languages by how often they are invented. */
export const languages: readonly (readonly [number, LanguageWords])[] = [
  [8, en],
  [3, de],
  [2.5, fr],
  [2, es],
  [2, it],
  [2, pt],
  [2, nl],
  [2, pl],
]

/** An invented section about work. */
export function inventedSection(random: Random): KnownSection {
  const words = random.weighted(languages)
  const form = random.weighted<'headers' | 'groups' | 'form' | 'table' | 'undated'>([
    [76, 'headers'],
    [15, 'groups'],
    [4, 'form'],
    [2, 'table'],
    [3, 'undated'],
  ])
  const roles = rolesOf(random, words, form === 'groups' ? 0.5 : 0.08)
  const lines: KnownSection['lines'] = []
  if (form === 'form') formLines(random, words, roles, lines)
  else if (form === 'table') tableLines(random, words, roles, lines)
  else headerLines(random, words, roles, lines, form, { undated: 0.04 })
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
