import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, describe, expect, it } from 'vitest'
import { plainHttp } from './plain-http.ts'

const dir = mkdtempSync(join(tmpdir(), 'resume-plain-http-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** What a program prints that is built from some code. */
async function printedBy(code: string): Promise<string> {
  writeFileSync(join(dir, 'main.ts'), code)
  const bundle = await rolldown({ input: join(dir, 'main.ts'), platform: 'node', plugins: [plainHttp()] })
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
})
