import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { scanResume } from '../scan.ts'
import { factsOf } from './facts.ts'
import { roleRules } from './role-rules.ts'

const scan = (resume: string) =>
  scanResume({ resume, jobDescription: '', layout: undefined, today: new Date('2026-06-15'), restricted: false })
const judged = (resume: string, id: string) => scan(resume).rules.find((rule) => rule.id === id)

const work = '• Welded 40 bridges for the railway\n• Trained 6 apprentices in welding'
const resume = (top: string, ...experience: string[]) =>
  `${top}\nanna@example.org\n\nExperience\n${experience.join('\n')}\n\nEducation\nTrade school, 2014\n\nSkills\nWelding, Riveting`

describe('what could not be read', () => {
  it('is said with its lines, and no rule about it is failed', () => {
    const report = scan(
      resume(
        'Anna Lee',
        'Welder',
        'Iron Works Ltd',
        'Mar 2019 - Present',
        work,
        '',
        'Riveter',
        'Bath',
        '2015 - 2018',
        work,
      ),
    )
    const warnings = report.parsingWarnings.filter((warning) => warning.startsWith('We could not tell'))
    expect(warnings.length).toBeGreaterThan(0)
    expect(report.rules.some(({ id }) => id === 'structure.role-names')).toBe(false)
  })

  it('does not cost the role rules where the dates are clear', () => {
    const text = resume('Anna Lee', 'Welder, Iron Works Ltd    Mar 2019 - Present', work)
    expect(judged(text, 'content.results.1')?.passed).toBe(true)
    expect(judged(text, 'structure.role-names')?.passed).toBe(true)
  })

  it.each([
    [
      'above the first heading',
      (role: string, text: string) => text.replace('anna@example.org', `anna@example.org\n${role}`),
    ],
    ['below skills', (role: string, text: string) => `${text}\n${role}`],
  ])('is a span of time that no role has, %s', (_place, withRole) => {
    const text = resume('Anna Lee', 'Welder, Iron Works Ltd    Mar 2013 - Feb 2016', work)
    const report = scan(withRole('At Sandhill from Mar 2016 - Aug 2025', text))
    expect(report.parsingWarnings.join('\n')).toMatch(/whether these dates belong to a role: “.*Sandhill/)
    expect(report.rules.some(({ id }) => id === 'content.recent-work')).toBe(false)
    expect(judged(text, 'content.recent-work')?.passed).toBe(false)
  })

  it('costs no years and no title that a job description asks for while work may be missed', () => {
    const text = resume('Anna Lee', 'Welder, Iron Works Ltd    Mar 2013 - Feb 2016', work)
    const asked = 'Bridge Inspector\n\nRequirements\n- 8 years of experience\n- Welding'
    const idsOf = (given: string) =>
      scanResume({ resume: given, jobDescription: asked, today: new Date('2026-06-15'), restricted: false })
        .rules.filter(({ passed }) => !passed)
        .map(({ id }) => id)
        .filter((id) => id === 'job.years' || id === 'job.title' || /^job\.requirement\.(?:years|title)/.test(id))
    expect(idsOf(text).length).toBeGreaterThanOrEqual(3)
    expect(idsOf(`${text}\nAt Sandhill from Mar 2016 - Aug 2025`)).toEqual([])
  })

  it('is no span of time of a course, or of a role that was read', () => {
    const text = resume('Anna Lee', 'Welder, Iron Works Ltd    Mar 2019 - Present', work)
      .replace('Trade school, 2014', 'BSc Physics, University of Aldmoor    2010 - 2014')
      .replace('anna@example.org', 'anna@example.org\nWelder since Mar 2019 - Present\nPhysics 2010 - 2014')
    expect(scan(text).parsingWarnings.filter((warning) => warning.startsWith('We could not tell'))).toEqual([])
  })

  it('is a bullet point that begins with the dates of work that was not read', () => {
    const odd = ['• Mar 2013 – to Feb 2016: welding for Sandhill', 'Welder, Iron Works Ltd    Mar 2019 - Present', work]
    expect(scan(resume('Anna Lee', ...odd)).parsingWarnings.join('\n')).toMatch(
      /which role these dates belong to: “.*Sandhill/,
    )
  })

  it('is all roles of a resume when most of them lack a name', () => {
    const roles = ['2019 - Present', '2017 - 2019', '2015 - 2017'].flatMap((span, nth) => [
      'Kestwick Oruno',
      span,
      `${work}${nth}`,
    ])
    const text = resume('Anna Lee', ...roles)
    expect(scan(text).parsingWarnings.join('\n')).toMatch(
      /could not tell the employer and the title apart in: “Kestwick Oruno/,
    )
  })

  it('is a school or a degree that nothing tells, and no degree is missed then', () => {
    const odd = resume('Anna Lee', 'Welder, Iron Works Ltd    Mar 2019 - Present', work).replace(
      'Trade school, 2014',
      'Vantelli Oruno\nKesta\nBrel Movani, 2014',
    )
    const asked = 'Requirements\nBachelor degree in engineering\nWelding'
    const report = scanResume({ resume: odd, jobDescription: asked, today: new Date('2026-06-15'), restricted: false })
    expect(report.parsingWarnings.join('\n')).toMatch(/could not tell the school and the degree apart in: “.*Kesta/)
    expect(report.rules.some(({ id }) => id === 'job.degree' || id.startsWith('job.requirement.degree'))).toBe(false)
  })

  it('is not a course that is told clearly', () => {
    const text = resume('Anna Lee', 'Welder, Iron Works Ltd    Mar 2019 - Present', work).replace(
      'Trade school, 2014',
      'BSc Physics, University of Aldmoor, 2014',
    )
    expect(scan(text).parsingWarnings.filter((warning) => warning.startsWith('We could not tell'))).toEqual([])
  })

  it('is a number that may be a phone number', () => {
    const text = resume('Anna Lee\n0 00 11 22 33 44', 'Welder, Iron Works Ltd    Mar 2019 - Present', work)
    expect(judged(text, 'contact.phone')?.passed ?? true).toBe(true)
    expect(
      judged(resume('Anna Lee', 'Welder, Iron Works Ltd    Mar 2019 - Present', work), 'contact.phone')?.passed,
    ).toBe(false)
  })

  it('is not the mark that a generator left between words', () => {
    const text = resume('Anna Lee', 'Welder, Iron Works Ltd    Mar 2019 - Present', work).replaceAll(' ', ' \u200B')
    expect(judged(text, 'integrity.invisible-characters')?.passed).toBe(true)
  })
})

