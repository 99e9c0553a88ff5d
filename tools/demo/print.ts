import { styleText } from 'node:util'

/** Prints the heading of a step. */
export function heading(text: string): void {
  process.stdout.write(`\n${styleText('bold', text)}\n`)
}

/** Prints a line of a step. */
export function line(text = ''): void {
  process.stdout.write(text ? `  ${text}\n` : '\n')
}
