import { expect, it } from 'vitest'
import { readRoles } from './roles.ts'

const namesIn = (...lines: string[]) => readRoles(lines).map(({ title, employer }) => [title, employer])

it('a slash with a blank behind it alone divides employer and title', () => {
  const roles = namesIn(
    ...['Iron Works Group/ Welder', 'Juni 2023 – Augusti 2023, Leeds', 'Svetsade broar för staden.', ''],
    ...['Sandhill Holding/ Internship Crane Team', 'Juli 2021 – Juli 2022, Leeds', 'Arbetade med kranar.'],
  )
  expect(roles).toEqual([
    ['Welder', 'Iron Works Group'],
    ['Internship Crane Team', 'Sandhill Holding'],
  ])
})

it('a sentence that tells what somebody did is no title before a dash', () => {
  const titles = namesIn(
    ...['Senior Welder | Sandhill Oy | 02/2022 - 04/2026', 'Työskentelin osana hitsaustiimiä.', ''],
    ...['02/2022 - 05/2024'],
    'Työskentelin osana ketterää DevOps - tiimiä senior welder roolissa. Toimitimme asiakkaalle uuden sillan.',
    ...['', 'Welder | Kestwick Oy | 01/2021 - 01/2022', 'Hitsasin siltoja.'],
  ).map(([title]) => title)
  expect(titles).toEqual(['Senior Welder', 'Welder'])
})
