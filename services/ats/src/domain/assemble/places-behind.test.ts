import { expect, it } from 'vitest'
import { withoutPlacesBehind } from './places-behind.ts'

it.each([
  ['IRON WORKS & SONS, FRANKFURT AM MAIN', 'IRON WORKS & SONS'],
  ['Iron Works, LEEDS/YORK, UK', 'Iron Works'],
  ['Sandhill Cooperative, Sandhill WA', 'Sandhill Cooperative'],
  ['Welder, Leeds', 'Welder'],
  ['Harbour College, Oxford.', 'Harbour College'],
  ['University of Aldmoor, Leeds', 'University of Aldmoor, Leeds'],
  ['Red Mill, Iron Works', 'Red Mill, Iron Works'],
  ['Leeds', 'Leeds'],
])('%s without its places is %s', (name, without) => {
  expect(withoutPlacesBehind(name)).toBe(without)
})
