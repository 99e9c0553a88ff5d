import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const today = new Date('2026-06-15')
const roles = (...lines: string[]) =>
  readResume(['Anna Lee', 'Experience', ...lines].join('\n'), today).roles.map(({ title, employer, start }) => [
    title,
    employer,
    start?.year,
  ])

describe('a year behind a name', () => {
  it('is part of it above a title and a span of time', () => {
    const lines = [
      ...['Aldmoor Fair of Bridges 2021   Virtuel', 'Welder   May 2020 – Jun 2021', '• Welded bridges', ''],
      ...['Kestwick Games 2019   Online', 'Steward   May 2018 – Jun 2019', '• Showed people their seats'],
    ]
    expect(roles(...lines)).toEqual([
      ['Welder', 'Aldmoor Fair of Bridges 2021', 2020],
      ['Steward', 'Kestwick Games 2019', 2018],
    ])
  })

  it('is its date elsewhere', () => {
    expect(roles('Welder, Iron Works 2019', '• Welded bridges')).toEqual([['Welder', 'Iron Works', 2019]])
  })
})
