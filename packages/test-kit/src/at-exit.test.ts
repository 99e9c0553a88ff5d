import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'

/**
 * Starts a process that does not end, has it killed and a folder removed when it ends itself, calls the same off for a second folder, and
 * says which process that is.
 */
const holder = `
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { killAtExit, removeAtExit } from ${JSON.stringify(new URL('./at-exit.ts', import.meta.url).href)}
const [dir, kept] = process.argv.slice(1)
const child = spawn('sleep', ['600'])
killAtExit(child)
removeAtExit(kept)()
mkdirSync(kept)
removeAtExit(dir)
console.log(child.pid)
`

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('ends a process and removes a folder after one that was killed without a word, but nothing that was called off', async () => {
  const [dir, kept] = ['resume-held-', 'resume-kept-'].map((name) => mkdtempSync(join(tmpdir(), name))) as [
    string,
    string,
  ]
  const running = spawn(process.execPath, ['--no-warnings', '--input-type=module', '--eval', holder, dir, kept], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(running.stdout), 'line')
  const pid = Number(line)
  expect([isRunning(pid), existsSync(dir), existsSync(kept)]).toEqual([true, true, true])
  running.kill('SIGKILL')
  await expect.poll(() => [isRunning(pid), existsSync(dir)]).toEqual([false, false])
  expect(existsSync(kept)).toBe(true)
  rmSync(kept, { recursive: true })
})
