import { describe, expect, it } from 'vitest'
import { employerScore } from './employer-words.ts'

describe('names of employers', () => {
  it.each([
    'Frantoio Poggio al Vento',
    'Hanseatische Werftbetriebe',
    'Stichting Samen Taal',
    'Acme GmbH',
    'Dom Zakłady',
    'Sandhill S.R.L.',
    'Aldmoor LTDA',
    '„Aldmoor“',
  ])('%s reads like one', (name) => {
    expect(employerScore(name)).toBeGreaterThan(0)
  })

  it.each(['Wibbler', 'Kaufmann im Einzelhandel', 'Ingenieur Maschinenbau', 'Office Manager', 'Barnwell'])(
    '%s does not',
    (text) => {
      expect(employerScore(text)).toBe(0)
    },
  )
})
