import { expect, it } from 'vitest'
import { lineKind } from './line-kinds.ts'

it.each([
  ...[
    'Finch a synové, Brno',
    'Pekárna Finch a spol.',
    'Kék Gém és Fiai, Szeged',
    'Finch och Söner i Malmö',
    'Finch și Fiii, Cluj',
  ],
  ...['Sininen Haikara ja Pojat', 'Finch i Synowie, Kraków'],
])('%s is a name, though small words stand in it', (line) => {
  expect(lineKind(line)).toBe('name')
})

it.each([
  'Péče o zákazníky a příprava nabídek',
  'Ansvar för budget och planering av arbetet',
  'Ügyfelek kiszolgálása és ajánlatok írása',
])('%s is none', (line) => {
  expect(lineKind(line)).toBe('prose')
})

it('names of which each word has a capital are no sentence, though they end with a stop', () => {
  expect(lineKind('WELDER - "IRON WORKS" - KESTWICK. LEEDS.')).toBe('name')
  expect(lineKind('Welded bridges and ferries at the Iron Works.')).toBe('prose')
})

it.each(['•', '–', '↪', '↳', ',→', '2.', '⋄', '⦁', '⧫', '🔹', '⬝'])('an item of a list begins with %s', (mark) => {
  expect(lineKind(`${mark} Welded the railings of a bridge`)).toBe('bullet')
})

it('a long line of names is one of names, and a long one of anything else is running text', () => {
  const names =
    'Researcher (Steel), Crane Laboratory, Harbour University of Aldmoor, Project GIRDER (Grand Inquiry into Rivets and Desks of Every Region)'
  expect(lineKind(names)).toBe('name')
  expect(lineKind(`${names}.`)).toBe('prose')
  expect(lineKind(names.replaceAll(',', ''))).toBe('prose')
  expect(lineKind(names.toLowerCase())).toBe('prose')
})
