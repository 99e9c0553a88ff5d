import { findDates } from '../annotate/find-dates.ts'

/** The dates of a resume, in whatever language and form they stand there. */
export interface SaidDates {
  /** As much of `2020-05` as the resume says: with the month, the year alone, or nothing. */
  date(said: string): string
  /** Whether the resume says of anything that it goes on. */
  saysPresent: boolean
}

/** Reads every date of a resume. */
export function datesIn(source: string): SaidDates {
  const months = new Set<string>()
  const years = new Set<string>()
  let saysPresent = false
  for (const line of source.split('\n')) {
    for (const { at } of findDates(line)) {
      if (!at) saysPresent = true
      else {
        years.add(String(at.year))
        if (at.month > 0) months.add(`${at.year}-${String(at.month).padStart(2, '0')}`)
      }
    }
  }
  return {
    date: (said) => {
      const [month = '', year = ''] = /^(\d{4})(?:-\d\d)?/.exec(said) ?? []
      if (months.has(month)) return month
      return years.has(year) ? year : ''
    },
    saysPresent,
  }
}
