import { expect, it } from 'vitest'
import { line } from './command.ts'

it('a row of the operator is one line, and gives the terminal no orders', () => {
  expect(line('id', undefined, 'curl\u009b2J\u001b]0;x\u0007\nid2  ada@example.com', 0)).toBe(
    'id  -  curl?2J?]0;x??id2  ada@example.com  -\n',
  )
})
