import { expect, it } from 'vitest'
import { splitSections } from './sections.ts'

const inCapitals = (heading: string) =>
  `Anna Lee\n\nEXPÉRIENCE\n2019 – 2021   Soudeuse, Ferme du Val\n• Réparé les ponts\n\n${heading}\n2020 – 2021   Un jeu de société\n\nFORMATION\n2015   BTS\n\nLANGUES\nFrançais`

it.each([
  ['PROJETS ASSOCIATIFS', 'projects'],
  ['PROJETS PERSO', 'projects'],
  ['PARTICIPATION IN EVENTS', 'other'],
  ['DISSERTATION WORK', 'other'],
])('%s among headings in capitals is one', (heading, kind) => {
  expect(splitSections(inCapitals(heading)).map((section) => section.kind)).toEqual([
    'header',
    'experience',
    kind,
    'education',
    'languages',
  ])
})

it.each(['VAL FERMIER', 'TRAINING MANAGER', 'PROJECTS HOLDING GMBH', 'PROJETS, 2019', 'Projets en école'])(
  '%s is none',
  (line) => {
    expect(splitSections(inCapitals(line)).map((section) => section.kind)).not.toContain('projects')
    expect(splitSections(inCapitals(line))).toHaveLength(4)
  },
)

it('is told by its table alone where headings are not in capitals', () => {
  const text = inCapitals('PROJETS PERSO').replace('EXPÉRIENCE', 'Expérience').replace('FORMATION', 'Formation')
  expect(splitSections(text).map((section) => section.kind)).not.toContain('projects')
})
