import { describe, expect, it } from 'vitest'
import { shortenedName } from './affiliate.ts'

describe('a name on the leaderboard', () => {
  it.each([
    ['Ada Lovelace', 'Ada L.'],
    [' Ada  Augusta King lovelace ', 'Ada L.'],
    ['Ángel Álvarez', 'Ángel Á.'],
    ['Zoë 𝒜ttwood', 'Zoë 𝒜.'],
  ])('is a first name and an initial: %s', (name, shown) => {
    expect(shortenedName(name)).toBe(shown)
  })

  it.each([
    ['Cher', 'C.'],
    ['ada.lovelace', 'A.'],
    ['', ''],
  ])('is no more than an initial where it may be a part of an address: %s', (name, shown) => {
    expect(shortenedName(name)).toBe(shown)
  })
})
