import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startUnkindServer, succeeds } from '../test-data/unkind-server.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'resume-package-'))
const project = join(folder, 'project')
const installed = join(project, 'node_modules/@resume-platform/sdk')
const tsc = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url))

/** A project with the package as the registry would give it: packed, and unpacked again. */
beforeAll(async () => {
  const built = join(folder, 'dist')
  await run(process.execPath, [fileURLToPath(new URL('../tools/build.ts', import.meta.url)), built])
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder, built])
  mkdirSync(installed, { recursive: true })
  const [{ filename }] = JSON.parse(stdout)
  await run('tar', ['xzf', join(folder, filename), '--strip-components=1', '-C', installed])
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

const program = `import { ConflictError, ResumePlatform, type Document } from '@resume-platform/sdk'
import { fileAt } from '@resume-platform/sdk/node'

const client = new ResumePlatform({ apiKey: 'svc_', baseUrl: process.argv[2] })
const document: Document = await client.documents.get('d1')
console.log(document.title, typeof fileAt, ConflictError.name)
`

/** What the compiler says of a program in the project. */
async function compile(name: string, code: string, options: object): Promise<string> {
  writeFileSync(join(project, `${name}.ts`), code)
  const strict = { strict: true, noEmit: true, target: 'es2022', exactOptionalPropertyTypes: true }
  const config = { compilerOptions: { ...strict, ...options }, files: [`${name}.ts`] }
  writeFileSync(join(project, `${name}.json`), JSON.stringify(config))
  return run(tsc, ['-p', join(project, `${name}.json`)]).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

describe('the package', () => {
  it('needs no other, and has every file that it names', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({ name: '@resume-platform/sdk', type: 'module', sideEffects: false })
    expect(manifest).not.toHaveProperty('dependencies')
    expect(manifest).not.toHaveProperty('private')
    const { './package.json': own, ...entries } = manifest.exports
    for (const file of [own, ...Object.values(entries).flatMap((entry) => Object.values(entry as object))])
      expect(existsSync(join(installed, file)), file).toBe(true)
    expect(readFileSync(join(installed, 'index.d.ts'), 'utf8')).not.toContain('.ts"')
    expect(existsSync(join(installed, 'transport.test.js'))).toBe(false)
  })

  it('runs as it is in Node', async () => {
    const server = await startUnkindServer()
    server.treats(succeeds({ title: 'Backend engineer' }))
    writeFileSync(join(project, 'program.mjs'), program.replace(', type Document', '').replace(': Document', ''))
    const { stdout } = await run(process.execPath, [join(project, 'program.mjs'), server.url])
    expect(stdout).toBe('Backend engineer function ConflictError\n')
    await server.close()
  })

  it.each([
    ['nodenext', ['es2023']],
    ['bundler', ['es2023', 'dom']],
  ])('has types for a project with %s resolution', async (moduleResolution, lib) => {
    const types = fileURLToPath(new URL('../../../node_modules/@types', import.meta.url))
    const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext'
    const options = { module, moduleResolution, lib, typeRoots: [types], types: ['node'] }
    writeFileSync(join(project, 'package.json'), '{"type":"module"}')
    expect(await compile('right', program, options)).toBe('')
    const wrong = program.replace("get('d1')", 'get(1)').replace('apiKey:', 'key:')
    expect((await compile('wrong', wrong, options)).match(/error TS\d+/g)).toHaveLength(2)
  })

  it('has types for a page, which knows nothing of Node', async () => {
    const page = `import { ResumePlatform } from '@resume-platform/sdk'
export const scan = (resume: Blob) => new ResumePlatform({ credentials: 'include' }).ats.extractText(resume)
export const read = async (stream: ReadableStream<Uint8Array>) => new ResumePlatform().ats.extractText(stream)
`
    const options = { module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'dom'], types: [] }
    expect(await compile('page', page, options)).toBe('')
  })
})
