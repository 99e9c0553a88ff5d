import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Where a build says what it was made of. */
const record = 'inputs.json'

/** What tells that a file has not changed: size and time of change. */
const stateOf = (file: string): string => {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.size} ${found.mtimeMs}` : 'gone'
}

/** Of a file that was changed during the build: nobody knows whether before or after it was read. */
const unsure = 'changed meanwhile'

/**
 * Notes the files of which a build was made.
 * @param dir the build
 * @param begun when it was begun, in milliseconds since 1970: it is not current for what changed since then
 */
export function recordInputs(dir: string, root: string, files: Iterable<string>, begun: number): void {
  /** Times of change have fractions of a millisecond. */
  const now = Date.now() + 1
  const changed = (file: string) => {
    const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
    return mtimeMs >= begun && mtimeMs <= now
  }
  const states = Object.fromEntries(
    [...files].sort().map((file) => [relative(root, file), changed(file) ? unsure : stateOf(file)]),
  )
  writeFileSync(join(dir, record), `${JSON.stringify(states, null, 1)}\n`)
}

/** Whether a build is there and made of the files as they are. Takes a few milliseconds. */
export function isCurrent(dir: string, root: string): boolean {
  let states: Record<string, string>
  try {
    states = JSON.parse(readFileSync(join(dir, record), 'utf8'))
  } catch {
    return false
  }
  return Object.entries(states).every(([file, state]) => stateOf(join(root, file)) === state)
}
