import { describe, expect, it } from 'vitest'
import { findDateRange } from './dates.ts'

/** A span as "2019-3/2021-5", a current one as "2019-3/now". */
function span(line: string): string | undefined {
  const range = findDateRange(line)
  if (!range) return undefined
  const one = (date: { year: number; month: number } | null) => (date ? `${date.year}-${date.month}` : '?')
  return `${one(range.start)}/${range.current ? 'now' : one(range.end)}`
}

describe('times that are listed, and spans of which a part is understood', () => {
  it.each([
    ['Tutor, Harbour College   2019, 2021', '2019-0/2021-0'],
    ['01/06/24 to Present', '2024-6/now'],
    ['01/06/24 - 30/08/24', '2024-6/2024-8'],
    ['September-2022 Current   Welder', '2022-9/now'],
    ['Welder – 2020 (Atual)', '2020-0/now'],
    ['2020 -   Welder, Iron Works', '2020-0/now'],
    ['Harbour College (2024-) Welding', '2024-0/now'],
    ['June 2020 - September', '2020-6/2020-9'],
    ['November 2020 – February', '2020-11/2021-2'],
    ['May 2024 (6 months) - Remote', '2024-5/2024-10'],
    ['Im Zeitraum 1996 – 2004', '1996-0/2004-0'],
    ['Tutor (2019, 2020 and 2022)', '2019-0/2022-0'],
    ['Tutor   2018 – 2019, 2021', '2018-0/2021-0'],
    ['2018 – 2019, 2021 – 2022   Tutor', '2018-0/2022-0'],
    ['Tutor   2021 – 2022, 2019', '2021-0/2022-0'],
  ])('"%s" is %s', (line, expected) => {
    expect(span(line)).toBe(expected)
  })

  it.each(['Won in 2019, 2020 and 2021', 'In May 2022 current events', 'Invoice 12/11/24 to be paid'])(
    '"%s" is none',
    (line) => {
      expect(span(line)).toBeUndefined()
    },
  )
})
