import type { Plugin } from 'rolldown'

const names = ['node:http', 'http']
const plain = '\0plain-http'

/** What makes Node load an HTTP client of its own when it is asked for. */
const ofClient = new Set(['WebSocket', 'CloseEvent', 'MessageEvent'])

/**
 * Imports `node:http` without what belongs to WebSockets. An import of a module of Node asks for every export of it, and these load
 * an HTTP client that most services never use: 50 ms of the start, and 10 MB, of each process. A build that imports one of them by its
 * name from there fails; all three are globals.
 */
export function plainHttp(): Plugin {
  const exported = Object.keys(process.getBuiltinModule('node:http')).filter((name) => !ofClient.has(name))
  return {
    name: 'plain-http',
    resolveId: (id, _importer, { kind }) => (names.includes(id) && kind === 'import-statement' ? plain : null),
    load: (id) =>
      id === plain
        ? `const http = process.getBuiltinModule('node:http')\nexport const { ${exported.join(', ')} } = http\nexport default http`
        : null,
  }
}
