import { readFileSync } from 'node:fs'
import type { Plugin } from 'rolldown'

/** The module in which Prisma's client carries its query compiler, and what it says it with. */
const carrier = /[\\/]@prisma[\\/]client[\\/]runtime[\\/]query_compiler_\w+\.postgresql\.wasm-base64\.mjs$/
const carried = /const wasm = "([\w+/=]+)"/

/**
 * Puts Prisma's query compiler into a file of its own. As a string of a module, 4.6 MB in base64, it would be read, scanned, and kept twice
 * by every process; its client takes the bytes as well, and the memory in which they are without copying it once more.
 */
export function compilerFile(): Plugin {
  return {
    name: 'compiler-file',
    load: {
      filter: { id: carrier },
      handler(id) {
        const [, base64] = carried.exec(readFileSync(id, 'utf8')) ?? []
        if (base64 === undefined) return this.error(`${id} carries the query compiler in another way than before`)
        const reference = this.emitFile({
          type: 'asset',
          name: 'query-compiler.wasm',
          source: Buffer.from(base64, 'base64'),
        })
        return `import { readFileSync } from 'node:fs'
const bytes = readFileSync(new URL(import.meta.ROLLUP_FILE_URL_${reference}))
export const wasm = bytes.length === bytes.buffer.byteLength ? bytes.buffer : bytes`
      },
    },
  }
}
