import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

/** Runs a command once its input ends without a line, so once whoever holds the other end is gone. */
const onceAlone = 'read -r called_off || exec "$@"'

/**
 * Has a command run when this process ends, however it ends: Vitest kills its workers half a second after it has asked them to end, which
 * leaves a busy one no time for handlers of its own. So another process waits for that, in no group with this one.
 * @returns calls it off
 */
function atExit(command: string[]): () => void {
  const guard = spawn('sh', ['-c', onceAlone, 'sh', ...command], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  /** A guard that is gone takes no line. */
  guard.stdin.on('error', () => {})
  /** A pipe to a process is a socket, which would keep this one alive. */
  if ('unref' in guard.stdin) (guard.stdin as unknown as { unref(): void }).unref()
  return () => void guard.stdin.end('\n')
}

/**
 * Has a process killed when this one ends, unless it has ended by then.
 * @param child one that was started
 */
export function killAtExit(child: ChildProcess): void {
  const callOff = atExit(['kill', '-KILL', String(child.pid)])
  child.once('exit', callOff)
}

/** Removes a folder into which servers that were killed may write for another moment. */
const untilGone = 'for try in 1 2 3 4 5; do rm -rf "$0" && exit; sleep 0.2; done'

/**
 * Has a folder removed when this process ends, at the latest.
 * @returns removes it now
 */
export function removeAtExit(dir: string): () => void {
  const callOff = atExit(['sh', '-c', untilGone, dir])
  return () => {
    callOff()
    rmSync(dir, { recursive: true, force: true })
  }
}
