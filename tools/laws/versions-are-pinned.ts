import type { Law } from './law.ts'

/** The same install everywhere and at any time, and one version of a package in the whole repository. */
export const versionsArePinned: Law = {
  name: 'Every dependency has one exact version, the same in all workspaces',
  findBreaches(repository) {
    const root = JSON.parse(repository.read('package.json'))
    const manifests = [
      { dir: '.', dependencies: root.dependencies ?? {}, devDependencies: root.devDependencies ?? {} },
      ...repository.workspaces,
    ]
    const first = new Map<string, { dir: string; version: string }>()
    return manifests.flatMap(({ dir, dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) => {
        const known = first.get(name) ?? { dir, version: String(version) }
        first.set(name, known)
        if (!/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(String(version)))
          return [`${dir}/package.json: ${name} is not pinned; name one exact version`]
        return known.version === version
          ? []
          : [
              `${dir}/package.json: ${name} is ${version}, but ${known.version} in ${known.dir}; use one version everywhere`,
            ]
      }),
    )
  },
}
