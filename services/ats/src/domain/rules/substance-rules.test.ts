import { describe, expect, it } from 'vitest'
import { scanResume } from '../scan.ts'

interface Told {
  summary?: string
  work?: string[]
  skills?: string
}

function judged(id: string, { summary, work = [], skills = 'Welding, Riveting, Grinding' }: Told) {
  const resume = [
    'Anna Lee\nanna@example.org\n',
    ...(summary ? ['Summary', summary, ''] : []),
    'Experience\nWelder, Iron Works Ltd    Mar 2019 - Present',
    ...work.map((item) => `• ${item}`),
    '\nEducation\nTrade school of the town, 2014\n\nSkills',
    skills,
  ].join('\n')
  const input = { resume, jobDescription: '', layout: undefined, restricted: false, today: new Date('2026-06-15') }
  return scanResume(input).rules.find((rule) => rule.id === id)
}

const duties = [
  'Weld the frames of the bridges for the railway',
  'Maintain the machines in the hall of the works',
  'Prepare the reports for the shift of the day',
  'Order the material for the teams in the hall',
]

describe('what came of the work', () => {
  it.each<[string, string[], boolean]>([
    ['is not in a list of duties', duties, false],
    ['is in numbers', [...duties.slice(1), 'Weld 40 frames a day for the bridges'], true],
    ['is in words', [...duties.slice(1), 'Improved the seams of the frames with a new gas'], true],
  ])('%s', (_name, work, passed) => {
    expect(judged('content.achievements', { work })?.passed).toBe(passed)
    expect(judged('content.outcomes.1', { work })?.passed).toBe(passed)
  })

  it('is not asked of a handful of points', () => {
    expect(judged('content.achievements', { work: duties.slice(2) })).toBeUndefined()
  })
})

describe('skills', () => {
  it.each([
    ['Welding, Riveting, Teamwork', true],
    ['Hard worker, Team player, Fast learner, Welding', false],
    ['Welding, Riveting, Grinding, Milling, Turning, Communication, Flexibility, Reliability', false],
    ['Welding, Riveting, Grinding, Milling, Turning, Drilling, Team player, Reliability', true],
  ])('%s', (skills, passed) => {
    expect(judged('content.traits', { work: duties, skills })?.passed).toBe(passed)
  })
})

describe('a summary', () => {
  it.each([
    ['Welder with nine years of work on bridges and ships.', true],
    ['Seeking a position in a company where I can grow with the team.', false],
    ['I am looking for a job where I can put my strengths to good use.', false],
    ['To obtain a position as a welder in the yard of the town.', false],
    ['Welder who opened a school for apprentices and an opportunity for young people.', true],
  ])('%s', (summary, passed) => {
    expect(judged('content.objective', { work: duties, summary })?.passed).toBe(passed)
  })
})

describe('care', () => {
  it('is missing in a paragraph of more than eighty words', () => {
    const long = `${'Welded the frames of the bridges for the railway and the harbour of the town. '.repeat(6)}Rested`
    expect(judged('writing.paragraphs', { work: [long] })?.passed).toBe(false)
    expect(judged('writing.paragraphs', { work: duties })?.passed).toBe(true)
  })

  it('is missing in words that are doubled or run together, but one may slip', () => {
    const slips = ['Welded the the frames', 'Painted,ground and sold the rest,then rested', 'Led the hall..']
    expect(judged('writing.slips', { work: slips })).toMatchObject({ passed: false })
    expect(judged('writing.slips', { work: slips.slice(0, 1) })).toMatchObject({ passed: true, evidence: '“the the”' })
  })

  it('takes two points with the same beginning for one that is repeated', () => {
    const work = [...duties, 'Weld the frames of the bridges for the harbour and the ships']
    expect(judged('content.repeated-bullets', { work })?.passed).toBe(false)
    expect(judged('content.repeated-bullets', { work: duties })?.passed).toBe(true)
  })
})
