import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Deployable } from '../deployable.ts'
import { isCurrent } from './inputs.ts'

const program = fileURLToPath(new URL('./build.ts', import.meta.url))

/**
 * Builds the deployables whose sources have changed since they were built. Apart from this process, which may live long: the
 * bundler takes memory.
 * @throws Error with what the build printed, when it fails
 */
export async function ensureBuilt(deployables: readonly Pick<Deployable, 'folder'>[], root: string): Promise<void> {
  const stale = deployables.map(({ folder }) => folder).filter((folder) => !isCurrent(join(root, folder, 'dist'), root))
  if (stale.length === 0) return
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...stale], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let printed = ''
    child.stderr.setEncoding('utf8').on('data', (text) => {
      printed += text
    })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(printed.trim() || 'the build failed'))))
  })
}
