import type { Command, Commands } from '../command.ts'
import { completionScript, shells } from '../completions.ts'
import { CommandError, exitCodes } from '../exit-codes.ts'

/** The command that completes the others. @param commands gives the table of all, itself included */
export function completionsOf(commands: () => Commands): Command {
  return {
    usage: shells.join('|'),
    summary: 'write a script that completes commands in your shell',
    most: 1,
    actions: shells,
    async run({ positionals: [named], out }) {
      const shell = shells.find((each) => each === named)
      if (!shell) throw new CommandError(`Name a shell: ${shells.join(', ')}`)
      const script = completionScript(shell, commands())
      out.show({ shell, script }, () => [script.trimEnd()])
      return exitCodes.done
    },
  }
}
