import { writingPricing } from '@resume/proto/limits/writing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitting, isFull } from './written.ts'

const { contentLength } = writingPricing.rewrite_short_text

it('a text in parts ends at its longest, with a whole character, whatever its parts are', () => {
  const part = fc
    .tuple(fc.constantFrom('x', '👍', 'é', 'a👍b'), fc.integer({ min: 0, max: contentLength + 2 }))
    .map(([characters, times]) => characters.repeat(times))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      let content = ''
      for (const each of parts) {
        if (isFull('rewrite_short_text', content)) break
        content += fitting('rewrite_short_text', content, each)
      }
      const allowed = [...parts.join('')].slice(0, contentLength)
      expect(content === allowed.join('')).toBe(true)
      expect(isFull('rewrite_short_text', content)).toBe(allowed.length === contentLength)
    }),
  )
})
