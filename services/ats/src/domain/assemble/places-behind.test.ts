import { expect, it } from 'vitest'
import { withoutPlacesBehind, withoutTownRightBehind } from './places-behind.ts'

it('a town behind a small word for "in" belongs to the name', () => {
  expect(withoutTownRightBehind('Lek i Malmö')).toBe('Lek i Malmö')
  expect(withoutTownRightBehind('Sandhill Malmö')).toBe('Sandhill')
})

it.each([
  ['IRON WORKS & SONS, FRANKFURT AM MAIN', 'IRON WORKS & SONS'],
  ['Iron Works, LEEDS/YORK, UK', 'Iron Works'],
  ['Sandhill Cooperative, Sandhill WA', 'Sandhill Cooperative'],
  ['Welder, Leeds', 'Welder'],
  ['Harbour College, Oxford.', 'Harbour College'],
  ['University of Aldmoor, Leeds', 'University of Aldmoor, Leeds'],
  ['Red Mill, Iron Works', 'Red Mill, Iron Works'],
  ['Red Mill, Région parisienne', 'Red Mill'],
  ['Red Mill, Großraum Leeds', 'Red Mill'],
  ['Red Mill, Region', 'Red Mill, Region'],
  ['Leeds', 'Leeds'],
])('%s without its places is %s', (name, without) => {
  expect(withoutPlacesBehind(name)).toBe(without)
})

it.each([
  ['Sandhill Leeds', 'Sandhill'],
  ['RED MILL São Paulo', 'RED MILL'],
  ['Amazon Düsseldorf', 'Amazon'],
  ['Sandhill a. s. Košice', 'Sandhill a. s.'],
  ['Klinikum Leipzig', 'Klinikum Leipzig'],
  ['Universität Leipzig', 'Universität Leipzig'],
  ['Messe Frankfurt', 'Messe Frankfurt'],
  ['Filmfestspiele Berlin', 'Filmfestspiele Berlin'],
  ['Works of Leeds', 'Works of Leeds'],
  ['Zentrum für Brücken Leeds', 'Zentrum für Brücken Leeds'],
  ['Sandhill Narbonne', 'Sandhill'],
  ['The Derby', 'The Derby'],
  ['London Paris', 'London Paris'],
  ['Sandhill bath', 'Sandhill bath'],
  ['SANDHILL À LILLE', 'SANDHILL'],
  ['SANDHILL À ALD-EN-MOOR', 'SANDHILL'],
  ['SANDHILL À DOMICILE', 'SANDHILL À DOMICILE'],
  ['UNIVERSITÉ DU KESTWICK À LILLE', 'UNIVERSITÉ DU KESTWICK À LILLE'],
  ['MEDICAL UNIVERSITY IN LEEDS', 'MEDICAL UNIVERSITY IN LEEDS'],
  ['Leeds', 'Leeds'],
  ['I. E. Leeds', 'I. E. Leeds'],
])('%s without the town right behind it is %s', (name, firm) => {
  expect(withoutTownRightBehind(name)).toBe(firm)
})
