import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'

const dir = mkdtempSync(join(tmpdir(), 'resume-build-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const program = `
import { mkdtempSync, writeFileSync } from 'node:fs'
import { putInPlace } from ${JSON.stringify(fileURLToPath(new URL('./put-in-place.ts', import.meta.url)))}
for (let round = 0; round < 60; round++) {
  const made = mkdtempSync(${JSON.stringify(join(dir, 'made-'))})
  for (let nth = 0; nth < 8; nth++) writeFileSync(made + '/' + nth, process.argv[1])
  putInPlace(made, ${JSON.stringify(join(dir, 'dist'))})
}`

it('a folder that several processes put in place at once is that of one of them, and nothing else is left', async () => {
  const put = (name: string) => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, name])
  await Promise.all(['a', 'b', 'c'].map(put))
  expect(readdirSync(dir)).toEqual(['dist'])
  const contents = Array.from({ length: 8 }, (_, nth) => readFileSync(join(dir, 'dist', String(nth)), 'utf8'))
  expect(['a', 'b', 'c'].map((name) => name.repeat(8))).toContain(contents.join(''))
})
