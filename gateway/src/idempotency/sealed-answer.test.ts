import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openAnswer, sealAnswer } from './sealed-answer.ts'

describe('a sealed answer', () => {
  const key = randomBytes(32)

  it('opens with its key to what it was, and says nothing without', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), fc.string({ minLength: 8 }), (status, body) => {
        const sealed = sealAnswer({ status, body }, key)
        expect(openAnswer(sealed, key)).toEqual({ status, body })
        expect(sealed.includes(body)).toBe(false)
        expect(() => openAnswer(sealed, randomBytes(32))).toThrow()
      }),
      { numRuns: 50 },
    )
  })

  it('that was changed does not open', () => {
    const sealed = sealAnswer({ status: 201, body: '{"key":"svc_x"}' }, key)
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => openAnswer(changed, key), `byte ${at}`).toThrow()
    }
  })

  it('is another each time', () => {
    const answer = { status: 200, body: 'x' }
    expect(sealAnswer(answer, key).equals(sealAnswer(answer, key))).toBe(false)
  })
})
