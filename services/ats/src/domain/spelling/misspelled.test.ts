import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../vocabulary/word-filter.ts'
import kept from './generated/english-words.json' with { type: 'json' }
import { misspelledIn } from './misspelled.ts'
import { finderIn, keepWords, openWords } from './word-set.ts'

const accused = (text: string, terms: string[] = []) => misspelledIn(text, (word) => terms.includes(word))

describe('misspelled words', () => {
  it.each([
    ['Led the comittee and mantained the machines', ['comittee', 'mantained']],
    ['Reponsible for reports, acheived goals', ['acheived']],
    ['Organised the colour and organized the color', []],
    ['Refactored the backend, onboarding of multidisciplinary teams', []],
    ['Prototyped scalable topologies and timeboxed integrations', []],
    ['Worked with Kuberntes at Aldmor on github.com/mantained and re-mantained parts', []],
    ['Built a bilby, tuned the bilby', []],
    ['Graduated summa cum laude', []],
  ])('%s', (text, words) => {
    expect(accused(text)).toEqual(words)
  })

  it('are no terms of a trade', () => {
    expect(accused('Sold barbeque sauces')).toEqual(['barbeque'])
    expect(accused('Sold barbeque sauces', ['barbeque'])).toEqual([])
  })

  it('are none that a file tore apart or took letters from', () => {
    expect(accused('Improved the dev elopment of con‑ cepts')).toEqual([])
    expect(accused('Was e cient and e ective in the of ce, wrote speci c plans and benets')).toEqual([])
  })

  it('are found within a bound, however many there are', () => {
    const text = Array.from({ length: 20_000 }, (_none, index) => `worxe${String.fromCharCode(97 + (index % 26))}q`)
    expect(accused(text.join(' ')).length).toBeLessThanOrEqual(60)
  })
})

describe('the kept words', () => {
  const words = openWords(kept)
  const isKept = finderIn(words)

  it('are those of the dictionaries', () => {
    for (const name of ['dictionary-en', 'dictionary-en-gb']) {
      const entries = readFileSync(new URL('index.dic', import.meta.resolve(name)), 'utf8')
        .split('\n')
        .slice(1)
      const roots = entries.flatMap((entry) => /^([a-z]+)(?:\/[^!]*)?$/.exec(entry)?.[1] ?? [])
      expect(roots.length).toBeGreaterThan(20_000)
      expect(roots.filter((root) => !isKept(hashOf(root))).length).toBeLessThan(roots.length / 200)
    }
  })

  it('come back from how they are kept, and others do not', () => {
    const some = ['weld', 'welded', 'welding', 'rivet']
    const opened = openWords(keepWords(some))
    expect(opened).toHaveLength(4)
    const has = finderIn(opened)
    expect(some.every((word) => has(hashOf(word)))).toBe(true)
    expect(has(hashOf('rivets'))).toBe(false)
  })

  it('take no more than four bytes each', () => {
    expect(words.byteLength).toBe(4 * kept.count)
    expect(kept.count).toBeLessThan(100_000)
  })
})
