import { closeSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs'
import { CommandError } from './exit-codes.ts'

/** A file that cannot be used. Its message says why, and not which. */
export class UnreadableFile extends Error {}

/** What the system says, as a sentence. */
const reasons: Record<string, string> = {
  ENOENT: 'There is no such file.',
  EACCES: 'It may not be read.',
  EISDIR: 'It is a folder.',
}

/**
 * The bytes of a file, or of what only looks like one: a pipe, a device.
 * @param most of them; when there are more, no more are read
 * @throws UnreadableFile
 */
export function readBytes(path: string, most: number): Uint8Array<ArrayBuffer> {
  try {
    const file = openSync(path, 'r')
    try {
      return readAll(file, most)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw error instanceof UnreadableFile ? error : new UnreadableFile(reasons[code ?? ''] ?? message)
  }
}

function readAll(file: number, most: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(most + 1)
  let size = 0
  for (let read = -1; read !== 0 && size <= most; size += read) {
    read = readSync(file, bytes, size, bytes.length - size, null)
  }
  if (size > most) throw new UnreadableFile(`The file is larger than ${most / 1024 / 1024} MB.`)
  return bytes.slice(0, size)
}

/** Largest JSON file in bytes: more than any content that the platform keeps, however it is indented. */
const mostJson = 16 * 1024 * 1024

/** Reads a JSON file. @throws CommandError when it is none */
export function readJson(path: string): unknown {
  const bytes = namingFile(path, () => readBytes(path, mostJson))
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new CommandError(`${path} is not JSON`)
  }
}

/** Reads from a file that a command cannot do without. @throws CommandError that names it when it cannot be used */
export function namingFile<Content>(path: string, read: () => Content): Content {
  try {
    return read()
  } catch (error) {
    throw error instanceof UnreadableFile ? new CommandError(`${path} cannot be used: ${error.message}`) : error
  }
}

/** JSON as it stands in files, for people to read and for diffs to show. */
export function formatted(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** Writes a JSON file, all of it or nothing. @throws CommandError when it cannot be written */
export function writeJson(path: string, value: unknown): void {
  const draft = `${path}.${process.pid}`
  try {
    writeFileSync(draft, formatted(value))
    renameSync(draft, path)
  } catch (error) {
    throw new CommandError(`${path} cannot be written: ${(error as Error).message}`)
  }
}
