import { expect, it } from 'vitest'
import { withLostLigatures } from './lost-ligatures.ts'

/** Enough words for a lost one to be an exception. */
const rest = ' Welded the bridges of the long road to Aldmoor, and trained a crew of nine.'.repeat(3)

it.each([
  ['Na\uFFFDonal', 'National'],
  ['Crea\uFFFDve Mul\uFFFDmedia', 'Creative Multimedia'],
  ['So\uFFFDware', 'Software'],
  ['Microso\uFFFD Office', 'Microsoft Office'],
  ['A\uFFFDer work', 'After work'],
  ['Open O\uFFFDce', 'Open Office'],
  ['idiomas o\uFFFDciales', 'idiomas oficiales'],
  ['Gesellscha\uFFFDen', 'Gesellschaften'],
  ['Commi\uFFFDee', 'Committee'],
])('puts back what a font does not name: %s', (given, expected) => {
  expect(withLostLigatures(given + rest)).toBe(expected + rest)
})

it('leaves what nothing tells, and a text that has lost more', () => {
  expect(withLostLigatures(`\uFFFD 2019${rest}`)).toBe(`\uFFFD 2019${rest}`)
  const garbled = 'We\uFFFDed the bri\uFFFDes of the lo\uFFFD road'
  expect(withLostLigatures(garbled)).toBe(garbled)
})

it('reads strokes within words as a ligature where several words tell', () => {
  const words = 'Informa\\on, avia\\on, op\\miza\\on, and inves\\ga\\ons of confiden\\al plates'
  expect(withLostLigatures(words)).toBe(
    'Information, aviation, optimization, and investigations of confidential plates',
  )
  expect(withLostLigatures('Eği$m, Publica$ons')).toBe('Eğitim, Publications')
  expect(withLostLigatures('Sold for US$on account')).toBe('Sold for US$on account')
  expect(withLostLigatures('The drawings of sta\\on in docs\\plans')).toBe('The drawings of sta\\on in docs\\plans')
})
