import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { splitAtFullStop, withLongForm, withoutTerms, withoutTown } from './role-names.ts'

const today = new Date('2026-06-15')
const roles = (...lines: string[]) =>
  readResume(['Anna Lee', 'Experience', ...lines].join('\n'), today).roles.map(({ title, employer }) => [
    title,
    employer,
  ])

describe('names divided by full stops', () => {
  it('are a title and, last, the employer', () => {
    expect(splitAtFullStop('Teaching assistant. Bridges IV. Aldmoor University')).toEqual({
      title: 'Teaching assistant',
      employer: 'Aldmoor University',
    })
  })

  it.each(['Teaching assistant. Bridges of steel', 'Bridges. Aldmoor University', 'Assistant to Dr. Lee'])(
    'are not where one of both is missing: %s',
    (text) => {
      expect(splitAtFullStop(text)).toBeUndefined()
    },
  )

  it('are told from the town behind them', () => {
    expect(roles('2019-2021   Teaching assistant. Bridges I and II. Universidad de Aldmoor, Leeds')).toEqual([
      ['Teaching assistant', 'Universidad de Aldmoor'],
    ])
  })
})

describe('the short form of an employer', () => {
  it('stands behind its name', () => {
    const title = 'Internship at the Bridge Inspection Laboratory'
    expect(withLongForm({ title, employer: 'BIL' })).toEqual({
      title: 'Internship',
      employer: 'Bridge Inspection Laboratory (BIL)',
    })
    expect(withLongForm({ title, employer: 'XYZ' })).toEqual({ title, employer: 'XYZ' })
  })
})

describe('terms and guides behind a title', () => {
  it.each([
    ['Welder — Fixed-Term Contract', 'Welder'],
    ['Welder / CDI', 'Welder'],
    ['Snickare • Sommarjobb', 'Snickare'],
    ['Tutor - prof. Anna Lee', 'Tutor'],
    ['Research Assistant, PI: Dr. Anna Lee', 'Research Assistant'],
    ['Welder / Painter', 'Welder / Painter'],
    ['Lecturer / Professor of Bridges', 'Lecturer / Professor of Bridges'],
    ['Tutor, Dr. Lee', 'Tutor'],
    ['Welder (100% - 90%)', 'Welder'],
  ])('are none of it: %s', (title, name) => {
    expect(withoutTerms(title)).toBe(name)
  })
})

describe('towns behind a sign', () => {
  it.each([
    ['Iron Works @Leeds', 'Iron Works'],
    ['Iron Works/Leeds', 'Iron Works'],
    ['Iron Works/Red Mill', 'Iron Works/Red Mill'],
  ])('are none of the employer: %s', (name, employer) => {
    expect(withoutTown(name)).toBe(employer)
  })
})

describe('what stands beside names and is none', () => {
  it('is somebody who was worked for', () => {
    const lines = ['Aldmoor University   2019 – 2021', 'Bridges and what holds them   Dr. Anna May Lee', '• Read much']
    expect(roles(...lines)[0]?.[1]).toBe('Aldmoor University')
    expect(roles(...lines)[0]?.[0]).not.toContain('Lee')
  })

  it.each(['Professor of Bridges', 'Professor Titular', 'Prof. Assistente'])('is no title: %s', (title) => {
    expect(roles('Aldmoor University   2019 – 2021', title, '• Taught bridges')).toEqual([
      [title, 'Aldmoor University'],
    ])
  })

  it('is a length of time below the dates', () => {
    const lines = ['2019   Praktikum', '4 Wochen   Iron Works Ltd', '2017   Aushilfe', '3 Wochen   Red Mill Ltd']
    expect(roles(...lines)).toEqual([
      ['Praktikum', 'Iron Works Ltd'],
      ['Aushilfe', 'Red Mill Ltd'],
    ])
  })
})

describe('a title and an employer on both sides of a dash', () => {
  it('are two names, though the line ends as a sentence does', () => {
    const lines = ['Bridge Welder - Sandhill Works Group.', '2019 - 2021', '• Joined plates of steel for the bridges']
    expect(roles(...lines)).toEqual([['Bridge Welder', 'Sandhill Works Group']])
  })

  it('are none where the line goes on as a sentence', () => {
    const lines = ['Welder, Iron Works   2019 - 2021', 'Bridge Welder - joined plates of steel for the county.']
    expect(roles(...lines)).toEqual([['Welder', 'Iron Works']])
  })
})
