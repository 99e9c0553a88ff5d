import { renameSync, rmSync } from 'node:fs'

/** Puts a folder in the place of another. Of several processes that do so at once none fails: the last one wins. */
export function putInPlace(made: string, target: string): void {
  const former = `${made}-former`
  do {
    rmSync(former, { recursive: true, force: true })
    /** Layers of images rename no folder of another layer. */
    if (rename(target, former, ['ENOENT', 'EXDEV']) === 'EXDEV') rmSync(target, { recursive: true, force: true })
  } while (rename(made, target, ['ENOTEMPTY', 'EEXIST']) !== undefined)
  rmSync(former, { recursive: true, force: true })
}

/** @returns with which of some codes it failed; undefined when it did not */
function rename(from: string, to: string, codes: string[]): string | undefined {
  try {
    renameSync(from, to)
    return undefined
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (codes.includes(code)) return code
    throw error
  }
}
