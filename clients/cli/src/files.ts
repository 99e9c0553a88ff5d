import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { CommandError } from './exit-codes.ts'

/** Reads a JSON file. @throws CommandError when it is none */
export function readJson(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${(error as Error).message}`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandError(`${path} is not JSON`)
  }
}

/** JSON as it stands in files, for people to read and for diffs to show. */
export function formatted(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** Writes a JSON file, all of it or nothing. */
export function writeJson(path: string, value: unknown): void {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, formatted(value))
  renameSync(draft, path)
}