describe('role by role', () => {
  it('calls a role by its number where nothing else names it', () => {
    const today = new Date('2026-06-15')
    const read = readResume(resume('Anna Lee', 'Welder, Iron Works Ltd    Mar 2019 - Present', work), today)
    const facts = factsOf(read, { jobDescription: '', today })
    const nameless = facts.work.map((one) => ({ ...one, role: { ...one.role, title: '', employer: '' } }))
    const results = roleRules({ ...facts, work: nameless }).find(({ id }) => id === 'content.results.1')
    expect(results?.fix).toContain('what you did in role 1:')
    expect(results?.passesWhen).toMatch(/^Role 1: at least/)
  })

  it('judges the most recent role at the highest weight, whatever its position', () => {
    const old = 'Painter, Blue House Ltd    Jan 2013 - Feb 2019'
    const recent = 'Welder, Iron Works Ltd    Mar 2019 - Present'
    const rules = scan(resume('Anna Lee', old, '• Painted the walls of houses', recent, work)).rules
    const weight = (id: string) => rules.find((rule) => rule.id === id)?.scoreImpact ?? 0
    expect(weight('content.results.2')).toBeGreaterThan(weight('content.results.1'))
  })
})

describe('private data', () => {
  const top = 'Anna Lee\nReligion: Catholic'
  it.each([
    ['anywhere', resume(top, 'Welder, Iron Works Ltd    Mar 2019 - Present', work), false],
    [
      'not in a sentence about work',
      resume(
        'Anna Lee',
        'Welder, Iron Works    Mar 2019 - Present',
        '• Wrote about religion and age groups of 12 towns',
        work,
      ),
      true,
    ],
    [
      'not a birth date where it is customary',
      'Anna Lee\nGeburtsdatum: 12.03.1988\n\nBerufserfahrung\nSchweißerin bei der Werft und für die Bahn, 2019 – heute\n• Schweißen von Brücken für die Bahn und das Land',
      true,
    ],
  ])('%s', (_name, text, passed) => {
    expect(judged(text, 'content.private-data')?.passed).toBe(passed)
  })
})
