import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('V8 knows the flag, and takes it while the process runs', () => {
  const file = new URL('./compile-patterns-once.ts', import.meta.url).href
  const program = "(await import(process.argv[1])).compilePatternsOnce(); /\\p{L}/u.test('a')"
  const options = ['--no-warnings', '--input-type=module', '-e', program, file]
  const { status, stdout, stderr } = spawnSync(process.execPath, options)
  expect([status, `${stdout}${stderr}`]).toEqual([0, ''])
})
