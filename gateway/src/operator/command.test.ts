import { adminLimits } from '@resume/proto/limits/content'
import { describe, expect, it } from 'vitest'
import { line, reasonOf, UsageError } from './command.ts'

it('a row of the operator is one line, and gives the terminal no orders', () => {
  expect(line('id', undefined, 'curl\u009b2J\u001b]0;x\u0007\nid2  ada@example.com', 0)).toBe(
    'id  -  curl?2J?]0;x??id2  ada@example.com  -\n',
  )
})

describe('the reason of a command', () => {
  const { min, max } = adminLimits.reasonLength
  const [writing, reading] = [{ needsReason: () => true }, { needsReason: () => false }]

  it('is as long as the administrator of the API must make it', () => {
    for (const length of [min, max]) {
      const reason = 'ä'.repeat(length)
      expect(reasonOf(writing, { reason: ` ${reason} ` })).toBe(reason)
    }
    for (const reason of [undefined, '', '   ', 'x'.repeat(min - 1), 'x'.repeat(max + 1)]) {
      expect(() => reasonOf(writing, { ...(reason !== undefined && { reason }) })).toThrow(UsageError)
    }
  })

  it('may be left out of a command that only looks', () => {
    expect(reasonOf(reading, {})).toBe('')
  })
})
