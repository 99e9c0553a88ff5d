import { describe, expect, it } from 'vitest'
import { isPartOfDate } from './margin-dates.ts'

describe('a part of a date in a margin', () => {
  it.each(['May 2019', '2018 - 2021', 'Today', '- Present', 'May', 'Oct.', 'JUILLET', '–'])('is %j', (text) => {
    expect(isPartOfDate(text)).toBe(true)
  })

  it.each(['EXPERIENCE', 'Studies', 'Harbour College', 'May Miller', 'Design', 'ada@example.org', 'B1'])(
    'is not %j',
    (text) => {
      expect(isPartOfDate(text)).toBe(false)
    },
  )
})
