import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const today = new Date('2026-06-15')
const ends = (...lines: string[]) =>
  readResume(['Anna Lee', 'Education', ...lines].join('\n'), today).parsed.education.map(({ end }) => [
    end?.year,
    end?.month,
  ])

describe('when studies are to end', () => {
  it.each([
    'Expected graduation: May 2028',
    'Expected Graduate: May 2028',
    'Anticipated completion: May 2028',
    'Voraussichtlicher Abschluss: Mai 2028',
    'Diplôme prévu en mai 2028',
    'Previsão de conclusão: 05/2028',
    'Laurea prevista: maggio 2028',
  ])('is their end where they go on: %s', (line) => {
    expect(ends('Since March 2024   Aldmoor University', 'Bachelor of Science in Welding', line)).toEqual([[2028, 5]])
  })

  it('is their end where a year alone tells when they began, and beside the school', () => {
    expect(ends('2024   Master of Welding, Harbour College', 'Expected completion: May 2028')).toEqual([[2028, 5]])
    expect(ends('Master of Welding, expected May 2028 | Harbour College')).toEqual([[2028, 5]])
  })

  it('changes nothing of studies that ended later', () => {
    expect(ends('Master of Welding, Harbour College   2021 – 2025', 'Expected completion: May 2024')).toEqual([
      [2025, 0],
    ])
  })
})
