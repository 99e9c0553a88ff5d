import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, describe, expect, it } from 'vitest'
import { commandMethods } from './command-methods.ts'

const dir = mkdtempSync(join(tmpdir(), 'resume-command-methods-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a program prints that is built from some code, some of which are words of V8's own. */
async function printedBy(code: string, plugins = [commandMethods()]): Promise<string> {
  const main = join(dir, 'main.js')
  writeFileSync(main, code)
  const bundle = await rolldown({ cwd: root, input: main, platform: 'node', plugins, onLog: () => {} })
  await bundle.write({ dir: join(dir, 'made'), format: 'esm', entryFileNames: '[name].mjs' })
  await bundle.close()
  const program = ['--allow-natives-syntax', join(dir, 'made/main.mjs')]
  return execFileSync(process.execPath, program, { encoding: 'utf8' }).trim()
}

const commander = join(root, 'node_modules/ioredis/built/utils/Commander.js')
const methods = `import commander from '${commander}'
  const methods = Object.getOwnPropertyNames(commander.prototype)`

describe('a build', () => {
  it('keeps methods of commands in a table, and has every one of them', async () => {
    const names = `${methods}\nconsole.log(methods.join())`
    expect(await printedBy(names)).toBe(await printedBy(names, []))
    const shape = `${methods}\nconsole.log(new Function('it', 'return %HasFastProperties(it)')(commander.prototype))`
    expect(await printedBy(shape)).toBe('false')
  })

  it('fails where they are made in another way', async () => {
    const other = join(dir, 'node_modules/ioredis/built/utils')
    mkdirSync(other, { recursive: true })
    writeFileSync(join(other, 'Commander.js'), 'for (const name of commands) define(name)')
    await expect(printedBy(`import '${join(other, 'Commander.js')}'`)).rejects.toThrow('in another way')
  })
})
