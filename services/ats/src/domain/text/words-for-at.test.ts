import { expect, it } from 'vitest'
import { linesOfCells } from './cells.ts'

const cellsOf = (line: string) => linesOfCells([line], {}).flatMap(({ cells }) => cells.map(({ text }) => text))

it.each([
  ...[
    'Svejser hos Red Mill',
    'Svetsare på Red Mill',
    'Sveiser ved Red Mill',
    'Sveiser v/ Red Mill',
    'Svářeč v Red Mill',
  ],
  ...['Zvárač pri Red Mill', 'Zavarivač u Red Mill', 'Συγκολλητής στην Red Mill', 'Sudor în șantier la Red Mill'],
  ...[
    'Spawacz dla Red Mill',
    'Soldador en la empresa Red Mill',
    'Soldador na empresa Red Mill',
    'Svářeč ve společnosti Red Mill',
  ],
  ...['Saldatore presso la ditta Red Mill', 'Red Mill l Leeds'],
  ...['Juru las di PT Red Mill', 'Schweißer bei Red Mill', 'Soudeur chez Red Mill', 'Spawacz w Red Mill'],
])('a word for "at" divides a title and an employer: %s', (line) => {
  expect(cellsOf(line)).toHaveLength(2)
})

it.each([
  ...['Sveučilište u Aldmooru', 'Univerzita v Aldmooru', 'Högskolan på Aldmoor', 'Directora de la Red Mill'],
  ...['Tecnico di Laboratorio', 'Red Mill ve Sandhill', 'Red Mill v 2'],
  ...['Administrativa en Acreditación', 'Analista em Fintech', 'Técnico en Climatología'],
])('but not where it is part of a name, or means something else: %s', (line) => {
  expect(cellsOf(line)).toHaveLength(1)
})

it('a comma of a federal institute of Brazil divides nothing', () => {
  expect(cellsOf('Instituto Federal de Educação, Ciência e Tecnologia de Aldmoor')).toHaveLength(1)
})

it('a comma divides names without a blank behind it, too', () => {
  expect(cellsOf('Welder,Red Mill')).toEqual(['Welder', 'Red Mill'])
  expect(cellsOf('Red Mill 1,5 B')).toHaveLength(1)
})
