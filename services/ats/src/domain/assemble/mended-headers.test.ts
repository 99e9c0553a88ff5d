import { expect, it } from 'vitest'
import { readRoles } from './roles.ts'

const rolesOf = (...lines: string[]) => readRoles(lines).map(({ title }) => title)

it('an item with a time within that of the role above is a part of its work', () => {
  const lines = ['2018 – 2021   Welder, Iron Works', '• Welded bridges', '• Foreman at the harbour (2019 – 2020)', '']
  const [welder, ...others] = readRoles([...lines, '2015 – 2017   Fitter, Red Mill', '• Fitted'])
  expect(others.map(({ title }) => title)).toEqual(['Fitter'])
  expect(welder?.bullets.join()).toContain('Foreman')
})

it('items are roles below an employer that names none', () => {
  const lines = ['Iron Works   2015 – 2021', '• Foreman   2018 – 2021', '• Welder   2015 – 2018']
  expect(rolesOf(...lines)).toEqual(['Foreman', 'Welder'])
})

it('programs in a list are no role without dates among dated ones', () => {
  const lines = ['2018 – 2021   Welder, Iron Works', 'Welded bridges for the county and its towns.', '']
  const tools = ['Adobe Illustrator, Adobe Photoshop, Adobe XD, Figma', 'Knowledge applied', 'Drawing of bridges.', '']
  expect(rolesOf(...lines, ...tools, '2015 – 2017   Fitter, Red Mill', '• Fitted')).toEqual(['Welder', 'Fitter'])
})

it('running text below dates within those of the role above is a part of its work, whatever words of it read like a name', () => {
  const role = [
    'Welder | Sandhill Iron Works | 02/2018 – 04/2022',
    'Worked on bridges and cranes with a crew of four.',
    '',
  ]
  const time = [
    '01/2021 – 05/2021',
    'Worked as a part of the nimble Harbour - team in the role of a foreman of the cranes, and more.',
    '',
  ]
  const [welder, ...others] = readRoles([
    ...role,
    ...time,
    'Fitter | Red Mill | 01/2015 – 12/2017',
    'Put pumps together for mills.',
  ])
  expect(others.map(({ title }) => title)).toEqual(['Fitter'])
  expect(welder?.bullets.join()).toContain('nimble')
  expect(welder?.bullets.join()).not.toContain('2021')
})

it('items with a title and a time of their own are the roles below a header that is none, at its employer', () => {
  const roles = readRoles([
    ...['Welding Inspector   Jul 2021 – Mar 2022', 'Red Mill Bank', '• Inspected bridges'],
    ...['Early Career Experience   Apr 2016 – Jul 2021', 'Sandhill Ventures'],
    '• Senior Strategy Analyst (May 2018 - July 2021): Drove analysis to make the yard plain for all',
    '• Business Analyst, Water Operations (Dec 2016 - May 2018): Improved what the county thinks of water',
    '• Management Trainee (Apr 2016 - Dec 2016): Learned how bridges are planned and paid for',
  ])
  expect(roles.slice(1).map(({ title, employer }) => [title, employer])).toEqual([
    ['Senior Strategy Analyst', 'Sandhill Ventures'],
    ['Business Analyst', 'Sandhill Ventures'],
    ['Management Trainee', 'Sandhill Ventures'],
  ])
})

it('dates and a place below a header without any are its own', () => {
  const roles = readRoles([
    ...['Iron Works / Senior Welder', '', 'Sept 2018 - now | Leeds', '', '• Welded bridges for the county', ''],
    ...[
      'Red Mill Lab / Research Assistant',
      '',
      'Sept 2016 - May 2018 | HARBOUR TECH, ALDMOOR',
      '',
      '• Built mills',
      '',
    ],
    ...['Sandhill Inc. / Design Intern', '', 'May 2014 - Aug 2014 | Leeds', '', '• Drew sand'],
  ])
  expect(roles.map(({ title, employer, start }) => [title, employer, start?.year])).toEqual([
    ['Senior Welder', 'Iron Works', 2018],
    ['Research Assistant', 'Red Mill Lab', 2016],
    ['Design Intern', 'Sandhill Inc.', 2014],
  ])
})
