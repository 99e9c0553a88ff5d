import { closeSync, openSync, readSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { parseExactly } from './exact-json.ts'
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

/** Reads a JSON file, with its numbers as they are written. @throws CommandError when it is none */
export function readJson(path: string): unknown {
  return readJsonText(path).value
}

/** Reads a JSON file. @returns also its text. @throws CommandError as {@link readJson} */
export function readJsonText(path: string): { value: unknown; text: string } {
  const bytes = namingFile(path, () => readBytes(path, mostJson))
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const value = parseExactly(text)
    /** Reading takes any depth, and writing does not. */
    JSON.stringify(value)
    return { value, text }
  } catch (error) {
    throw new CommandError(
      error instanceof RangeError ? `${path} is nested too deeply` : `${path} is not JSON in UTF-8`,
    )
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

/** Whether a path leads to a file that stays: no pipe, and no device. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/** What the system says of a file that cannot be written, as a sentence. */
const obstacles: Record<string, string> = {
  ENOENT: 'There is no such folder.',
  ENOTDIR: 'It would be in a file.',
  EACCES: 'It may not be written.',
  EROFS: 'The disk can only be read.',
  ENOSPC: 'The disk is full.',
  EISDIR: 'It is a folder.',
}

/**
 * Writes a JSON file, all of it or nothing. A file keeps its permissions and its links; what only looks like one, such as a
 * pipe or a device, is written to.
 * @throws CommandError when it cannot be written
 */
export function writeJson(path: string, value: unknown): void {
  writeText(path, formatted(value))
}

/** Writes a text file as {@link writeJson} does. @throws CommandError when it cannot be written */
export function writeText(path: string, text: string): void {
  try {
    const there = statSync(path, { throwIfNoEntry: false })
    if (there && !there.isFile()) writeFileSync(path, text)
    else replaceFile(there ? realpathSync(path) : path, text, there?.mode)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new CommandError(`${path} cannot be written: ${obstacles[code] ?? message}`)
  }
}

function replaceFile(path: string, text: string, mode = 0o666): void {
  const draft = `${path}.${process.pid}`
  try {
    writeFileSync(draft, text, { mode })
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
