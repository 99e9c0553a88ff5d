import {
  deployables,
  importsOf,
  isDevelopmentFile,
  type Law,
  packageOf,
  type Repository,
  sourceFiles,
  type Workspace,
} from './law.ts'

/**
 * Teams deploy each service by itself: services share protos and packages, never each other's code. A client is not deployed
 * beside them: it can be bundled with what a service exports for it (docs/adr/0041).
 */
export const servicesStandAlone: Law = {
  name: 'No deployable imports another, neither packages nor the local stack import any, and clients only what is exported',
  findBreaches(repository) {
    const others = new Map(deployables(repository).map((deployable) => [deployable.name, deployable]))
    return sourceFiles(repository).flatMap((path) => {
      const workspace = repository.workspaces.find(({ dir }) => path.startsWith(`${dir}/`)) ?? placeOf(path)
      if (!workspace) return []
      return importsOf(repository.read(path)).flatMap((specifier) => {
        const name = packageOf(specifier)
        const other = name === workspace.name ? undefined : others.get(name ?? '')
        if (other !== undefined) {
          const isOffered = path.startsWith('clients/') && exportsOf(repository, other).has(specifier)
          return isOffered ? [] : [`${path}: imports ${specifier}; call its RPC, or move what both need into a package`]
        }
        const leavesHome = specifier.startsWith('.') && climbsOut(path, specifier, homeOf(workspace.dir))
        return leavesHome && !isDevelopmentFile(path)
          ? [`${path}: reaches out of ${workspace.dir} to ${specifier}; import a package by its name`]
          : []
      })
    })
  },
}

/** What a deployable lets others import, as they write it. */
function exportsOf(repository: Repository, { dir, name }: Workspace): Set<string> {
  const { exports = {} } = JSON.parse(repository.read(`${dir}/package.json`))
  return new Set(Object.keys(exports).map((entry) => entry.replace(/^\./, name)))
}

/** Scripts of images and the manifest are in no workspace. */
function placeOf(path: string): { dir: string; name: string } | undefined {
  return path.startsWith('deploy/') ? { dir: 'deploy', name: '' } : undefined
}

/** The local stack stands on the manifest beside it. */
function homeOf(dir: string): string {
  return dir.startsWith('deploy/') ? 'deploy' : dir
}

function climbsOut(path: string, specifier: string, dir: string): boolean {
  const target = new URL(specifier, `file:///${path}`).pathname.slice(1)
  return !target.startsWith(`${dir}/`)
}
