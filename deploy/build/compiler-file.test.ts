import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, describe, expect, it } from 'vitest'
import { compilerFile } from './compiler-file.ts'

const dir = mkdtempSync(join(tmpdir(), 'resume-compiler-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const runtime = join(dir, 'node_modules/@prisma/client/runtime')
const carrier = join(runtime, 'query_compiler_fast_bg.postgresql.wasm-base64.mjs')
mkdirSync(runtime, { recursive: true })
writeFileSync(join(dir, 'main.js'), `export { wasm } from '${carrier}'`)

/** Builds a program that carries a compiler in some way. */
async function built(code: string) {
  writeFileSync(carrier, code)
  const bundle = await rolldown({ input: join(dir, 'main.js'), platform: 'node', plugins: [compilerFile()] })
  try {
    await bundle.write({
      dir: join(dir, 'made'),
      format: 'esm',
      entryFileNames: '[name].mjs',
      assetFileNames: '[name][extname]',
    })
  } finally {
    await bundle.close()
  }
}

describe('a build', () => {
  it('puts the query compiler into a file, which its client decodes to the same bytes', async () => {
    const bytes = Buffer.from('\0asm of a compiler')
    await built(`const wasm = "${bytes.toString('base64')}"\nexport { wasm }`)
    expect(readFileSync(join(dir, 'made/query-compiler.wasm'))).toEqual(bytes)
    const { wasm } = await import(join(dir, 'made/main.mjs'))
    expect(Buffer.from(wasm, 'base64')).toEqual(bytes)
  })

  it('fails where the compiler is carried in another way', async () => {
    await expect(built('export const wasm = new Uint8Array(3)')).rejects.toThrow('in another way')
  })
})
