import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Repository, Workspace } from './law.ts'

/** Opens the repository at a path for the laws to look at. */
export function openRepository(root: string): Repository {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const files = listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const workspaces = files
    .filter((path) => path.endsWith('/package.json'))
    .map((path): Workspace => {
      const manifest = JSON.parse(read(path))
      return {
        dir: dirname(path),
        name: manifest.name,
        dependencies: manifest.dependencies ?? {},
        devDependencies: manifest.devDependencies ?? {},
      }
    })
  return { root, files, read, workspaces }
}
