import { describe, expect, it } from 'vitest'
import { isOccupation } from './occupations.ts'

describe('occupations', () => {
  it.each(['barnskotare', 'tandlaege', 'radgiver', 'ugynok', 'cercetator', 'osetrovatel', 'terapeuta'])(
    'knows "%s" in one of 21 languages',
    (word) => {
      expect(isOccupation(word)).toBe(true)
    },
  )

  it.each(['butikschef', 'prosjektleder', 'specialtandlaege', 'kundradgivare'])('tells "%s" by its end', (word) => {
    expect(isOccupation(word)).toBe(true)
  })

  it.each(['chef', 'welding', 'monitoring', 'import', 'praca', 'general', 'miller', 'kovacs', 'smith', 'schiff'])(
    'does not take "%s" for one',
    (word) => {
      expect(isOccupation(word)).toBe(false)
    },
  )
})
