import { expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'

const read = (lines: string[]) => readResume(lines.join('\n'), new Date('2026-06-15'))
const me = ['Anna Lee', 'anna@example.com', '']

it.each([
  [['Shop assistant', 'Red Mill [ 05/2021 – 07/2021 ]', '', 'Internship', 'Iron Works [ 10/2023 – 04/2024 ]']],
  [['Shop assistant', 'Red Mill', '05/2021 – 07/2021', '', 'Internship', 'Iron Works', '10/2023 – 04/2024']],
])('what may head a section is the title of an entry that begins as the one before it does', (lines) => {
  const { roles } = read([...me, 'WORK EXPERIENCE', '', ...lines]).parsed
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['Shop assistant', 'Red Mill'],
    ['Internship', 'Iron Works'],
  ])
})

it('heads a section where entries begin otherwise', () => {
  const lines = [
    'Shop assistant',
    'Red Mill [ 05/2021 – 07/2021 ]',
    '',
    'Internships',
    'Welder, Iron Works   10/2023 – 04/2024',
  ]
  const { sections } = read([...me, 'WORK EXPERIENCE', '', ...lines])
  expect(sections.map(({ heading }) => heading)).toContain('Internships')
})

it('the address of an employer with its label is no title, as in a Europass', () => {
  const { roles } = read([
    ...[...me, 'WORK EXPERIENCE', '', 'Shop assistant', 'Red Mill [ 05/2021 – 07/2021 ]', ''],
    ...['City: Sandhill | Country: Spain', '', 'Internship', 'Iron Works S.L [ 10/2023 – 04/2024 ]', ''],
    ...['Address: Carrer Major, 6, 17142 Sandhill (Spain)', '', 'Internship as a web developer'],
  ]).parsed
  expect(roles.map(({ title }) => title)).toEqual(['Shop assistant', 'Internship'])
})

it('a box at a post office is no employer', () => {
  const { roles } = read([
    ...[
      ...me,
      'WORK EXPERIENCE',
      '',
      'Company:   AL SANDHILL CAPITAL FZCO',
      '',
      'P.O. Box 56162, Techno Park, Dubai, UAE.',
      '',
    ],
    ...[
      'Position:   Storekeeper cum Supervisor',
      '',
      'Duration:   July 2012 up to Till Date',
      '',
      '• Received the material',
    ],
  ]).parsed
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['Storekeeper cum Supervisor', 'AL SANDHILL CAPITAL FZCO'],
  ])
})

it('an objective of a role with another role behind it opens no summary', () => {
  const { roles } = read([
    ...[...me, 'Experience', '', 'Red Mill   Sandhill', 'Welder   2020 – 2024', '• Joined the plates of bridges.'],
    ...['Objective: less rust on the bridges of the county.', '• Led a team.', '', 'Iron Works   Sandhill'],
    ...['Clerk   2017 – 2020', '• Wrote letters.'],
  ]).parsed
  expect(roles.map(({ employer }) => employer)).toEqual(['Red Mill', 'Iron Works'])
})

it('the first item of a list is no heading, though it has the words of one', () => {
  const text = [
    'Anna Lee',
    '',
    'Skills',
    '• Leadership',
    '• Welding',
    '• Rigging',
    '',
    'Experience',
    'Welder, Acme Ltd',
  ]
  const { sections } = readResume(text.join('\n'), new Date('2026-06-15'))
  expect(sections.find(({ kind }) => kind === 'skills')?.lines).toContain('• Leadership')
})

it('an employer in capitals that has a word of headings begins a role as the first of the section does', () => {
  const first = ['EMPLOYMENT', 'IRON WORKS', '2019 – 2021 | Welder']
  const { roles } = read([
    ...me,
    ...first,
    'ALDMOOR EDUCATION',
    '2016 – 2019 | Founder',
    '',
    'SKILLS',
    'Welding',
  ]).parsed
  expect(roles.map(({ employer }) => employer)).toEqual(['IRON WORKS', 'ALDMOOR EDUCATION'])
})

it('offices at journals are no work, nor are further writings below others', () => {
  const work = ['EMPLOYMENT', 'Iron Works', 'Welder', '2019 – 2021', '']
  const lists = (works: string, offices: string) => [
    ...[
      'PUBLICATIONS',
      '1. On rivets. Journal of Iron, 2020.',
      '',
      works,
      '1. Rivets again, and Lee (Aldmoor, 2021)',
      '',
    ],
    ...[offices, 'Journal of Iron (2020 – 2024)'],
  ]
  for (const [works = '', offices = ''] of [
    ['OTHER WORK', 'ASSOCIATE EDITOR POSITIONS'],
    ['AUTRES TRAVAUX', 'COMITÉS DE RÉDACTION'],
  ])
    expect(read([...me, ...work, ...lists(works, offices)]).parsed.roles).toHaveLength(1)
})
