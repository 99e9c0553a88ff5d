import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from './servers/server-process.ts'

/**
 * Pauses before a process that ended is started again, in milliseconds; the last holds for all further times. The first is
 * none: whoever waits for the platform waits for every pause. A PostgreSQL that was killed refuses to start until its own
 * children have gone, some hundred milliseconds.
 */
const pauses = [0, 100, 200, 400, 800, 1_600, 3_200, 5_000]
/** After this long without an end, the pauses begin anew. */
const calmMs = 10_000

/**
 * Starts a process again whenever it ends by itself.
 * @param onChange is told what happened
 * @returns how to stop watching
 */
export function keepRunning(server: ServerProcess, onChange: (event: string) => void): () => void {
  const stopped = new AbortController()
  const watch = async () => {
    let failures = 0
    while (!stopped.signal.aborted) {
      const since = performance.now()
      const how = await server.exited()
      if (stopped.signal.aborted) return
      if (performance.now() - since > calmMs) failures = 0
      const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0
      failures++
      onChange(`${server.name} ended (${how}); it is started again`)
      await wait(pause, undefined, { signal: stopped.signal })
      await server.restart().then(
        () => onChange(`${server.name} is back`),
        (error: Error) => onChange(error.message),
      )
    }
  }
  watch().catch(() => {})
  return () => stopped.abort()
}
