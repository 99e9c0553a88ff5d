import { expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'
import { splitSections } from './sections.ts'

const read = (...lines: string[]) => readResume(['Anna Lee', '', ...lines].join('\n'), new Date('2026-06-15')).parsed

it('a label about volunteer work below a role is about that role, as others follow', () => {
  const roles = read(
    ...['Work experience', '', 'Helper – Kestwick (2023–2024)', 'Volunteer work: Helped two pupils to read', ''],
    ...['Tutor – Harbour College (May – Dec 2022)', 'Taught 30 students to weld'],
  ).roles
  expect(roles.map(({ employer }) => employer)).toEqual(['Kestwick', 'Harbour College'])
})

it('a label about projects below a course is about that course, as others with a date follow', () => {
  const { education } = read(
    ...['Education', '', 'Python Certification – Sandhill Academy', 'Projects: Bridges of paper, cranes of paper'],
    ...['', 'Master of Mathematics – Aldmoor University   November 2022'],
  )
  expect(education.map(({ school }) => school)).toContain('Aldmoor University')
})

it('a retraining is no role in Czech either', () => {
  const { roles } = read(
    ...['Pracovní zkušenosti', '', 'Rekvalifikační kurz Svářeč | Sandhill s.r.o. | 03/2024 - 05/2024', ''],
    ...['Svářeč | Red Mill s.r.o. | 09/2020 - 04/2023', '• Mosty'],
  )
  expect(roles.map(({ employer }) => employer)).toEqual(['Red Mill s.r.o.'])
})

it.each([
  ['in a span', ['Fitter, Red Mill   2018 – 2021']],
  ['with labels', ['Fitter, Red Mill', 'Start date: May 2018', 'End date: July 2021']],
])('a label for references below a role is about that role, as another follows with its dates %s', (_how, header) => {
  const { roles } = read(
    ...['Work experience', '', 'Welder, Iron Works   2021 – 2024', '• Welded', '', 'References:', ''],
    ...['• “She welds well.” — Ben Sandhill, Director', '', ...header, '• Fitted'],
  )
  expect(roles.map(({ title }) => title)).toEqual(['Welder', 'Fitter'])
})

it('a job profile is of the role above it, and heads roles where no others stand', () => {
  const work = ['Welder, Red Mill   2014 – 2016', 'Job Profile:', '• Built bridges', 'Fitter, Iron Works   2012 – 2014']
  const sections = splitSections(['Anna Lee', 'Work experience', ...work].join('\n'))
  expect(sections.map(({ heading }) => heading)).toEqual(['', 'Work experience'])
  expect(read('Job Profile:', '', 'Welder, Red Mill   2014 – 2016').roles).toHaveLength(1)
})

it.each(['Certificate', 'Zertifikat', 'Certificat', 'Certificado', 'Certificato'])(
  'what the first of the studies led to is no heading: %s',
  (label) => {
    const studies = [`${label}: Welding   March 2021`, 'Aldmoor University   Leeds']
    const { education } = read('Education', '', ...studies, '', 'Work experience', '', 'Welder, Red Mill   2014 – 2016')
    expect(education.map(({ school }) => school)).toEqual(['Aldmoor University'])
  },
)
