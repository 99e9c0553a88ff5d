import { describe, expect, it } from 'vitest'
import { isTraceparent, newTraceparent, nextTraceparent, traceIdOf } from './trace-context.ts'

/** The example of W3C Trace Context, section 3.2. */
const example = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

describe('the trace context', () => {
  it('goes on with the same trace and flags and another span', () => {
    const next = nextTraceparent(example)
    expect(isTraceparent(next)).toBe(true)
    expect(traceIdOf(next)).toBe('4bf92f3577b34da6a3ce929d0e0e4736')
    expect(next.slice(36, 52)).not.toBe('00f067aa0ba902b7')
    expect(nextTraceparent(example.replace(/01$/, '00')).slice(53)).toBe('00')
  })

  it('begins anew when there is none or a malformed one', () => {
    const wrong = [
      undefined,
      '',
      'nonsense',
      example.toUpperCase(),
      `${example}-more`,
      example.replace(/^00/, 'ff'),
      example.replace('4bf92f3577b34da6a3ce929d0e0e4736', '0'.repeat(32)),
      example.replace('00f067aa0ba902b7', '0'.repeat(16)),
    ]
    for (const value of wrong) {
      const next = nextTraceparent(value)
      expect(isTraceparent(next)).toBe(true)
      expect(traceIdOf(next)).not.toBe('4bf92f3577b34da6a3ce929d0e0e4736')
    }
    expect(traceIdOf(newTraceparent())).not.toBe(traceIdOf(newTraceparent()))
  })
})
