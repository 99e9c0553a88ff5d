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
