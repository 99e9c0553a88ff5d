import { watch } from 'node:fs'
import type { ServerProcess } from './servers/server-process.ts'

/** Editors and generators write several files at once, in milliseconds. */
const settleMs = 60

/** What no process loads. */
const unloaded = /\.test\.ts$|~$|\.sw.$/

/**
 * Starts a process again when a file below some folders changes: it is killed, as nothing in it is worth an orderly end, and
 * is ready within a second. A process that does not start waits for the next change.
 * @param say is told what happened
 * @param onRestart is told after each
 * @returns how to stop watching
 */
export function restartOnChange(
  server: ServerProcess,
  folders: readonly string[],
  say: (event: string) => void,
  onRestart: () => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let isRestarting = false
  let isStale = false
  let stopped = false
  const restart = async (changed: string) => {
    if (isRestarting) {
      isStale = true
      return
    }
    isRestarting = true
    const begun = performance.now()
    try {
      await server.kill()
      if (!stopped) await server.restart()
      say(`${server.name} has ${changed} after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    } catch (error) {
      say(`${error instanceof Error ? error.message : String(error)}; it waits for the next change`)
    }
    isRestarting = false
    onRestart()
    if (isStale && !stopped) {
      isStale = false
      await restart(changed)
    }
  }
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || unloaded.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => void restart(file), settleMs)
    }),
  )
  return () => {
    stopped = true
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
