import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scanResume } from './scan.ts'

/** Most characters of a resume. */
const limit = 100_000
const heads = {
  'dated line': 'Anna Lee\nExperience\n2019 - 2021',
  role: 'Anna Lee\nExperience\n2019 - 2021 Welder',
  employer: 'Anna Lee\nExperience\nWelder   2019 - 2021\nIron Works',
  school: 'Anna Lee\nEducation\n2019 - 2021 Harbour College',
}

function scan(head: string, piece: string, length: number) {
  return report(head + piece.repeat(Math.floor((length - head.length) / piece.length)))
}

function report(resume: string, jobDescription = '') {
  return scanResume({
    resume,
    jobDescription,
    layout: undefined,
    today: new Date('2026-06-15'),
    restricted: false,
  })
}

describe.each(Object.entries(heads))('a %s that goes on for pages', (_name, head) => {
  it.each([
    ' | 5 years',
    ' (5 years)',
    ' 2015-01',
    ' (80%)',
    ', part-time',
    ', Leeds',
    ', Leeds/York',
    ' / Prof. Lee',
    ' [',
    '(AB) c ',
    '#',
    'AB',
    'Course   ',
    'Year\n',
    'Worked as ',
    'Company : Red Designation : ',
    'B.Tech from ',
  ])('is read, though it only repeats "%s"', (piece) => {
    expect(scan(head, piece, limit).parsed.name).toBe('Anna Lee')
  })
})

describe.each([' ', '\t', '\u3000', '\n', '\n ', ' \n'])('gaps that go on for pages (%j)', (blank) => {
  const gap = blank.repeat(limit / 5 / blank.length)

  it.each([
    'Anna Lee\nExperience\n2019 - 2021~welder at the works',
    'Anna Lee\nExperience\nWelder~Iron Works~2019 - 2021',
    'Anna Lee\nEducation\n2019 - 2021~harbour college~',
    'Anna Lee\nSkills~Git~Docker',
    '林知远\n工作经历\n2019年 - 2020年~翠岭公司',
  ])('are read at "~" in %j', (resume) => {
    expect(report(resume.replaceAll('~', gap)).parsed.name).not.toBe('')
  })

  it('are read within a job description', () => {
    const job = `Welder${gap}wanted\nRequirements\n- 3 years${gap}of experience with Git${gap}or Docker`
    expect(report('Anna Lee\nWelder', job).missingKeywords).not.toEqual([])
  })
})

it.each(['a', '工', 'é', 'Welder', ' : ', '- '])('reads a word or line that repeats "%s" for pages', (piece) => {
  const long = piece.repeat(limit / 2 / piece.length)
  expect(report(`Anna Lee\nEducation\n2019 - 2021 Harbour${long}College`).parsed.name).toBe('Anna Lee')
  expect(report('Anna Lee\nWelder', `Welder${long}wanted with Git`.slice(-limit / 2)).missingKeywords).not.toEqual([])
})

it('reads lines that repeat whatever signs, words, and dates', () => {
  const signs = '( ) [ ] - – , | / : . " „ « • · @ % & # * _ = ~ \\ 0'.split(' ')
  const words = [
    'Red',
    'AB',
    'at',
    'de',
    'chez',
    'Welder',
    'University',
    'Prof.',
    '2019',
    '2019 - 2021',
    '5 years',
    '\t',
    '\n',
  ]
  const piece = fc.array(fc.constantFrom(...signs, ...words, ' ', '   '), { minLength: 1, maxLength: 4 })
  const cases = fc.tuple(fc.constantFrom(...Object.values(heads)), piece)
  fc.assert(
    fc.property(cases, ([head, pieces]) => {
      expect(scan(head, pieces.join(' '), limit / 5).readinessScore).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 60 },
  )
})
