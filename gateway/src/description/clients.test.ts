import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openapiTsProgram, openapiTypescriptProgram } from '../../test-data/client-programs.ts'
import { routes } from '../routes/index.ts'
import { describeApi } from './describe-api.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'resume-clients-'))

beforeAll(async () => {
  const file = join(folder, 'openapi.json')
  const description = describeApi({ routes, baseUrl: 'https://api.example.com', cookieName: 'session' })
  writeFileSync(file, JSON.stringify(description))
  await run(process.execPath, [join(root, 'gateway/test-data/generate-clients.ts'), file, folder])
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the compiler says of a program beside the generated files. */
async function compile(name: string, program: string): Promise<string> {
  writeFileSync(join(folder, `${name}.ts`), program)
  const compilerOptions = { strict: true, noEmit: true, skipLibCheck: true, target: 'es2023', module: 'esnext' }
  const config = { compilerOptions: { ...compilerOptions, moduleResolution: 'bundler' }, files: [`${name}.ts`] }
  writeFileSync(
    join(folder, `${name}.json`),
    JSON.stringify({
      ...config,
      compilerOptions: { ...config.compilerOptions, lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
    }),
  )
  const tsc = join(root, 'node_modules/.bin/tsc')
  return run(tsc, ['-p', join(folder, `${name}.json`)]).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

describe('a client made from the description', () => {
  it('by openapi-ts has methods and types that a program can use by their names', async () => {
    expect(await compile('openapi-ts-program', openapiTsProgram)).toBe('')
  }, 120_000)

  it('by openapi-typescript has types that a program can use by their names', async () => {
    expect(await compile('openapi-typescript-program', openapiTypescriptProgram)).toBe('')
  }, 120_000)

  it('has no type that is called after its place instead of what it is', () => {
    const types = readFileSync(join(folder, 'openapi-ts/types.gen.ts'), 'utf8')
    const names = [...types.matchAll(/^export type (\w+)/gm)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(100)
    expect(
      names.filter((name) => /\d|Inline|Anonymous|Schema|Items?\d*$/.test(name) && name !== 'CustomSectionItem'),
    ).toEqual([])
    expect(readFileSync(join(folder, 'openapi-typescript.ts'), 'utf8')).not.toMatch(/Response\d|Body\d/)
  })
})
