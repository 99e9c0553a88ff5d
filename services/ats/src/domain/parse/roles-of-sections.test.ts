import { expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'

const today = new Date('2026-06-15')
const rolesIn = (...lines: string[]) =>
  readResume(['Anna Lee', ...lines].join('\n'), today).parsed.roles.map(
    ({ title, employer }) => `${title} @ ${employer}`,
  )
const work = [
  ...['Work Experience', '', 'Welder, Iron Works Ltd   May 2022 – Aug 2024', '• Built bridges', ''],
  ...['Riveter, Red Mill Ltd   Aug 2019 – June 2021', '• Mended cranes', ''],
]
const both = ['Welder @ Iron Works Ltd', 'Riveter @ Red Mill Ltd']

it('studies with dates under a heading about research are no roles beside whole ones', () => {
  const studies = [
    ...[
      'Research Experience',
      '',
      'Fatigue of Riveted Joints under Load   Jan 2025 – Present',
      '• Broke 40 joints',
      '',
    ],
    ...['Taxonomy of Rust on Old Viaducts   May 2024 – Nov 2024', '• Sorted 300 samples', ''],
  ]
  expect(rolesIn('', ...studies, ...work)).toEqual(both)
})

it('what somebody looks for at the top, and has yet to begin, is no role', () => {
  const sought = (month: string) => [`Welder — Practice of 5 months, from ${month}`, '• Leeds, mobile', '']
  expect(rolesIn(...sought('November 2026'), ...work)).toEqual(both)
})

it('names without dates that read like no title are none of the roles beside one that is whole', () => {
  const systems = [
    'Crane Brain   Platform',
    '',
    'Counts bridges.',
    '',
    'Yard Simulator   Tool',
    '',
    'Counts yards.',
    '',
  ]
  expect(rolesIn('', ...work.slice(0, 5), ...systems)).toEqual(both.slice(0, 1))
})

it('the last word of a sentence is no heading', () => {
  const long = `Looked after the riveters of three yards, wrote down what each of them needed, and ${'planned and '.repeat(3)}gave`
  expect(rolesIn('', ...work.slice(0, 3), long, 'Trainings.', '', ...work.slice(5))).toEqual(both)
})

it('a heading about projects and experience is about projects', () => {
  const projects = ['PROJECTS EXPERIENCE', '', 'Bridge Direction, Sandhill', 'Aug 2016 – Aug 2016', '• Drew a map']
  expect(rolesIn('', ...work, ...projects)).toEqual(both)
})

it('a course that fills a gap is no role', () => {
  const course = ['06/2025 – 12/2025', 'Intensivkurs: Schweißen mit Robotern', '']
  expect(rolesIn('', 'Berufserfahrung', '', ...course, ...work.slice(2))).toEqual(both)
})

it.each(['-'.repeat(40), '.'.repeat(40), '—'.repeat(12)])('%s leads from an employer to its town', (leader) => {
  const lines = ['Experience', '', `2018 – 2023   Iron Works ${leader} Leeds`, 'Welder', '• Built bridges']
  expect(rolesIn('', ...lines)).toEqual(['Welder @ Iron Works'])
})

it('signs of icon fonts in the planes for private use begin items', () => {
  const sign = String.fromCodePoint(0xf17a9)
  const lines = [
    'Welder | July 2022 – February 2023',
    'Sandhill | Leeds',
    `${sign} Data Extraction – Took out rivets`,
    'of old bridges',
  ]
  expect(rolesIn('', 'Experience', '', ...lines)).toEqual(['Welder @ Sandhill'])
})

it('names without dates within the work of a role are a part of it', () => {
  const told = [
    'Riveter, Red Mill Ltd   Aug 2019 – June 2021',
    '',
    'Project: Old Viaduct',
    'Welder at Sandhill Department',
  ]
  expect(rolesIn('', ...work.slice(0, 5), ...told, '• Mended cranes', '', 'Skills', 'Riveting')).toEqual(both)
})

it('what somebody organized is no role, though there is no section about work', () => {
  const skills = ['Skills', '', 'Welding, Rigging', '']
  const events = ['Workshops and Other Events', '', 'Organizer, Harbour College, 2021', '', 'Organizer, Sandhill, 2019']
  expect(rolesIn('', ...skills, ...events)).toEqual([])
})

it('an employer stands above its first role, though no heading does', () => {
  const lines = ['', 'Leeds, UK', '', 'Sandhill   Leeds', 'Yard of Cranes', 'Foreman 5/17/2012 - Current', '• Led', '']
  const others = ['Welder 3/5/11 - 4/17/12', '• Welded', '', 'Skills', 'Welding, Rigging']
  expect(rolesIn(...lines, ...others)).toEqual(['Foreman @ Sandhill', 'Welder @ Sandhill'])
})

it('a title below the name is no role where it stands at the top of the next page again', () => {
  const head = ['Aldmoor, Paraná', 'anna.lee@example.com', '', 'SENIOR WELDER | INSPECTOR OF', '', 'BRIDGES', '']
  const [first, second] = [work.slice(0, 5), work.slice(5)]
  const pages = [...head, '', ...first, 'Anna Lee', '', ...head, 'Work Experience', ...second]
  expect(rolesIn(...pages)).toEqual(both)
})

it('what is below the name and the title at the top of the next page goes on with the role above', () => {
  const head = ['ANNA LEE', 'Welder - Aldmoor 24058']
  const role = ['Foreman - Iron Works | 2019 to 2021 | Led a crew of twelve.', '• Built bridges', '']
  const text = [...head, '', 'anna.lee@example.com', '', 'Work Experience', ...role, ...head, '', '• Mended cranes', '']
  const { roles } = readResume(text.join('\n'), today)
  expect(roles.map(({ title }) => title)).toEqual(['Foreman'])
  expect(roles[0]?.bullets.join(' ')).toContain('Mended cranes')
})

it('a role without dates that is called like the title below the name keeps its work', () => {
  expect(
    rolesIn('Senior Welder', '', 'Work Experience', '', 'Senior Welder', '• Built bridges', '• Mended cranes'),
  ).toEqual(['Senior Welder @ '])
})

it('work whose heading stands apart from it is found below the headings of a column beside it', () => {
  const lines = ['Work Experience', '', 'Profile', 'Welder of bridges.', '', 'Languages', 'English', '', 'Iron Works']
  expect(rolesIn(...lines, 'Welder | Leeds | July 2019 - August 2021', '', '• Welded bridges')).toEqual([
    'Welder @ Iron Works',
  ])
})

it('what somebody is in his leisure is no role of a resume without work', () => {
  const club = ['Treasurer, Aldmoor Chess Club', '2019 – 2021', '• Kept the books of 40 members']
  expect(rolesIn('', 'Education', 'Diploma in Welding, Harbour College, 2018', '', 'Interests', '', ...club)).toEqual(
    [],
  )
})

it('reviewing for journals is no role beside others', () => {
  const lines = ['Anna Lee', '', 'Experience', 'Welder, Iron Works Ltd   2019 – 2021', '• Joined plates', '']
  const text = [...lines, 'Peer Reviewer, Journal of Steel   2020', '• Read 12 papers'].join('\n')
  expect(readResume(text, new Date('2026-06-15')).parsed.roles.map(({ title }) => title)).toEqual(['Welder'])
})
