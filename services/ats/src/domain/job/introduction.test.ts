import { expect, it } from 'vitest'
import { readRequirements } from './requirements.ts'
import { speaksOfSought } from './sought.ts'

const names = (job: string) => readRequirements(job).map(({ name }) => name)
const asks = 'Requirements\n- Java'

it.each([
  'Sandhill brings product development and recruiting to mills around the globe, with a passion for flour.',
  'The mills of Sandhill stand for quality (Alder, Birch, Chestnut) and for the best milling experience.',
])('an introduction above the headings asks for no trade and no trait that it names: %s', (line) => {
  expect(names(`Baker\n${line}\n\n${asks}`)).toEqual(['Java', 'Baker'])
})

it('an introduction asks for what it says of who is sought, and for the technologies that it names', () => {
  expect(names(`Baker\nYou bring experience in recruiting.\n\n${asks}`)).toContain('Recruiting')
  expect(names(`Baker\nThe apps of Sandhill run on React Native.\n\n${asks}`)).toContain('React Native')
})

it('who is sought with traits has them, in prose too', () => {
  const traits = readRequirements(
    'Sandhill is looking for a baker with strong drive and a structured approach to dough.',
  )
  expect(
    traits
      .filter(({ isTrait }) => isTrait)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Drive', 'Structured approach'])
})

it('a text without headings is read as a whole', () => {
  expect(names('Sandhill works on product development with Java.')).toContain('Product development')
})

it('duties ask for no trait that only stands among their words', () => {
  const job = 'Baker\nResponsibilities\n- Report on new initiatives within the team\n\nRequirements\n- Initiative'
  expect(names(job).filter((name) => /initiative|teamwork/i.test(name))).toEqual(['Initiative'])
})

it.each([
  ['en', 'The successful applicant bakes bread', true],
  ['de', 'Wir suchen Verstärkung', true],
  ['fr', 'Nous recherchons un boulanger', true],
  ['es', 'Para el puesto de panadero', true],
  ['pt', 'Procuramos um padeiro', true],
  ['it', 'Cerchiamo un fornaio', true],
  ['nl', 'Voor deze functie', true],
  ['sv', 'Vi söker en bagare', true],
  ['pl', 'Szukamy piekarza', true],
  ['cs', 'Chléb a mouka', true],
  ['en', 'The mill grinds flour for the whole valley', false],
  ['de', 'Die Mühle steht im Tal', false],
  ['fr', 'Le moulin existe depuis longtemps', false],
  ['sv', 'Kvarnen ligger vid ån', false],
] as const)('tells who is sought from everything else, in %s: %s', (language, sentence, expected) => {
  expect(speaksOfSought(sentence, language)).toBe(expected)
})

it.each([
  [
    'Was wir von Ihnen erwarten:',
    'Selbstständige und sorgfältige Arbeitsweise',
    'Die Mühle steht im Tal und mahlt das Korn.',
  ],
  ['Das wünschen wir uns von dir', 'Selbstständige und sorgfältige Arbeitsweise', 'Die Mühle steht im Tal und mahlt.'],
  ['What we are looking for', 'Reliable and well organized', 'The mill stands in the valley and grinds the corn.'],
  [
    'Ce que nous attendons de vous',
    'Rigueur et autonomie',
    'Le moulin est dans la vallée et moud le grain pour les villes.',
  ],
  ['Qué esperamos de ti', 'Trabajo en equipo', 'El molino está en el valle y muele el grano para los pueblos.'],
  ['O que esperamos de você', 'Trabalho em equipe', 'O moinho fica no vale e mói o grão para as cidades.'],
  ['Wat verwachten wij van jou', 'Nauwkeurig en zelfstandig', 'De molen staat in het dal en maalt het graan.'],
  ['Vad vi förväntar oss av dig', 'Noggrann och självständig', 'Kvarnen ligger i dalen och maler kornet.'],
])('items below "%s" are asked for, with or without marks', (heading, item, about) => {
  const traits = (job: string) => readRequirements(job).filter(({ isTrait }) => isTrait).length
  expect(traits(`${about}\n\n${heading}\n\n${item}`)).toBeGreaterThan(0)
  expect(traits(`${about}\n\n${heading}\n\n- ${item}`)).toBeGreaterThan(0)
})
