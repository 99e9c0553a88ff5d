import { describe, expect, it } from 'vitest'
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

describe('a heading that is on no list', () => {
  const kindsOf = (...work: string[]) =>
    splitSections(['EXPERIENCE', ...work, '', 'EDUCATION', 'Trade school', '', 'SKILLS', 'Welding'].join('\n')).map(
      ({ kind }) => kind,
    )
  const role = ['Welder, Iron Works   2019 – 2021', '• Built bridges']

  it('ends the work where headings are in capitals', () => {
    expect(kindsOf(...role, '', 'SILVER BAND', 'Horn in the second row')).toEqual([
      'header',
      'experience',
      'other',
      'education',
      'skills',
    ])
  })

  it.each([
    ['is in small letters', [...role, '', 'Silver band', 'Horn in the second row']],
    ['has another like it', ['RED MILL', ...role, '', 'SILVER BAND', 'Horn in the second row']],
    ['has dates below', [...role, '', 'SILVER BAND', 'Horn in the second row, 2018']],
    ['stands right below other lines', [...role, 'SILVER BAND', 'Horn in the second row']],
    ['reads like a title', [...role, '', 'PAINTER', 'Painted in the second row']],
  ])('is none where the line %s', (_what, lines) => {
    expect(kindsOf(...lines)).toEqual(['header', 'experience', 'education', 'skills'])
  })
})

describe('two blank lines', () => {
  const text = [
    ...[
      'Anna Lee',
      'Aldmoor',
      'Experience',
      'Welder, Iron Works   2019 – 2021',
      'Built bridges',
      'Bees',
      'Three hives',
    ],
    ...['Education', 'Trade school', '2017', 'Skills', 'Welding', 'Brazing'],
  ]
  const apart = (...headings: string[]) =>
    text.map((line) => (headings.includes(line) ? `\n\n${line}` : line)).join('\n')
  const headingsOf = (given: string) => splitSections(given).map(({ heading }) => heading)

  it('above headings show one that is on no list', () => {
    const found = headingsOf(apart('Experience', 'Bees', 'Education', 'Skills'))
    expect(found).toEqual(['', 'Experience', 'Bees', 'Education', 'Skills'])
  })

  it('above a heading with words of a known one in it show what it is about', () => {
    const longer = apart('Experience', 'Bees', 'Education', 'Skills').replace('Bees', 'Korábbi szakmai tapasztalat')
    expect(splitSections(longer).map(({ kind }) => kind)).toEqual([
      ...['header', 'experience', 'experience', 'education', 'skills'],
    ])
  })

  it('show none where they stand above fewer than three that are known, or above most lines', () => {
    expect(headingsOf(apart('Bees', 'Education', 'Skills'))).not.toContain('Bees')
    expect(headingsOf(apart(...text))).not.toContain('Bees')
  })

  it('leave words of headings without them to what is above, where nearly all others have them', () => {
    const lines = [...text, 'Languages', 'Polish']
    const headings = ['Experience', 'Education', 'Skills', 'Languages']
    const given = lines
      .flatMap((line) => (headings.includes(line) ? ['', '', line] : line === 'Bees' ? ['Projects'] : [line]))
      .join('\n')
    expect(headingsOf(given)).toEqual(['', ...headings])
    expect(headingsOf(given.replace(/\n{3}/g, '\n'))).toContain('Projects')
  })
})

it('is the only one about work, though the others alone stand below two blank lines', () => {
  const above = [
    'OBJETIVO PROFESIONAL',
    'Soldar puentes',
    '',
    '',
    'EDUCACIÓN Y FORMACIÓN',
    'Escuela de Soldadura, 2015',
    '',
  ]
  const role = ['EXPERIENCIA PROFESIONAL', '', 'Soldador, Sandhill SA', '2019 – 2021']
  const others = ['IDIOMAS', 'COMPETENCIAS', 'DISPONIBILIDAD', 'PERMISO DE', 'PONENCIAS', 'CURSOS'].flatMap(
    (heading) => [...['', '', heading, 'Puentes de acero', 'Barcos de pesca', 'Muelles del puerto', 'Casas y molinos']],
  )
  const text = ['Anna Lee', '', '', ...above, ...role, ...others].join('\n')
  expect(splitSections(text).map(({ kind }) => kind)).toContain('experience')
})
