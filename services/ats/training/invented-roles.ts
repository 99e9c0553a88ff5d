import { employer, oddTitle, type PlaceStyle, place, title } from './invented-names.ts'
import type { Random } from './random.ts'
import { type LanguageWords, listOf } from './words/language-words.ts'

/** A role that somebody could have held; months are counted from year 0, and one that goes on has no end. */
export interface Role {
  title: string
  employer: string
  place: string
  from: number
  to: number | undefined
}

/** The roles of one section, most recent first. `teams` is how likely it is that titles have a team behind them. */
export function rolesOf(random: Random, words: LanguageWords, teams: number): Role[] {
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
