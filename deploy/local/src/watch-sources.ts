import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { closureOf, readWorkspaces } from '../../docker/workspaces.ts'
import { deployables, root } from './platform/deployables.ts'
import { restartOnChange } from './restart-on-change.ts'
import type { ServerProcess } from './servers/server-process.ts'

/** Where the files of a workspace are that a process has loaded. */
const sources = ['src', 'generated']

/**
 * Starts a deployable again whenever a file changes that it stands on, its own or that of a package.
 * @param processes by name; what is no deployable is left alone
 * @param onRestart is told after each
 * @returns how to stop watching
 */
export function watchSources(
  processes: ReadonlyMap<string, ServerProcess>,
  say: (event: string) => void,
  onRestart: () => void,
): () => void {
  const workspaces = readWorkspaces(root)
  const stops = deployables.flatMap(({ name, folder }) => {
    const server = processes.get(name)
    if (!server) return []
    const folders = closureOf(workspaces, [folder])
      .flatMap(({ dir }) => sources.map((source) => join(root, dir, source)))
      .filter((dir) => existsSync(dir))
    return [restartOnChange(server, folders, say, onRestart)]
  })
  return () => {
    for (const stop of stops) stop()
  }
}
