import { describe, expect, it } from 'vitest'
import { standingOf } from './standing-words.ts'

describe('the standing of a name', () => {
  it('is higher if its words stand in short items of lists', () => {
    expect(standingOf('Payroll processing', 'en')).toBeGreaterThan(standingOf('Everyday processing', 'en'))
  })

  it('is that of its least likely word', () => {
    expect(standingOf('Everyday processing', 'en')).toBe(standingOf('everyday', 'en'))
  })

  it('is neither high nor low for words, and in languages, that are not known', () => {
    expect(standingOf('Glazework', 'en')).toBe(0)
    expect(standingOf('Pizzeria', 'it')).toBe(0)
  })
})
