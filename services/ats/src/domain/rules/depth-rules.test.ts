import { describe, expect, it } from 'vitest'
import { scanResume } from '../scan.ts'

const top = ['Anna Lee', 'anna@example.org', '']
const point = '• Welded the railings of a bridge for the town of Sandhill with two apprentices'
const points = (count: number) =>
  Array.from(
    { length: count },
    (_, nth) => `• Welded railing ${nth} of a bridge over river ${nth} with two apprentices`,
  )
const work = (...told: string[]) => ['Experience', '', 'Welder, Iron Works Ltd   Mar 2019 – Present', ...told, '']
const school = ['Education', '', 'Trade school, 2014', '']

const scan = (...lines: string[]) =>
  scanResume({ resume: lines.join('\n'), jobDescription: '', today: new Date('2026-06-15'), restricted: false })
const judged = (id: string, ...lines: string[]) => scan(...lines).rules.find((rule) => rule.id === id)
const depth = (...lines: string[]) =>
  ['content.some-work', 'content.enough-work'].map((id) => judged(id, ...lines)?.passed)

describe('what is said of the work', () => {
  it('is hardly anything, too little, or enough', () => {
    expect(depth(...top, ...work(point), ...school)).toEqual([false, false])
    expect(depth(...top, ...work(...points(8)), ...school)).toEqual([true, false])
    expect(depth(...top, ...work(...points(16)), ...school)).toEqual([true, true])
  })

  it('may be said of projects', () => {
    const projects = ['Projects', '', ...points(16), '']
    expect(depth(...top, ...work(), ...projects, ...school)).toEqual([true, true])
  })

  it('is not counted where publications tell of it', () => {
    const papers = Array.from(
      { length: 6 },
      (_, nth) => `A. Lee, On welds, part ${nth}, Journal of Bridges ${nth}, 2021`,
    )
    expect(depth(...top, ...work(), ...school, 'Publications', '', ...papers)).toEqual([undefined, undefined])
    const few = papers.slice(0, 3).flatMap((paper) => [paper, ''])
    expect(depth(...top, ...work(), ...school, 'Publications', '', ...few)).toEqual([false, false])
  })
})

describe('work whose roles cannot be told apart', () => {
  /** Dates that stand apart from what they belong to. */
  const mixed = [
    ...['Experience', '', 'Sandhill', '', '2014 – 2018', '', '2019 – 2021', ''],
    '• Welded 40 bridges for the railways of two countries, and trained 6 apprentices.',
    '• Reduced the scrap of the hall by 12% with a new order of the work.',
    '',
    ...['Kelvori', '', 'Morvasta', '', '2021 – 2023', '', 'Ilvena'],
  ]
  const report = scan(...top, ...mixed, ...school)
  const rule = (id: string) => report.rules.find((one) => one.id === id)

  it('is judged as one', () => {
    expect(report.parsingWarnings.join()).toContain('which role these dates belong to')
    expect(rule('content.results.all')?.passed).toBe(true)
    expect(report.rules.filter(({ id }) => /^content\.\w+\.\d+$/.test(id))).toEqual([])
    const bare = scan(...top, ...mixed.map((line) => line.replace(/40 |6 |by 12% /g, '')), ...school)
    expect(bare.rules.find(({ id }) => id === 'content.results.all')?.passed).toBe(false)
    expect(bare.readinessScore).toBeLessThan(report.readinessScore - 5)
  })

  it('earns nothing by being said twice, by filler, or by points that are left unfinished', () => {
    const impact = (...more: string[]) => {
      const rules = scan(
        ...top,
        ...mixed.flatMap((line) => (line.startsWith('• W') ? [line, ...more] : [line])),
        ...school,
      )
      return rules.rules.find(({ id }) => id === 'content.impact.all')?.evidence
    }
    expect(impact('• Painted the gates of a mill with others.')).toBe('2 of 3 bullet points')
    const said = mixed.find((line) => line.startsWith('• W')) ?? ''
    for (const point of [said, '• Performed various tasks as needed', '• Led a team of [number] and 4 others']) {
      expect(impact(point), point).toBe('2 of 2 bullet points')
    }
  })

  it('costs what it costs a reader, with the lines that were not understood', () => {
    expect(rule('structure.role-dates')).toMatchObject({ passed: false, severity: 'warning' })
    expect(rule('structure.role-dates')?.evidence).toContain('20')
    expect(judged('structure.role-dates', ...top, ...work(point), ...school)?.passed).toBe(true)
  })
})

describe('roles that are told in the same words', () => {
  const twice = (...told: string[]) => [
    ...work(...told),
    ...['Welder, Red Mill Ltd   Mar 2014 – Feb 2019', ...told, ''],
  ]

  it('are a fault from a fifth of the words on', () => {
    expect(judged('content.copied-work', ...top, ...twice(...points(4)), ...school)?.passed).toBe(false)
    const hardly = [...work(...points(9)), 'Welder, Red Mill Ltd   Mar 2014 – Feb 2019', points(1).join(''), '']
    expect(judged('content.copied-work', ...top, ...hardly, ...school)?.passed).toBe(true)
  })
})

describe('a paragraph', () => {
  const words = (count: number) => Array.from({ length: count }, (_, nth) => `bridge${nth}`).join(' ')
  it('is long, or a wall that nobody reads', () => {
    const judge = (count: number) =>
      ['writing.paragraphs', 'writing.walls'].map(
        (id) => judged(id, ...top, ...work(`• Welded ${words(count)}.`), ...school)?.passed,
      )
    expect(judge(60)).toEqual([true, true])
    expect(judge(100)).toEqual([false, true])
    expect(judge(170)).toEqual([false, false])
  })
})

describe('sentences without a space between them', () => {
  it('are slips, and addresses are none', () => {
    const slip = (text: string) => judged('writing.slips', ...top, ...work(`• ${text}`), ...school)
    expect(slip('Welded bridges.Trained others.Ordered steel.Led the hall.')?.passed).toBe(false)
    expect(slip('Works shown at www.Example.org and www.Example.com and www.Example.net')?.evidence).toBe('None')
  })
})
