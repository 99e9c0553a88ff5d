import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, describe, expect, it } from 'vitest'
import { filesBeside } from './files-beside.ts'

const dir = mkdtempSync(join(tmpdir(), 'resume-build-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

describe('a build', () => {
  it('takes along files and programs that modules name beside them, wherever those modules are', async () => {
    mkdirSync(join(dir, 'deep'))
    writeFileSync(join(dir, 'main.ts'), `export { page, program } from './deep/files.ts'`)
    writeFileSync(
      join(dir, 'deep/files.ts'),
      `export const page = new URL('./page.css', import.meta.url), program = new URL("./work.ts", import.meta.url)`,
    )
    writeFileSync(join(dir, 'deep/work.ts'), `import { answer } from './answer.ts'\nexport const said: number = answer`)
    writeFileSync(join(dir, 'deep/answer.ts'), 'export const answer = 42')
    writeFileSync(join(dir, 'deep/page.css'), 'body { color: black }')

    const bundle = await rolldown({
      input: join(dir, 'main.ts'),
      platform: 'node',
      plugins: [filesBeside(readFileSync)],
    })
    const names = { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' }
    await bundle.write({ ...names, dir: join(dir, 'made'), format: 'esm' })
    await bundle.close()
    rmSync(join(dir, 'deep'), { recursive: true })

    const { page, program } = await import(join(dir, 'made/main.js'))
    expect(readFileSync(page, 'utf8')).toBe('body { color: black }')
    expect((await import(program.href)).said).toBe(42)
  })

  it.each(['`./\u0024{name}.css`', 'name'])('refuses the computed name %s', async (file) => {
    const name = join(dir, 'computed.ts')
    writeFileSync(name, `export const at = (name: string) => new URL(${file}, import.meta.url)`)
    const bundle = await rolldown({ input: name, platform: 'node', plugins: [filesBeside(readFileSync)] })
    await expect(bundle.generate()).rejects.toThrow('computed.ts computes the name of a file beside it')
    await bundle.close()
  })
})
