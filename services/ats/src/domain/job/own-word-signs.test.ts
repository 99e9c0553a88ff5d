import { describe, expect, it } from 'vitest'
import { isInOwnWords, isLikelyAsked } from './own-word-signs.ts'
import { proposedIn, readRequirements } from './requirements.ts'

const likely = {
  'in these words': 1,
  preferred: 0,
  'in an item': 1,
  'in prose': 0,
  'requirements beside it': 0.3,
  'words of its sentence': 0.1,
  'beside technologies': 0,
  'one word': 0,
  'capitals within': 0,
  'standing of its words': 0.3,
}

describe("names in a job description's own words", () => {
  it('are kept if their signs say that they are asked for', () => {
    expect(isLikelyAsked(likely)).toBe(true)
  })

  it('are left out if no text has them, or their words never stand in lists', () => {
    const unlikely = { ...likely, 'in these words': 0, 'in an item': 0, 'in prose': 1, 'words of its sentence': 1 }
    expect(isLikelyAsked({ ...unlikely, 'standing of its words': -1 })).toBe(false)
  })

  it('are the only ones that are weighed', () => {
    const proposed = proposedIn('Baker\nRequirements\n• Java, firing of kilns\n• Driving license\n• Patience')
    for (const { requirement, signs } of proposed) expect(signs !== undefined).toBe(isInOwnWords(requirement))
  })

  it('are read from short items', () => {
    expect(readRequirements('Potter\nRequirements\n• Firing of kilns').map(({ name }) => name)).toContain(
      'Firing of kilns',
    )
  })
})
