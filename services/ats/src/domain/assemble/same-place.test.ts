import { expect, it } from 'vitest'
import { separators } from '../text/separators.ts'
import type { Group } from './groups.ts'
import { readRoles } from './roles.ts'
import { withNamesBehindSameSign } from './same-place.ts'

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

/** A header of two names with a sign between them, the second of which was read as a title or as nothing. */
function headerOf(first: string, sign: 'slash' | 'comma', second: string, base: 'TITLE' | 'OTHER'): Group {
  const line = { isItem: false, cells: [{}, {}] }
  const itemAt = (text: string, spot: number) => ({
    cell: { text },
    line,
    at: 0,
    spot,
    separator: separators.indexOf(spot ? sign : 'start'),
  })
  const labels = [{ base: 'EMPLOYER' }, { base }]
  return { items: [itemAt(first, 0), itemAt(second, 1)], labels, confidences: [] } as unknown as Group
}

const secondOf = (groups: Group[]) => withNamesBehindSameSign(groups).map(({ labels }) => labels[1]?.base)

it('what stands behind the sign behind which others have their title is one', () => {
  const others = [headerOf('Iron Works', 'slash', 'Welder', 'TITLE'), headerOf('Red Mill', 'slash', 'Fitter', 'TITLE')]
  expect(secondOf([...others, headerOf('Sandhill', 'slash', 'Sommarjobb', 'OTHER')])).toEqual([
    'TITLE',
    'TITLE',
    'TITLE',
  ])
  expect(secondOf([...others, headerOf('Sandhill', 'comma', 'Kestwick', 'OTHER')])).toEqual(['TITLE', 'TITLE', 'OTHER'])
})
