import { expect, it } from 'vitest'
import { readRoles } from './roles.ts'

const namesIn = (lines: string[]) => readRoles(lines).map(({ title, employer }) => [title, employer])

it('is the name beside the dates in a bracket, and not what was taught', () => {
  const lines = [
    'Teaching Fellow, Bridges of Steel (Harbour College, 2023-25)',
    '',
    'Instructor, Senior Thesis Workshop (Harbour Economics, 2022)',
    '',
    'Tutor in Kestwick (University of Aldmoor,',
    '2017 – 2019)',
  ]
  expect(namesIn(lines)).toEqual([
    ['Teaching Fellow', 'Harbour College'],
    ['Instructor', 'Harbour Economics'],
    ['Tutor in Kestwick', 'University of Aldmoor'],
  ])
})

it('is none where a place stands there, or not every role has a bracket', () => {
  const places = ['Welder, Iron Works (Leeds, 2019 – 2021)', '', 'Packer, Red Mill Ltd (Kestwick, 2017 – 2019)']
  expect(namesIn(places)).toEqual([
    ['Welder', 'Iron Works'],
    ['Packer', 'Red Mill Ltd'],
  ])
  const mixed = ['Welder, Iron Works (Harbour College, 2019 – 2021)', '', 'Packer, Red Mill Ltd, 2017 – 2019']
  expect(namesIn(mixed)[0]).toEqual(['Welder', 'Iron Works'])
})
