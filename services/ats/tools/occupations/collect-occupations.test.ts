import { describe, expect, it } from 'vitest'
import { collectOccupations } from './collect-occupations.ts'
import { endingsIn, withoutCompounds } from './compounds.ts'

const nothing = () => false

describe('heads of the labels of occupations', () => {
  it('takes what stands alone', () => {
    expect(collectOccupations(['Snickare', 'Koch/Köchin'], 'last', nothing)).toEqual(['koch', 'kochin', 'snickare'])
  })

  it('takes what labels begin or end with, by language', () => {
    const labels = ['soudeur de rails', 'soudeur de cuves', 'soudeur industriel', 'soudeur']
    expect(collectOccupations(labels, 'first', nothing)).toEqual(['soudeur'])
    expect(collectOccupations(['welds inspector', 'rail inspector', 'site inspector'], 'last', nothing)).toEqual([
      'inspector',
    ])
  })

  it('leaves out what an occupation is about', () => {
    const labels = ['chef, export', 'agent, export', 'export', 'skribent inom export']
    expect(collectOccupations(labels, 'last', nothing)).not.toContain('export')
    expect(collectOccupations(['handelaar in machines/apparaten'], 'last', nothing)).toEqual([])
  })

  it('leaves out short words, employers, and what is known', () => {
    expect(collectOccupations(['bud', 'klinikum', 'snickare'], 'last', (word) => word === 'snickare')).toEqual([])
  })
})

describe('compounds', () => {
  const words = ['utvecklare', 'webbutvecklare', 'spelutvecklare', 'snickare', 'are']

  it('finds what several of them end with', () => {
    expect([...endingsIn(words)]).toEqual(['utvecklare'])
  })

  it('leaves them out where their ending is kept', () => {
    expect(withoutCompounds(words, endingsIn(words))).toEqual(['utvecklare', 'snickare', 'are'])
  })
})
