import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Where a build says what it was made of. */
const record = 'inputs.json'

/** What tells that a file has not changed: size and time of change. */
const stateOf = (file: string): string => {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.size} ${found.mtimeMs}` : 'gone'
}

/** Notes the files of which a build was made. @param dir the build */
export function recordInputs(dir: string, root: string, files: Iterable<string>): void {
  const states = Object.fromEntries([...files].sort().map((file) => [relative(root, file), stateOf(file)]))
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
