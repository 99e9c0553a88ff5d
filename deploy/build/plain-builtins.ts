import { readFileSync } from 'node:fs'
import type { Plugin } from 'rolldown'

/** Modules of Node that are imported without some of their exports. */
const plain: Record<string, Set<string>> = {
  /** What makes Node load an HTTP client of its own when it is asked for. */
  'node:http': new Set(['WebSocket', 'CloseEvent', 'MessageEvent']),
  /** What is made when it is asked for: streams, sets, and values that change, of which an import would keep the first. */
  'node:process': new Set(
    Object.entries(Object.getOwnPropertyDescriptors(process)).flatMap(([name, { get }]) => (get ? [name] : [])),
  ),
}

const prefix = '\0plain:'

/** Where undici asks for a global that makes Node load an HTTP client of its own, to know a class that nobody here uses with it. */
const cookies = /[\\/]undici[\\/]lib[\\/]web[\\/]cookies[\\/]index\.js$/
const asked = 'globalThis.Headers'

/**
 * Imports modules of Node without what takes long to make. An import of a module of Node asks for every export of it: for `node:http`,
 * these load an HTTP client that most services never use, 50 ms of the start, and 10 MB, of each process; for `node:process`, they take
 * 10 ms. A build that imports one of them by its name from there fails; all stay at the default export.
 */
export function plainBuiltins(): Plugin {
  return {
    name: 'plain-builtins',
    resolveId: (id, _importer, { kind }) => {
      const name = id.startsWith('node:') ? id : `node:${id}`
      return Object.hasOwn(plain, name) && kind === 'import-statement' ? `${prefix}${name}` : null
    },
    load: {
      filter: { id: [/^\0plain:/, cookies] },
      handler(id) {
        if (id.startsWith(prefix)) return withoutSome(id.slice(prefix.length))
        const code = readFileSync(id, 'utf8')
        if (!code.includes(asked)) return this.error(`${id} asks for what it needs in another way than before`)
        return code.replaceAll(asked, 'undefined')
      },
    },
  }
}

/** A module that has what a module of Node has, but for some exports. The process is the global one: a build may inject an import of it. */
function withoutSome(name: string): string {
  const left = plain[name]
  const exported = Object.keys(process.getBuiltinModule(name) ?? {}).filter(
    (each) => !left?.has(each) && /^[a-z]\w*$/i.test(each),
  )
  return `const module = globalThis.process.getBuiltinModule('${name}')
export const { ${exported.join(', ')} } = module
export default module`
}
