import { expect, it } from 'vitest'
import { readRoles } from './roles.ts'

const rolesOf = (...lines: string[]) => readRoles(lines).map(({ title, employer }) => [title, employer])

it('what stands alone where others have their employer is one', () => {
  expect(
    rolesOf(
      ...['Assistant Professor of Welding (August 2022– )', 'University of Aldmoor'],
      ...['Associate Director (July 2021– )', 'Comparative Bridges Project', '• Led the project'],
      ...['Postdoctoral Researcher (August 2018–July 2021)', 'Comparative Bridges Project', '• Wrote of bridges'],
    ),
  ).toEqual([
    ['Assistant Professor of Welding', 'University of Aldmoor'],
    ['Associate Director', 'Comparative Bridges Project'],
    ['Postdoctoral Researcher', 'Comparative Bridges Project'],
  ])
})

it('but no item, and no place', () => {
  const [first, ...others] = rolesOf(
    ...['Welder (August 2022– )', 'Sandhill Ltd', '• Welded', ''],
    ...['Fitter (May 2019 – July 2022)', 'Leeds, UK', '• Fitted', ''],
    ...['Porter (May 2017 – May 2019)', '• Carried'],
  )
  expect(first).toEqual(['Welder', 'Sandhill Ltd'])
  expect(others).toEqual([
    ['Fitter', ''],
    ['Porter', ''],
  ])
})
