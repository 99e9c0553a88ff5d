import { expect, it } from 'vitest'
import { isPlace, isTownOfState } from './places.ts'

it.each([
  'Leeds UK',
  'Londres UK',
  'Genewa Szwajcaria',
  'Wien Österreich',
  'Deutschland',
  'Leeds, Großbritannien',
  'Magyarország',
  'Aldmoor, Česká republika',
  'Gdańsk, Polska',
  'Aldmoor, Ísland',
  'Aldmoor, Yhdysvallat',
  'Aldmoor, Ηνωμένο Βασίλειο',
  'Aldmoor, Німеччина',
  'Aldmoor, Jerman',
  'Aldmoor, Amerika Birleşik Devletleri',
  'Aldmoor, Franciaország',
  'Aldmoor, Países Bajos',
  'Aldmoor, Russian Federation',
  'Aldmoor, Республика Беларусь',
  'Republic of Korea',
  'República de Colombia',
  'Aldmoor, République tchèque',
  'Aldmoor, Tamil Nadu, India',
  'Aldmoor, Île-de-France',
  'Aldmoor, NSW',
  'Minas Gerais',
  'Aldmoor, Nordrhein-Westfalen',
  'Aldmoor, Castilla y León',
])('%s is a place', (text) => {
  expect(isPlace(text)).toBe(true)
})

it.each([
  'Radio Deutschland',
  'Sandhill UK',
  'Iron Works Nederland',
  'Welder',
  'Long Island',
  'Indie',
  'Bank of Karnataka',
  'Harbour Federation, Russia',
  'Republic of Welders',
  'Victoria',
])('%s is none', (text) => {
  expect(isPlace(text)).toBe(false)
})

it('a town and the letters of its state with no comma between are a place, in America and Australia; a firm and its form are none', () => {
  expect(
    ['Aldmoor WA', 'Aldmoor SP', 'Aldmoor do Sul RJ', 'Kestwick NSW'].filter((text) => !isTownOfState(text)),
  ).toEqual([])
  expect(['Sandhill SE', 'Sandhill SA', 'Sandhill AS', 'Sandhill UK'].filter(isTownOfState)).toEqual([])
})
