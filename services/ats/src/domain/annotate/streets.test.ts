import { expect, it } from 'vitest'
import { isStreet } from './streets.ts'

it.each([
  'Av. das Pontes',
  'Avda. de la Constitución, 12',
  'Rua do Moinho, 38',
  'ul. Mostowa 3',
  'Via Roma 12',
  'rue du Moulin 4',
  'Praça do Moinho, 5',
  '12 rue du Moulin',
  '3 bis, avenue des Ponts',
  '12 Mill Road',
  '221 South Bridge Street',
  'Mühlenstraße 12',
  'Molenlaan 3a',
])('%s is a street', (text) => {
  expect(isStreet(text)).toBe(true)
})

it.each([
  'Via Sandhill',
  'Rue Sandhill',
  'Avenue Sandhill Ltd',
  'R. Lee',
  'Alameda Sandhill',
  'Via Sandhill 2019',
  'Mill Road',
  'Mühlenstraße',
  '12 Welders',
  'Wall Street Bank',
  '2019 Sandhill',
  'Rua',
])('%s may be something else', (text) => {
  expect(isStreet(text)).toBe(false)
})
