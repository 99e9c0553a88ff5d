import { expect, it } from 'vitest'
import { withoutColleagues } from './colleagues.ts'
import { readRequirements } from './requirements.ts'

it.each([
  ['Work closely with DevOps, QA and product managers to fire pots', 'Work closely with ; to fire pots'],
  ['Coordinate kiln work with teams, including marketing and sales', 'Coordinate kiln work with ;'],
  ['Lavorare a contatto con i team DevOps e marketing per i forni', 'Lavorare a contatto con ; per i forni'],
  ['Je werkt samen met DevOps engineers om ovens te bouwen', 'Je werkt samen met ; om ovens te bouwen'],
  ['Enge Zusammenarbeit mit dem Team der Buchhaltung', 'Enge Zusammenarbeit mit ;'],
])('leaves out who is worked with: %s', (line, rest) => {
  expect(withoutColleagues(line)).toBe(rest)
})

it.each(['Collaborate with Git and Jira', 'Experience working with SQL', 'Interact with REST services'])(
  'leaves in what is worked with: %s',
  (line) => {
    expect(withoutColleagues(line)).toBe(line)
  },
)

it('asks nobody for the trades of colleagues', () => {
  const job = 'Baker\n\nRequirements\n- Collaborate with marketing and DevOps teams on Java services'
  const names = readRequirements(job).map(({ name }) => name)
  expect(names).toContain('Java')
  expect(names).not.toContain('DevOps')
})
