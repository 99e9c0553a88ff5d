import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'rolldown'

/** How a module names a file beside it. */
const beside = /new URL\(\s*(['"])(\.\.?\/[^'"]+\.\w+)\1\s*,\s*import\.meta\.url\s*\)/g

/** What computes the name of a file beside it: nobody would take that file along. */
const computed = /new URL\(\s*(`|[\w$]+\s*,)[^)]*import\.meta\.url/

/**
 * Takes along what modules name by `new URL('./file', import.meta.url)`: TypeScript becomes a program of its own, such as one that
 * runs in a child process, and any other file is copied.
 * A name that is computed is an error.
 */
export function filesBeside(read: (file: string) => Uint8Array): Plugin {
  return {
    name: 'files-beside',
    transform(code, id) {
      if (!code.includes('import.meta.url') || id.includes('/node_modules/')) return null
      if (computed.test(code))
        this.error(`${id} computes the name of a file beside it; a build takes along what is spelled out`)
      return code.replace(beside, (_, __, path: string) => {
        const file = resolve(dirname(id), path)
        const reference = file.endsWith('.ts')
          ? this.emitFile({ type: 'chunk', id: file })
          : this.emitFile({ type: 'asset', name: basename(file), source: read(file) })
        return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`
      })
    },
  }
}
