import { expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { itemsWithoutRole } from './work-told.ts'

it('sentences that tell of roles are none of the work that is done there', () => {
  const told = [
    '• 2 Years experience with Red Mill Pvt. Ltd. as an Electrician.',
    '• Working in Iron Works Ltd as a Fitter',
  ]
  const read = readResume(['Anna Lee', 'Work Experience', ...told].join('\n'), new Date('2026-06-15'))
  expect(read.parsed.roles).toHaveLength(2)
  expect(itemsWithoutRole(read)).toEqual([])
})

it('items without a role are', () => {
  const items = ['• Built 30 bridges of steel', '• Taught ten apprentices to weld']
  const read = readResume(['Anna Lee', 'Work Experience', '', ...items].join('\n'), new Date('2026-06-15'))
  expect(itemsWithoutRole(read)).toEqual(items.map((item) => item.slice(2)))
})
