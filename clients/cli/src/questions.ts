import { createInterface, type Interface } from 'node:readline'
import { CommandError } from './exit-codes.ts'

/** Asks whoever runs a command, or the file that its input comes from. */
export interface Questions {
  /** @returns the line that answers. @throws CommandError when the input ends before */
  ask(question: string): Promise<string>
  close(): void
}

/** Reads the input only when something is asked, and all of it through one reader: no line is lost between two questions. */
export function createQuestions(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Questions {
  let reader: Interface | undefined
  let lines: AsyncIterator<string> | undefined
  return {
    ask: async (question) => {
      reader ??= createInterface({ input, output }).on('SIGINT', () => {
        output.write('\n')
        process.kill(process.pid, 'SIGINT')
      })
      lines ??= reader[Symbol.asyncIterator]()
      output.write(question)
      const { value, done } = await lines.next()
      if (done) {
        output.write('\n')
        throw new CommandError('There was no answer')
      }
      return String(value).trim()
    },
    close: () => reader?.close(),
  }
}
