import { expect, it } from 'vitest'
import { apartFromItems } from './items-beside.ts'

it('what begins a list beside a name is a line of its own', () => {
  expect(apartFromItems(['Welder   • Welded bridges', '• Joined plates'])).toEqual([
    'Welder',
    '• Welded bridges',
    '• Joined plates',
  ])
})

it('a sign between two names divides them, where the next line has their dates', () => {
  expect(apartFromItems(['Welder   • Iron Works of Aldmoor', 'Leeds | June 2016 to September 2018'])).toEqual([
    'Welder | Iron Works of Aldmoor',
    'Leeds | June 2016 to September 2018',
  ])
  expect(apartFromItems(['Welder   • Iron Works', '• June 2016: joined plates'])).toContain('• Iron Works')
})
