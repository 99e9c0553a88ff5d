import { deployables, importsOf, isDevelopmentFile, type Law, packageOf, sourceFiles } from './law.ts'

/** Teams deploy each service by itself: services share protos and packages, never each other's code. */
export const servicesStandAlone: Law = {
  name: 'No deployable imports another, and neither packages nor the local stack import any',
  findBreaches(repository) {
    const names = new Set(deployables(repository).map(({ name }) => name))
    return sourceFiles(repository).flatMap((path) => {
      const workspace = repository.workspaces.find(({ dir }) => path.startsWith(`${dir}/`)) ?? placeOf(path)
      if (!workspace) return []
      return importsOf(repository.read(path)).flatMap((specifier) => {
        const name = packageOf(specifier)
        if (name !== undefined && names.has(name) && name !== workspace.name) return [`${path}: imports ${name}`]
        const leavesHome = specifier.startsWith('.') && climbsOut(path, specifier, homeOf(workspace.dir))
        return leavesHome && !isDevelopmentFile(path)
          ? [`${path}: reaches out of ${workspace.dir} to ${specifier}`]
          : []
      })
    })
  },
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
