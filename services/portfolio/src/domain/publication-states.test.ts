import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  meanings,
  type PublicationEvent,
  type PublicationState,
  stateAfter,
  transitions,
} from './publication-states.ts'

const states = Object.keys(transitions) as PublicationState[]
const events: PublicationEvent[] = [
  ...(['published', 'unpublished', 'lapsed', 'graceOver', 'entitled', 'suspended', 'lifted'] as const),
]
const after = (...happened: PublicationEvent[]) =>
  happened.reduce<PublicationState>((state, event) => stateAfter(state, event), 'NONE')

describe('the states of a publication', () => {
  it('lead from LIVE through GRACE to SUSPENDED and back', () => {
    expect(after('published')).toBe('LIVE')
    expect(after('published', 'lapsed')).toBe('GRACE')
    expect(after('published', 'lapsed', 'entitled')).toBe('LIVE')
    expect(after('published', 'lapsed', 'graceOver')).toBe('LAPSED')
    expect(after('published', 'lapsed', 'graceOver', 'entitled')).toBe('LIVE')
    expect(meanings.LAPSED.shown).toEqual({ status: 'SUSPENDED', suspendedReason: 'entitlement' })
  })

  it('never bring back what its owner unpublished', () => {
    const notPublishing = events.filter((event) => event !== 'published')
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...events)),
        fc.array(fc.constantFrom(...notPublishing)),
        (before, later) => {
          const state = after(...before, 'unpublished', ...later)
          expect(meanings[state].shown).toBeNull()
        },
      ),
    )
  })

  it('lift a suspension by moderation only by moderation', () => {
    const others = events.filter((event) => event !== 'lifted')
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), fc.array(fc.constantFrom(...others)), (before, later) => {
        const state = after(...before, 'suspended', ...later)
        expect(meanings[state].isPublic).toBe(false)
        expect(['MODERATED', 'BARRED']).toContain(state)
      }),
    )
  })

  it('show nobody but the owner what is suspended, and go nowhere from an event that means nothing to them', () => {
    for (const state of states) {
      const { isPublic, shown } = meanings[state]
      expect(isPublic).toBe(shown !== null && shown.status !== 'SUSPENDED')
      for (const event of events) expect(states).toContain(stateAfter(state, event))
    }
    expect(after('published', 'graceOver')).toBe('LIVE')
  })
})
