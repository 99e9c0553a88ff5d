import { describe, expect, it } from 'vitest'
import { type AdvertisedJob, advertisedJobs } from '../../../test-data/advertised-jobs.ts'
import { moreAdvertisedJobs } from '../../../test-data/more-advertised-jobs.ts'
import { type Trade, tradeResume } from '../../../test-data/trade-resume.ts'
import { trades } from '../../../test-data/trades.ts'
import { readResume } from '../parse/parse-resume.ts'
import { matchJob } from './match.ts'
import { readRequirements } from './requirements.ts'

const today = new Date('2026-06-15')
const jobs = [...advertisedJobs, ...moreAdvertisedJobs]

/** Share of what is read that is asked for, and of what is asked for that is read. */
function judged(some: AdvertisedJob[]) {
  const counts = some.map(({ text, asks }) => {
    const wanted = new Set(asks.map((ask) => ask.toLowerCase()))
    const read = readRequirements(text).map(({ kind, name }) => `${kind}: ${name}`.toLowerCase())
    return { right: read.filter((name) => wanted.has(name)).length, read: read.length, asked: wanted.size }
  })
  const sum = (key: 'right' | 'read' | 'asked') => counts.reduce((total, row) => total + row[key], 0)
  return { precision: sum('right') / sum('read'), recall: sum('right') / sum('asked') }
}

const resumeOf = (title: string) => tradeResume(trades.find((trade) => trade.title === title) as Trade, 'excellent')
const scoreOf = (resume: string, trade: string) => {
  const job = jobs.find((one) => one.trade === trade)?.text ?? ''
  return matchJob(readResume(resume, today), job, today).score
}

describe('job descriptions of many trades', () => {
  it('are read as a person reads them, outside software and inside', () => {
    const outside = judged(jobs.filter(({ trade }) => trade !== 'software'))
    expect(outside.precision).toBeGreaterThanOrEqual(0.95)
    expect(outside.recall).toBeGreaterThanOrEqual(0.9)
    const inside = judged(jobs.filter(({ trade }) => trade === 'software'))
    expect(inside.precision).toBeGreaterThanOrEqual(0.95)
    expect(inside.recall).toBeGreaterThanOrEqual(0.9)
  })

  it.each([
    ['accountant', 'Accountant', 'Sales Manager'],
    ['chef', 'Head Chef', 'Sales Manager'],
    ['electrician', 'Electrician', 'Truck Driver'],
    ['human resources', 'Human Resources Manager', 'Sales Manager'],
  ])('set a resume that fits (%s) at least 20 points above one of another field', (trade, fitting, other) => {
    expect(scoreOf(resumeOf(fitting), trade) - scoreOf(resumeOf(other), trade)).toBeGreaterThanOrEqual(20)
  })
})

describe('years', () => {
  const job = 'Requirements\n4+ years of experience with React'
  const states = (resume: string, text = job) =>
    matchJob(readResume(resume, today), text, today)
      .requirements.filter(({ kind }) => kind === 'years')
      .map(({ name, state }) => `${name}: ${state}`)
  const role = (title: string, employer: string, dates: string, work: string) =>
    `${title}, ${employer}    ${dates}\n• ${work}\n`

  it('count in what they are asked in: long years of other work do not meet them', () => {
    const long = `Anna Lee\n\nExperience\n${role('HR Manager', 'Acme Ltd', 'Jan 2008 - Present', 'Recruited 40 people a year')}`
    expect(states(long)).toEqual(['4 years of React: missing'])
    const both = `${long}${role('Frontend Engineer', 'Beta Ltd', 'Jan 2003 - Dec 2007', 'Built 9 pages with React and CSS')}`
    expect(states(both)).toEqual(['4 years of React: met'])
    expect(states(long, 'Requirements\n4+ years of experience')).toEqual(['4 years of experience: met'])
  })

  it('of something that no vocabulary has are shown by a role of the advertised name', () => {
    const nurse = `Anna Lee\n\nExperience\n${role('Archivist', 'Town Museum', 'Jan 2020 - Present', 'Sorted 4,000 maps')}`
    expect(states(nurse, 'Archivist\nRequirements\n2 years of experience with archival processing')).toEqual([
      '2 years of archival processing: met',
    ])
  })

  it.each([
    'We have served families for over 60 years.',
    'A family business with 40 years of history',
    'Ten years in a row among the best employers',
  ])('that are the age of a company are not asked for: %s', (line) => {
    expect(readRequirements(line).filter(({ kind }) => kind === 'years')).toEqual([])
  })
})

describe('a degree', () => {
  const degree = (line: string) => readRequirements(`Requirements\n${line}`).map(({ kind, name }) => `${kind}: ${name}`)

  it.each([
    [
      "Bachelor's degree in Accounting, Statistics or a related field",
      ['degree: bachelor degree in Accounting, Statistics'],
    ],
    ['BS in Civil Engineering and AutoCAD skills', ['skill: AutoCAD', 'degree: bachelor degree in Civil Engineering']],
    ['Degree in Sales from an accredited university, with Excel', ['skill: Excel', 'degree: bachelor degree in Sales']],
  ])('is asked for with its fields, which are no skills: %s', (line, asked) => {
    expect(degree(line).sort()).toEqual([...asked].sort())
  })

  it('of the level in another field meets it partly', () => {
    const resume = (field: string) => `Anna Lee\n\nEducation\nBSc ${field}, University of Leeds, 2015\n`
    const state = (field: string) =>
      matchJob(readResume(resume(field), today), 'Requirements\nBachelor degree in Nursing', today).requirements[0]
        ?.state
    expect([state('Nursing'), state('Music')]).toEqual(['met', 'partly'])
  })
})

describe('boilerplate', () => {
  it.each([
    ['Follow us on LinkedIn and Facebook. Java', ['Java']],
    ['To apply, send your resume in Word or PDF.', []],
    ['You know Kubernetes, and we offer a Python conference every year.', ['Kubernetes']],
    ['We are an equal opportunity employer. Terraform is required.', ['Terraform']],
    ['Perks: Docker parties', []],
  ])('is taken out by phrase, so that what is asked for stays: %s', (line, names) => {
    expect(readRequirements(`Requirements\n${line}`).map(({ name }) => name)).toEqual(names)
  })
})
