import { expect, it } from 'vitest'
import { isPlace } from './places.ts'

it.each([
  'Leeds UK',
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
])('%s is a place', (text) => {
  expect(isPlace(text)).toBe(true)
})

it.each(['Radio Deutschland', 'Sandhill UK', 'Iron Works Nederland', 'Welder', 'Long Island', 'Indie'])(
  '%s is none',
  (text) => {
    expect(isPlace(text)).toBe(false)
  },
)
