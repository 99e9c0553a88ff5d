import { expect, it } from 'vitest'
import { readRoles } from '../assemble/roles.ts'
import { namesOwnProject } from './own-projects.ts'

it.each([
  ['Bridge Planner (Personal Project)', ''],
  ['Crane Simulator', 'Universitäres Kursprojekt'],
  ['Crane Simulator: course project', ''],
  ['Projeto Acadêmico – Pontes de aço', 'Sandhill'],
  ['Development of an app', 'Hackathon Aldmoor'],
])('a project of somebody’s own or of a course is told by its name: %s, %s', (title, employer) => {
  expect(namesOwnProject(title, employer)).toBe(true)
})

it.each([
  ['Student Project Manager', 'Red Mill'],
  ['Hackathon Organizer', 'Sandhill'],
  ['Project Engineer', 'Personal Projects Ltd of Aldmoor'],
  ['Welder', 'Manhattan Project'],
])('whoever works on projects has a role: %s, %s', (title, employer) => {
  expect(namesOwnProject(title, employer)).toBe(false)
})

it('such a project is no role beside others, and one where nothing else is', () => {
  const project = ['Crane Simulator, Personal Project   2019', '• Drew cranes', '']
  const titles = (...lines: string[]) => readRoles(lines).map(({ title }) => title)
  expect(titles(...project, 'Welder at Red Mill   2016 – 2018', '• Built bridges')).toEqual(['Welder'])
  expect(titles(...project)).toHaveLength(1)
})
