import { describe, expect, it } from 'vitest'
import { oddsOf } from '../src/domain/parse/weighed-signs.ts'
import { crossValidate, type Example, fitDoubts } from './fit-doubts.ts'
import { Random } from './random.ts'

/** Resumes of five roles, of which those with a sign are mostly misread; another sign says nothing. */
function examples(): Example[] {
  const random = new Random(7)
  return Array.from({ length: 400 }, (_, nth) => {
    const telling = random.below(2)
    return {
      resume: String(Math.floor(nth / 5)),
      signs: { telling, idle: random.below(2) },
      isDoubtful: false,
      isRight: random.next() < (telling ? 0.2 : 0.9),
    }
  })
}

describe('doubts', () => {
  it('are fitted to what goes with misreadings', () => {
    const weights = fitDoubts(examples())
    expect(oddsOf({ telling: 1, idle: 0 }, weights)).toBeLessThan(0)
    expect(oddsOf({ telling: 0, idle: 0 }, weights)).toBeGreaterThan(100)
    expect(Math.abs(weights.idle ?? 0)).toBeLessThan(50)
  })

  it('are the same for the same examples', () => {
    expect(fitDoubts(examples())).toEqual(fitDoubts(examples()))
  })

  it('hit four fifths of such misreadings in resumes that they were not fitted to, and few others', () => {
    const { wrong, wrongDoubted, right, rightDoubted } = crossValidate(examples())
    expect(wrong + right).toBe(400)
    expect(wrongDoubted / wrong).toBeGreaterThan(0.8)
    expect(rightDoubted / right).toBeLessThan(0.25)
  })

  it('are not fitted to the resume that is doubted', () => {
    /** Each resume has a sign that tells all about it, and nothing about any other. */
    const names = Array.from({ length: 12 }, (_, nth) => `sign ${nth}`)
    const own = names.flatMap((name, nth) =>
      Array.from({ length: 20 }, () => ({
        resume: name,
        signs: Object.fromEntries(names.map((each) => [each, each === name ? 1 : 0])),
        isDoubtful: false,
        isRight: nth % 3 > 0,
      })),
    )
    expect(crossValidate(own).wrongDoubted).toBe(0)
    const weights = fitDoubts(own)
    expect(own.filter(({ signs }) => oddsOf(signs, weights) < 0)).toHaveLength(80)
  })
})
