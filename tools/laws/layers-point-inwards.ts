import { importsOf, type Law, sourceFiles } from './law.ts'

/** Folders of a service, what nothing in them imports, and what to write instead. */
const forbidden = [
  {
    folder: 'rpc',
    imports: /\/adapters\/|generated\/prisma|^@prisma\//,
    instead: 'call a use case, which declares what it needs as ports',
  },
  {
    folder: 'use-cases',
    imports: /\/(adapters|rpc)\/|generated\/prisma|^@prisma\//,
    instead: 'declare what is needed of it as a port: compose.ts puts the adapter there',
  },
]

/** A use case declares the ports that it needs; only the composition knows the adapters behind them. */
export const layersPointInwards: Law = {
  name: 'rpc/ and use-cases/ import no adapter and no generated client',
  findBreaches(repository) {
    return sourceFiles(repository).flatMap((path) => {
      const folder = /^services\/[^/]+\/src\/([^/]+)\//.exec(path)?.[1]
      const rule = forbidden.find((each) => each.folder === folder)
      if (!rule || path.endsWith('.test.ts')) return []
      return importsOf(repository.read(path))
        .filter((specifier) => rule.imports.test(specifier))
        .map((specifier) => `${path}: imports ${specifier}; ${rule.instead}`)
    })
  },
}
