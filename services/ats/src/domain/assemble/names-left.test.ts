import { expect, it } from 'vitest'
import { readRoles } from './roles.ts'

const rolesOf = (...lines: string[]) => readRoles(lines).map(({ title, employer }) => [title, employer])

it('the title beside the dates counts before what reads like one on the line below', () => {
  expect(
    rolesOf(
      ...['Sandhill Information Service | Senior Software Engineer II   Sep 2024 – Present'],
      ...['Lead Engineer in the Know Your Customer (KYC) team   Bellevue, WA', '• Built bridges', ''],
      ...['Red Mill | Staff Software Engineer   Jan 2023 – Sep 2024'],
      ...['Lead Engineer in the Customer Care Development Team   Bellevue, WA', '• Led a team'],
    ),
  ).toEqual([
    ['Senior Software Engineer II', 'Sandhill Information Service'],
    ['Staff Software Engineer', 'Red Mill'],
  ])
})

it('an employer in capitals with its town right behind it is one', () => {
  const roles = rolesOf(
    ...['Front-end developer', 'SANDHILL Boulogne-Billancourt, France / Since October 2020', '• Built pages', ''],
    ...['Web developer', 'KESTWICK Paris, France / May 2018 – October 2020', '• Built more pages'],
  )
  expect(roles.map(([, employer]) => employer)).toEqual(['SANDHILL', 'KESTWICK'])
})

it('the university below a part of it is the employer', () => {
  expect(
    rolesOf(
      ...[
        'Research Student at Lee’s lab in the Department of Cranes   April 2023 - March 2024',
        'University of Aldmoor',
      ],
      ...['• Placed cranes', 'Internship at Nuffield Department of Clinical Welding   Jun 2022 - Nov 2022'],
      ...['University of Kestwick', '• Welded'],
    ).map(([, employer]) => employer),
  ).toEqual(['University of Aldmoor', 'University of Kestwick'])
})

it('the first sentence of the work is the title where the header has an employer alone', () => {
  const roles = rolesOf(
    ...[
      '• 08/2012 a 08/2015 – Sandhill Solution',
      'Analista Júnior. Trabalhando em desenvolvimento de sistemas web e na documentação.',
      '',
    ],
    ...[
      '• 08/2011 a 07/2012 – Sandhill Solution',
      'Estágio em Engenharia de Software. Experiência com documentação de requisitos.',
    ],
  )
  expect(roles).toEqual([
    ['Analista Júnior', 'Sandhill Solution'],
    ['Estágio em Engenharia de Software', 'Sandhill Solution'],
  ])
  const told = ['08/2012 – 08/2015   Sandhill Solution', 'Bridges of steel. Kept the yard and all its cranes in order.']
  expect(rolesOf(...told).flat()).not.toContain('Bridges of steel')
})

it('a single month is when an internship was, not since when', () => {
  const lines = ['Intern – Red Mill (July 2024)', '• Helped', '', 'Tutor – Sandhill (May 2021 – May 2022)', '• Taught']
  expect(readRoles(lines).map(({ current, end }) => [current, end?.year])).toEqual([
    [false, 2024],
    [false, 2022],
  ])
  const held = lines.map((line) => line.replace('Intern', 'Welder'))
  expect(readRoles(held)[0]?.current).toBe(true)
})

it('what surely reads like a title beside a name that does not is the title', () => {
  const lines = ['July 2017 – September 2019   Sandhill Kestwick', 'Contact Centre Advisor', '• Advised', '']
  expect(rolesOf(...lines, 'May 2014 – June 2017   Magical.Toys | Hardware Consultant | Leeds, UK', '• Told')).toEqual([
    ['Contact Centre Advisor', 'Sandhill Kestwick'],
    ['Hardware Consultant', 'Magical.Toys'],
  ])
})

it.each([
  ['Mathematics Tutor (30 h/wk)', 'Mathematics Tutor'],
  ['Honors Thesis Student (Dr. A. Lee)', 'Honors Thesis Student'],
  ['Werkstudent (20 Std./Woche)', 'Werkstudent'],
])('a title has neither hours nor who was above in its bracket: %s', (written, title) => {
  expect(rolesOf(`${written}   2019 – 2021`, 'Harbour College', '• Taught')).toEqual([[title, 'Harbour College']])
})

it('the university is the employer behind the number of a course that was taught there', () => {
  const lines = ['2024 - 2025   Teaching Assistant   WEL201 Welding of Bridges, University of Aldmoor']
  expect(rolesOf(...lines)).toEqual([['Teaching Assistant', 'University of Aldmoor']])
})

it('the university behind a center of it is the employer', () => {
  const roles = rolesOf(
    ...[
      'Juillet 2024 – Actuel   Post-doctorat, Centre de Recherches sur les Ponts (C.R.P.), Université de Kestwick, France.',
      '',
    ],
    ...[
      'Février 2024 – Juin 2024   Ingénieur d’études, Centre de Recherches sur les Ponts (C.R.P.), Université de Kestwick, France.',
    ],
  )
  expect(roles.map(([, employer]) => employer)).toEqual(['Université de Kestwick', 'Université de Kestwick'])
})

it('what kind of job it was is no title where one stands on the line below', () => {
  const roles = rolesOf(
    ...['05.2021 – Bis heute   Wochenende und Ferien   SANDHILL AG | Nebenjob'],
    ...['Aushilfe im Lagerbereich als Staplerfahrer', ''],
    ...['11.03.20 – 14.03.20   KESTWICK AG', 'Aushilfe als Kellner'],
  )
  expect(roles[0]).toEqual(['Aushilfe im Lagerbereich als Staplerfahrer', 'SANDHILL AG'])
})
