import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What npm reads of a package file. */
export interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  scripts?: Record<string, string>
  workspaces?: string[]
}

/** A workspace of the monorepo. */
export interface Workspace {
  /** Path below the root, such as `services/identity`. */
  dir: string
  manifest: Manifest
}

/** Every workspace of the repository at a path. */
export function readWorkspaces(root: string): Workspace[] {
  const read = (path: string): Manifest => JSON.parse(readFileSync(join(root, path), 'utf8'))
  return globSync(
    (read('package.json').workspaces ?? []).map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  )
    .sort()
    .map((path) => ({ dir: dirname(path), manifest: read(path) }))
}

/**
 * The given workspaces and all that they stand on when they run.
 * @throws Error when a folder is no workspace
 */
export function closureOf(workspaces: Workspace[], dirs: string[]): Workspace[] {
  const found = new Set<Workspace>()
  const visit = (workspace: Workspace) => {
    if (found.has(workspace)) return
    found.add(workspace)
    for (const name of Object.keys(workspace.manifest.dependencies ?? {})) {
      const next = workspaces.find((each) => each.manifest.name === name)
      if (next) visit(next)
    }
  }
  for (const dir of dirs) {
    const workspace = workspaces.find((each) => each.dir === dir)
    if (!workspace) throw new Error(`${dir} is no workspace`)
    visit(workspace)
  }
  return [...found]
}

/**
 * A package file for an install of production dependencies. `npm install --omit=dev` alone does not do: a workspace
 * that is only developed with counts as production in itself, and brings its own dependencies.
 */
export function productionManifest({ devDependencies: _, scripts: __, ...manifest }: Manifest): Manifest {
  return manifest
}

const folders = new Set(['node_modules', 'dist', 'test-data', 'bench', 'tools'])

/**
 * Whether a file or folder of a workspace belongs into an image: what only serves tests and development does not. Such folders
 * are beside `src`; below it, a folder of the same name is a part of the program.
 */
export function isShipped(path: string): boolean {
  const name = basename(path)
  const isSource = /(^|\/)src\//.test(path)
  return (
    (isSource || !folders.has(name)) && !/\.test\.ts$/.test(name) && name !== 'Dockerfile' && !name.startsWith('.env')
  )
}
