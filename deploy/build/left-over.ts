import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const start = '.build-'
/** No build takes so long, in milliseconds: an older folder was left by one that was killed. */
const leftOverMs = 60 * 60 * 1000

/** Makes a folder for a build, and removes those that killed builds have left beside it. @param dir of all of them */
export function beginBuild(dir: string): string {
  for (const name of readdirSync(dir).filter((each) => each.startsWith(start))) {
    const found = statSync(join(dir, name), { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > leftOverMs) rmSync(join(dir, name), { recursive: true, force: true })
  }
  return mkdtempSync(join(dir, start))
}
