import { describe, expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'

const read = (...below: string[]) =>
  readResume(
    [
      ...['Anna Lee', '', 'Employment', '', 'Researcher   2021 – today', 'Harbour College', '', 'Teaching', ''],
      ...below,
      ...['', 'Languages', '', 'English'],
    ].join('\n'),
    new Date('2026-06-15'),
  )
const kindOf = (...below: string[]) => read(...below).sections.find(({ heading }) => heading === 'Teaching')?.kind

describe('a section about teaching', () => {
  const positions = [
    'Lecturer   2018 – 2020',
    'Harbour College',
    '',
    'Teaching Assistant   2015 – 2017',
    'Aldmoor University',
  ]

  it('is work where positions stand in it', () => {
    expect(kindOf(...positions)).toBe('experience')
    expect(read(...positions).parsed.roles.map(({ title }) => title)).toEqual([
      ...['Researcher', 'Lecturer', 'Teaching Assistant'],
    ])
  })

  it('is work where posts stand in it at what no list has, if the line of their dates says where', () => {
    const posts = ['Lecturer', 'HC Bridges', '2018 – 2020   Leeds, AUS', '', 'Tutor', 'HC Roads', '2016   Leeds, AUS']
    expect(kindOf(...posts)).toBe('experience')
  })

  it('is none where it lists courses', () => {
    expect(kindOf('Algebra I, Harbour College   2018', 'Geometry, Harbour College   2019')).toBe('other')
    expect(kindOf('Algebra, geometry, and bridges')).toBe('other')
  })

  it('is none where it lists courses below a heading that speaks of experience', () => {
    const taught = [
      '2018   Algebra for Builders',
      'Harbour College',
      '',
      '2019   Bridges and Roads',
      'Aldmoor University',
    ]
    const readBelow = (work: string[]) =>
      readResume(['Anna Lee', '', ...work, 'Teaching Experience', '', ...taught].join('\n'), new Date('2026-06-15'))
    const beside = readBelow(['Employment', '', 'Researcher   2021 – today', 'Harbour College', ''])
    expect(beside.parsed.roles.map(({ title }) => title)).toEqual(['Researcher'])
    expect(beside.doubts.filter(({ about }) => about === 'dates')).toEqual([])
    expect(readBelow([]).sections.map(({ kind }) => kind)).toContain('experience')
  })

  it('is none where courses stand beside what somebody was in them', () => {
    const courses = [
      '2025   Bridges of Steel (undergraduate), head tutor',
      '2024   Theory of Roads (postgraduate), tutor',
    ]
    expect(kindOf(...courses)).toBe('other')
    expect(read(...courses).parsed.roles.map(({ title }) => title)).toEqual(['Researcher'])
  })

  it('has no studies, though what was taught names degrees', () => {
    const lecturer = ['Lecturer, Bachelor’s course, Aldmoor University   2015 – 2017', '']
    const assistant = ['2013 – 2014   Introduction to Bridges, Master’s course, Aldmoor University', '']
    const { roles, education } = read(...positions.slice(0, 3), ...lecturer, ...assistant).parsed
    expect(roles).toHaveLength(4)
    expect(education).toEqual([])
  })
})

describe('posts at schools that are told without a title', () => {
  const readBelow = (...taught: string[]) =>
    readResume(
      [
        'Anna Lee',
        '',
        'Work',
        '',
        'Researcher   2021 – today',
        'Iron Works',
        '',
        'Teaching Experience',
        '',
        ...taught,
      ].join('\n'),
      new Date('2026-06-15'),
    ).parsed.roles.map(({ title, employer }) => [title, employer])

  it('are roles below a heading that speaks of experience', () => {
    expect(
      readBelow(
        'Harbour University (2018 – 2021)',
        '• Helped in courses',
        'Aldmoor University (2017)',
        '• Tutored',
      ).slice(1),
    ).toEqual([
      ['', 'Harbour University'],
      ['', 'Aldmoor University'],
    ])
  })
})

describe('sections beside one about teaching', () => {
  const posts = [
    ...['2019 – 2020   Welder', 'Leeds   Aldmoor Works Ltd', ''],
    ...['2018 – 2019   Riveter', 'Leeds   Red Mill Ltd'],
  ]
  const readBelow = (heading: string, ...work: string[]) =>
    readResume(
      [
        ...['Anna Lee', '', '', 'Education', '', '2014 – 2018   MSc Bridges', 'Leeds   Harbour College', ''],
        ...[...work, '', heading, '', ...posts, '', '', 'Teaching', '', '2021 – 2022   Lecturer'],
        ...['Leeds   Harbour College', '', '', 'Languages', '', 'English'],
      ].join('\n'),
      new Date('2026-06-15'),
    ).parsed.roles.map(({ employer }) => employer)

  it('are work where posts stand in them and no other work is there', () => {
    expect(readBelow('Bridges')).toEqual(['Aldmoor Works Ltd', 'Red Mill Ltd', 'Harbour College'])
  })

  it('are none where they list meetings, or stand beside other work', () => {
    expect(readBelow('Committees')).toEqual(['Harbour College'])
    const work = ['', 'Employment', '', '2022 – 2024   Founder', 'Leeds   Iron Works Ltd', '']
    expect(readBelow('Bridges', ...work)).toEqual(['Iron Works Ltd', 'Harbour College'])
  })

  it.each(['Industry', 'Research'])('are work beside other work below "%s"', (heading) => {
    const work = ['', 'Employment', '', '2022 – 2024   Founder', 'Leeds   Iron Works Ltd', '']
    const employers = ['Iron Works Ltd', 'Aldmoor Works Ltd', 'Red Mill Ltd', 'Harbour College']
    expect(readBelow(heading, ...work)).toEqual(employers)
  })
})
