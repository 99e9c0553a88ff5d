import { expect, it } from 'vitest'
import { universityAlone } from './parts-of-names.ts'

it.each([
  ['Institutt for bruer, Universitetet i Aldmoor', 'Universitetet i Aldmoor'],
  ['Aldmoor University, Faculty of Law', 'Aldmoor University'],
  ['Aldmoori Egyetem, Anna Lee Informatikai Kar', 'Aldmoori Egyetem'],
  ['Department of Bridges, University of Aldmoor', 'University of Aldmoor'],
  ['University of Aldmoor, Leeds', 'University of Aldmoor, Leeds'],
  ['Department of Bridges, Red Mill', 'Department of Bridges, Red Mill'],
  ['Institute of Bridges, Department of Steel', 'Institute of Bridges, Department of Steel'],
  ['University of Aldmoor, University of Kestwick', 'University of Aldmoor, University of Kestwick'],
])('the university of %s is %s', (name, university) => {
  expect(universityAlone(name)).toBe(university)
})
