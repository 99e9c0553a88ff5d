import { describe, expect, it } from 'vitest'
import { abilitiesAbroad } from './abilities-abroad.ts'
import { readRequirements } from './requirements.ts'

describe('what somebody is able to do in other languages', () => {
  it.each([
    ['fr', 'Vous savez façonner le pain et nourrir le levain.', ['Façonner le pain', 'Nourrir le levain']],
    ['fr', 'Capacité à ranger les fours avec soin', ['Ranger les fours']],
    ['es', 'Capaz de amasar la harina y encender los hornos', ['Amasar la harina', 'Encender los hornos']],
    ['pt', 'Capacidade de amassar a farinha para muitos fornos', ['Amassar a farinha']],
    ['it', 'Capacità di accendere i forni', ['Accendere i forni']],
    ['de', 'Die Fähigkeit, schwere Krüge zu heben', ['Schwere Krüge zu heben']],
    ['de', 'Bereitschaft, auf seltene Gäste einzugehen', ['Auf seltene Gäste einzugehen']],
    ['nl', 'Je bent in staat om zware kruiken te tillen', ['Zware kruiken te tillen']],
  ])('is named by its verb and what it is about, in %s: %s', (language, line, abilities) => {
    expect(abilitiesAbroad(line, language)).toEqual(abilities)
  })

  it.each([
    ['fr', 'La capacité des fours est grande'],
    ['es', 'Capacidad de los hornos'],
    ['it', 'Capacità produttiva del forno'],
    ['de', 'Die Fähigkeit unserer Öfen'],
    ['pl', 'Umiejętność pieczenia'],
  ])('is nothing without a verb, in %s: %s', (language, line) => {
    expect(abilitiesAbroad(line, language)).toEqual([])
  })

  it('counts nothing for the match, like a trait', () => {
    const job = 'Panadero\n\nBuscamos una persona capaz de encender los hornos.'
    expect(readRequirements(job)).toContainEqual(
      expect.objectContaining({ name: 'Encender los hornos', weight: 0, isTrait: true }),
    )
  })
})
