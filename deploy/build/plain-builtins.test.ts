import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, describe, expect, it } from 'vitest'
import { plainBuiltins } from './plain-builtins.ts'

const dir = mkdtempSync(join(tmpdir(), 'resume-plain-builtins-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** What a program prints that is built from some code. */
async function printedBy(code: string): Promise<string> {
  writeFileSync(join(dir, 'main.ts'), code)
  const bundle = await rolldown({ input: join(dir, 'main.ts'), platform: 'node', plugins: [plainBuiltins()] })
  await bundle.write({ dir: join(dir, 'made'), format: 'esm', entryFileNames: '[name].mjs' })
  await bundle.close()
  return execFileSync(process.execPath, [join(dir, 'made/main.mjs')], { encoding: 'utf8' }).trim()
}

/** Whether the process has loaded Node's HTTP client. */
const hasClient = `process.moduleLoadList.some((name) => name.endsWith('undici/undici'))`

describe('a build', () => {
  it.each(['node:http', 'http'])('imports %s without the client that Node keeps there', async (name) => {
    const code = `import { createServer } from '${name}'\nimport * as all from '${name}'\nimport http from '${name}'
      console.log(createServer === http.createServer && all.request === http.request, ${hasClient})`
    expect(await printedBy(code)).toBe('true false')
  })

  it('leaves the client to who asks for it', async () => {
    const code = `import http from 'node:http'\nconsole.log(http.WebSocket === WebSocket, ${hasClient})`
    expect(await printedBy(code)).toBe('true true')
  })

  it.each(['node:process', 'process'])('imports %s without making its streams', async (name) => {
    const code = `import current, { pid } from '${name}'
      const before = JSON.stringify(globalThis.process.moduleLoadList.filter((each) => each.includes('internal/tty')))
      console.log(current === globalThis.process && pid === current.pid, before)`
    expect(await printedBy(code)).toBe('true []')
  })

  it('fails where undici asks for the client in another way', async () => {
    const cookies = join(dir, 'node_modules/undici/lib/web/cookies')
    mkdirSync(cookies, { recursive: true })
    const code = `import '${join(cookies, 'index.js')}'\nconsole.log(${hasClient})`
    writeFileSync(join(cookies, 'index.js'), 'globalThis.kept = [globalThis.Headers]')
    expect(await printedBy(code)).toBe('false')
    writeFileSync(join(cookies, 'index.js'), 'const { Headers } = globalThis')
    await expect(printedBy(code)).rejects.toThrow('in another way')
  })
})
