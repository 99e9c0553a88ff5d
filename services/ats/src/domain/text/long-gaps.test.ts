import { describe, expect, it } from 'vitest'
import { withoutLongGaps } from './long-gaps.ts'

describe('long gaps', () => {
  it('are cut to the widest that says something', () => {
    expect(withoutLongGaps(`Welder${' '.repeat(900)}2019\n${'\t'.repeat(900)}Leeds`)).toBe(
      `Welder${' '.repeat(20)}2019\n${' '.repeat(20)}Leeds`,
    )
  })

  it('of blank lines are cut as well, whatever blanks stand on them', () => {
    expect(withoutLongGaps(`Welder${'\n \t'.repeat(900)}\nLeeds`)).toBe(`Welder${'\n'.repeat(11)}Leeds`)
  })

  it('that are no wider leave a text as it is', () => {
    const text = `Anna Lee\n\n\nExperience\n\nWelder${' '.repeat(20)}2019 \u2013 2021\n\t\u2022 Welded\n`
    expect(withoutLongGaps(text)).toBe(text)
  })
})
