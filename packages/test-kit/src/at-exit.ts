import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

const work = new Set<() => void>()
let isListening = false

/**
 * Has something done when this process ends, however many there are of such, after what was there to end it before the first of them.
 * @param run must not wait for anything
 * @returns calls it off
 */
export function atExit(run: () => void): () => void {
  if (!isListening) {
    process.on('exit', () => {
      for (const each of work) each()
    })
    isListening = true
  }
  work.add(run)
  return () => void work.delete(run)
}

/** Removes a folder into which servers that were killed may write for another moment. */
const untilGone = 'for try in 1 2 3 4 5; do rm -rf "$0" && exit; sleep 0.2; done'

/**
 * Has a folder removed when this process ends, at the latest; by another process then, since Vitest gives its workers half a second to
 * end.
 * @returns removes it now
 */
export function removeAtExit(dir: string): () => void {
  const callOff = atExit(() => spawn('sh', ['-c', untilGone, dir], { detached: true, stdio: 'ignore' }).unref())
  return () => {
    callOff()
    rmSync(dir, { recursive: true, force: true })
  }
}
