import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepRunning } from './keep-running.ts'
import { startProcess } from './servers/server-process.ts'

it('starts a process again each time it is killed, until told to stop', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'resume-keep-running-'))
  const server = await startProcess({
    name: 'sleeper',
    command: process.execPath,
    args: ['-e', 'setInterval(() => {}, 1000)'],
    logFile: join(dir, 'sleeper.log'),
    ready: async () => {},
  })
  const said: string[] = []
  const stop = keepRunning(server, (event) => said.push(event))
  for (let nth = 1; nth <= 4; nth++) {
    const pid = server.pid() ?? 0
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => said.filter((event) => event === 'sleeper is back')).toHaveLength(nth)
    expect(server.pid()).not.toBe(pid)
  }
  stop()
  await server.stop()
  expect(server.isRunning()).toBe(false)
  rmSync(dir, { recursive: true, force: true })
})
