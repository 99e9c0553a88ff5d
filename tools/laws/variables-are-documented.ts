import { deployables, type Law } from './law.ts'

/** An operator reads .env.example, not config.ts. */
export const variablesAreDocumented: Law = {
  name: 'Every variable of a config.ts stands in its .env.example, and no other',
  findBreaches(repository) {
    const shared = namesIn(repository.read('packages/service-kit/src/config/common-variables.ts'))
    return deployables(repository).flatMap(({ dir }) => {
      const config = `${dir}/src/config.ts`
      const example = `${dir}/.env.example`
      if (!repository.files.includes(config) || !repository.files.includes(example)) return []
      const read = namesIn(repository.read(config))
      const written = new Set(
        [...repository.read(example).matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
      )
      return [
        ...[...read]
          .filter((name) => !written.has(name))
          .map((name) => `${example}: ${name} is missing; add it with its default and what it does`),
        ...[...written]
          .filter((name) => name !== undefined && !read.has(name) && !shared.has(name))
          .map((name) => `${example}: ${name} is not read by ${config}; remove it`),
      ]
    })
  },
}

function namesIn(source: string): Set<string> {
  return new Set([...source.matchAll(/^\s*([A-Z][A-Z0-9_]{2,}): /gm)].map(([, name = '']) => name))
}
