import type { Command } from './command.ts'
import { keyCommands } from './key-commands.ts'
import { otherCommands } from './other-commands.ts'
import { userCommands } from './user-commands.ts'

/** Every command of the operator, in the order of the help. */
export const commands: readonly Command[] = [...userCommands, ...keyCommands, ...otherCommands]
