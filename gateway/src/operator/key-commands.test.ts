import { expect, it } from 'vitest'
import { type CommandContext, UsageError } from './command.ts'
import { keyCommands } from './key-commands.ts'

it.each([
  ['fewer characters than are stored', 'svc_012'],
  ['more than are stored, which would find a key that only begins alike', 'svc_01234567'],
  ['a whole key that is mistyped', `svc_${'0'.repeat(63)}1`],
  ['nothing', undefined],
])('revoking a key refuses %s, and looks for none', async (_, prefix) => {
  const [revoke] = keyCommands
  const context = { values: { ...(prefix !== undefined && { prefix }) } } as CommandContext
  await expect(revoke?.run(context, [])).rejects.toThrow(UsageError)
})
