import { expect, it } from 'vitest'
import { isQuantified } from './quantified.ts'

it.each([
  'Baked for hundreds of guests',
  'Hunderte Gäste bewirtet',
  'Bestellungen der Schulen verdoppelt',
  'Livraison à une trentaine d’écoles',
  'Reparto a decenas de escuelas',
  'Servi milhares de clientes',
  'Consegna a centinaia di scuole',
  'Tientallen scholen van brood voorzien',
  'Szkolenie kilkunastu piekarzy',
])('an amount in words is a number: %s', (bullet) => {
  expect(isQuantified(bullet)).toBe(true)
})

it.each([
  'Drove the miles between the schools',
  'Plan pour le centenaire de la ville',
  'Eliminación de pedidos duplicados',
  'Millionenstadt mit Brot versorgt',
])('a word that only looks like one is none: %s', (bullet) => {
  expect(isQuantified(bullet)).toBe(false)
})
