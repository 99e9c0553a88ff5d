import { expect, test } from 'vitest'
import { readResume } from './parse-resume.ts'

test('dates that are broken over two lines, and were read, are no dates without a role', () => {
  const text = `Anna Lee
anna@lee.example

Work Experience
Red Mill | Welder | (Jul 2023 - Present)
• Joined plates of bridges

Sandhill Iron Works | Fitter | (May 2022 -
Sep 2023)
• Put pumps together
`
  const { doubts, parsed } = readResume(text, new Date('2026-01-01'))
  expect(parsed.roles[1]).toMatchObject({ start: { year: 2022, month: 5 }, end: { year: 2023, month: 9 } })
  expect(doubts).toEqual([])
})

test('times of hours of help, on their line or on the next one, are no dates without a role', () => {
  const text = `Anna Lee
anna@lee.example

Work Experience
Red Mill | Welder | Jul 2021 - Present
• Joined plates of bridges

Relevant (other) experience
2 years volunteering at Aldmoor Library (2017-2019)

25 hours of tutoring children, Kestwick School
(2020-2021)
`
  const { doubts, parsed } = readResume(text, new Date('2026-01-01'))
  expect(parsed.roles).toHaveLength(1)
  expect(doubts).toEqual([])
})

test('dates of a course, or of what a text tells, are no dates without a role', () => {
  const text = `Anna Lee
anna@lee.example

Formation et expériences

2017–2020   Soudeuse, Sandhill SA, Leeds.
Soudé des grues et des ponts pour la ville de Kestwick, encadrement de projets étudiants
(2013-2015)

2012–2016   Doctorat en soudage, équipe PONTS - École de Kestwick, Leeds.
Titre : Contributions à la soudure des ponts.

2006–2009   Licence de soudage, Université de Kestwick, Leeds.
`
  const { doubts, parsed } = readResume(text, new Date('2026-01-01'))
  expect(parsed.education).toHaveLength(2)
  expect(doubts.filter(({ about }) => about === 'dates')).toEqual([])
})
