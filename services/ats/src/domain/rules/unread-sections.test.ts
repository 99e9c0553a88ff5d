import { describe, expect, it } from 'vitest'
import { scanResume } from '../scan.ts'

const scan = (...lines: string[]) =>
  scanResume({ resume: lines.join('\n'), jobDescription: '', today: new Date('2026-06-15'), restricted: false })
const judged = (id: string, ...lines: string[]) => scan(...lines).rules.find((rule) => rule.id === id)

const top = ['Anna Lee', 'anna@example.org', '']
const work = ['Experience', '', 'Welder, Iron Works Ltd   Mar 2019 – Present', '• Welded 40 bridges', '']

describe('a section that was not recognized', () => {
  /** Headings that no list has, in a language that is not read. */
  const unread = [
    'Svanir',
    '',
    'Kelvori, Sandhill   2019-03 – 2021-05',
    '',
    'Morvasta',
    '',
    'Ilvena Kestwick   2014 – 2018',
  ]

  it.each(['parse.sections', 'parse.roles', 'structure.experience'])(
    'is no fault of the resume, whose dates nobody could place: %s',
    (id) => {
      expect(judged(id, ...top, ...unread)).toBeUndefined()
      expect(scan(...top, ...unread).parsingWarnings.join('\n')).toContain('which role these dates belong to')
    },
  )

  it('may hide work among courses', () => {
    const courses = ['Education', '', 'Trade school, 2014', '', 'Nuvelo', '', 'Welder, Iron Works Ltd, 2019–2021']
    expect(
      scan(...top, ...courses).rules.filter(({ severity, passed }) => severity === 'error' && !passed),
    ).not.toContainEqual(expect.objectContaining({ id: 'structure.experience' }))
  })

  it('is missed where all dates are explained', () => {
    const skills = ['Education', '', 'Trade school, 2014', '', 'Skills', '', 'Welding, Riveting']
    expect(judged('structure.experience', ...top, ...skills)?.passed).toBe(false)
  })
})

describe('every section with a known heading counts', () => {
  it.each(['Publications', 'Interests', 'Techstack'])('%s', (heading) => {
    const other = [heading, '', 'Bridges of steel', '', 'Education', '', 'Trade school, 2014']
    expect(judged('parse.sections', ...top, ...work, ...other)?.passed).toBe(true)
  })

  it('and no other', () => {
    expect(judged('parse.sections', ...top, ...work, 'Education', '', 'Trade school, 2014')?.passed).toBe(false)
  })
})

it('a name that shares its line with a title is no missing name', () => {
  expect(judged('parse.name', 'ANNA LEE X/Y Welder & Site Dev', ...top.slice(1), ...work)?.passed ?? true).toBe(true)
  expect(judged('parse.name', 'Welding bridges since 1999', ...top.slice(1), ...work)?.passed).toBe(false)
})
