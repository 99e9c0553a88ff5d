import { importsOf, isDevelopmentFile, type Law, packageOf, sourceFiles } from './law.ts'

/** An import that only works because another workspace installed the package breaks when a service is deployed alone. */
export const importsAreDeclared: Law = {
  name: 'Every import is declared by the workspace that makes it',
  findBreaches(repository) {
    const root = JSON.parse(repository.read('package.json'))
    const shared = { ...root.dependencies, ...root.devDependencies }
    const workspaceNames = new Set(repository.workspaces.map(({ name }) => name))
    return sourceFiles(repository).flatMap((path) => {
      const workspace = repository.workspaces.find(({ dir }) => path.startsWith(`${dir}/`))
      const development = isDevelopmentFile(path)
      return importsOf(repository.read(path)).flatMap((specifier) => {
        const name = packageOf(specifier)
        if (name === undefined || name === workspace?.name) return []
        const declared =
          name in (workspace?.dependencies ?? {}) ||
          (development && (name in (workspace?.devDependencies ?? {}) || name in shared)) ||
          (workspace === undefined && (name in shared || workspaceNames.has(name)))
        const manifest = workspace ? `${workspace.dir}/package.json` : 'package.json'
        return declared ? [] : [`${path}: imports ${name}; add it to ${manifest}`]
      })
    })
  },
}
