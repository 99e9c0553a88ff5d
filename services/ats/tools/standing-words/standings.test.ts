import { describe, expect, it } from 'vitest'
import { standingsOf } from './standings.ts'

const text = (employer: string) =>
  `Potter\n\nAbout us\nWe are ${employer}.\n\nRequirements\n• Wheel throwing\n• Patience while the kilns of the ${employer} works cool down slowly overnight in all kinds of weather\n\nBenefits\n• Tea\n`
const ads = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({ employer: `firm ${at}`, text: text(`Sandhill${at}`) }))
const wordsOf = (count: number) => Object.values(standingsOf(ads(count)).en ?? {}).flatMap((words) => words.split(' '))

describe('standings of words', () => {
  it('are those of words that many employers use in lists of duties and of what they ask for', () => {
    expect(wordsOf(20)).toEqual(expect.arrayContaining(['throwing', 'kilns']))
    expect(wordsOf(20)).not.toContain('tea')
    expect(wordsOf(19)).toEqual([])
  })

  it('leave out names, which are written with capitals', () => {
    const named = ads(30).map((ad) => ({ ...ad, text: text('Sandhill') }))
    expect(Object.values(standingsOf(named).en ?? {}).join(' ')).not.toContain('sandhill')
  })

  it('are higher for words of short items', () => {
    const standing = (word: string) =>
      Number(Object.entries(standingsOf(ads(30)).en ?? {}).find(([, words]) => words.split(' ').includes(word))?.[0])
    expect(standing('throwing')).toBeGreaterThan(standing('kilns'))
  })

  it('count an employer once', () => {
    expect(standingsOf(ads(30).map((ad) => ({ ...ad, employer: 'Sandhill' })))).toEqual({})
  })
})
