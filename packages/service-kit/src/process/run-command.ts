import { ConfigError } from '../config/read-config.ts'

/** Tells what keeps a process from its work on its standard error, a line for each wrong variable, and ends it with 1. */
export function endWith(error: unknown): never {
  const lines = error instanceof ConfigError ? error.lines : [reasonOf(error)]
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** What an error says; where several addresses of a host refuse, there is only a code. */
function reasonOf(error: unknown): string {
  const { message, code } = (error ?? {}) as { message?: string; code?: string }
  return message || code || String(error)
}

/** Runs a command of operators. What keeps it from its work, such as a database that is away, is told in a line without a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  await command().catch(endWith)
}
