import { expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const roles = (...lines: string[]) =>
  readResume(['Anna Lee', 'Experience', ...lines].join('\n'), new Date('2026-06-15')).roles.map(
    ({ title, employer }) => [title, employer],
  )

it('is who somebody works for, alone below the title, and beside a place', () => {
  const [first] = roles('2019 – 2021', 'Welder and tutor', 'Freelance', '• Built bridges')
  expect(first).toEqual(['Welder and tutor', 'Freelance'])
  expect(roles('2019 – 2021   Teacher', 'FREELANCE · Remote', '• Taught welding')).toEqual([['Teacher', 'FREELANCE']])
})

it('takes no employer from the role above', () => {
  const lines = ['Iron Works, Leeds - Welder   2019 – 2021', 'Freelance Welder - 2021 to present', '• Built bridges']
  expect(roles(...lines)).toEqual([
    ['Welder', 'Iron Works'],
    ['Freelance Welder', ''],
  ])
})

it('is a title before a dash in a list of sentences', () => {
  const lines = [
    '• maj 2019 - luty 2021 — Spawacz w Sandhill - mosty ze stali nad rzekami oraz dźwigi w portach i stoczniach',
    '• marzec 2017 - kwiecień 2019 — Działalność gospodarcza - bramy, schody i płoty ze stali dla domów na wsi oraz naprawa starych pieców',
    '• marzec 2015 - luty 2017 — Spawacz w Red Mill - koła młyńskie i wały dla młynów wodnych w całym kraju i za granicą',
  ]
  expect(roles(...lines)[1]?.[0]).toBe('Działalność gospodarcza')
})
