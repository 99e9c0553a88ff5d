import { expect, it } from 'vitest'
import type { PairsRecord } from './recorded.ts'
import { firstSights } from './set-tables.ts'

const measured = (day: string, resumes: number): PairsRecord => ({ day, resumes, all: {}, columns: {} })

it('whole sets are told at first sight, newest first, with what was measured last once they had been looked at', () => {
  const again = measured('2026-11-03', 90)
  const sights = firstSights({
    'unread real resumes': measured('2026-11-01', 20),
    'Unread real resumes of an eighth set of people': measured('2026-11-02', 90),
    'The eighth set, as the reader was before the seventh': measured('2026-11-02', 90),
    'The eighth set, once half of it had been looked at': measured('2026-11-02', 90),
    'Unread 30 of the eighth set, after the other 60 had been looked at': measured('2026-11-02', 30),
    'The whole eighth set, all of which had been looked at by then': again,
    'The other 60 of the eighth set, once they had been looked at': measured('2026-11-03', 60),
    'Unread real resumes of a ninth set, as the reader was before the eighth': measured('2026-11-04', 50),
  })
  expect(sights.map(({ name, record, later }) => [name, record.day, later])).toEqual([
    ['Ninth set, as the reader was before the eighth', '2026-11-04', undefined],
    ['Eighth set of people', '2026-11-02', again],
    ['First set', '2026-11-01', undefined],
  ])
})
