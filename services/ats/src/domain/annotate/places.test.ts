import { expect, it } from 'vitest'
import { isPlace } from './places.ts'

it.each([
  'Leeds UK',
  'Wien Österreich',
  'Deutschland',
  'Leeds, Großbritannien',
  'Magyarország',
  'Aldmoor, Česká republika',
])('%s is a place', (text) => {
  expect(isPlace(text)).toBe(true)
})

it.each(['Radio Deutschland', 'Sandhill UK', 'Iron Works Nederland', 'Welder'])('%s is none', (text) => {
  expect(isPlace(text)).toBe(false)
})
