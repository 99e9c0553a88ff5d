import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startProcess } from './server-process.ts'

const module = fileURLToPath(new URL('./server-process.ts', import.meta.url))

/** A program that starts another one, tells its process id, and waits. */
async function starter(): Promise<{ program: ReturnType<typeof spawn>; started: number }> {
  const dir = mkdtempSync(join(tmpdir(), 'resume-starter-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const script = `
    import { startProcess } from ${JSON.stringify(module)}
    const logFile = ${JSON.stringify(join(dir, 'log'))}
    const sleep = await startProcess({ name: 'sleep', command: 'sleep', args: ['600'], logFile, ready: async () => {} })
    console.log(sleep.pid())
    setInterval(() => {}, 1_000)`
  const program = spawn(process.execPath, ['--no-warnings', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void program.kill('SIGKILL'))
  const [told] = await once(program.stdout, 'data')
  const started = Number(told)
  onTestFinished(() => void (isThere(started) && process.kill(started, 'SIGKILL')))
  return { program, started }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a program that a process started', () => {
  it('goes on when its log takes no more', async () => {
    const script = 'setInterval(() => process.stdout.write("x".repeat(65_536)), 1); process.stderr.write("begun")'
    const program = await startProcess({
      name: 'talker',
      command: process.execPath,
      args: ['--eval', script],
      /** Every write to it fails as on a full disk. */
      logFile: '/dev/full',
      ready: async () => {},
    })
    onTestFinished(() => program.stop())
    const written = () => Number(/wchar: (\d+)/.exec(readFileSync(`/proc/${program.pid()}/io`, 'utf8'))?.[1])
    await expect.poll(written).toBeGreaterThan(1_000_000)
    expect(program.isRunning()).toBe(true)
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends with a process that %s ends', async (signal) => {
    const { program, started } = await starter()
    expect(isThere(started)).toBe(true)
    program.kill(signal)
    const [code] = await once(program, 'exit')
    expect(code).toBeGreaterThan(128)
    await expect.poll(() => isThere(started)).toBe(false)
  })
})
