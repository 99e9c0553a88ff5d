import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { restartOnChange } from './restart-on-change.ts'
import { startProcess } from './servers/server-process.ts'

it('starts a process again with what has changed, once for many files, and after a mistake was mended', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'resume-watch-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const [source, said] = [join(dir, 'src'), join(dir, 'said')]
  mkdirSync(source)
  const write = (word: string) =>
    writeFileSync(
      join(source, 'main.mjs'),
      `import { appendFileSync } from 'node:fs'\nappendFileSync('${said}', '${word} ')\nsetInterval(() => {}, 1000)\n`,
    )
  const words = () => readFileSync(said, 'utf8').trim().split(' ')
  write('first')
  const server = await startProcess({
    name: 'a-service',
    command: process.execPath,
    args: [join(source, 'main.mjs')],
    logFile: join(dir, 'log'),
    ready: async () => readFileSync(said),
  })
  onTestFinished(() => server.stop())
  const events: string[] = []
  const stop = restartOnChange(
    server,
    [source],
    (event) => events.push(event),
    () => {},
  )
  onTestFinished(stop)

  for (let count = 0; count < 20; count++) writeFileSync(join(source, `file-${count}.ts`), String(count))
  write('second')
  await expect.poll(words).toEqual(['first', 'second'])
  await expect.poll(() => events.length).toBe(1)

  rmSync(said)
  writeFileSync(join(source, 'main.mjs'), 'this is no program')
  await expect.poll(() => events.at(-1)).toMatch(/a-service did not start.*it waits for the next change$/s)
  write('third')
  await expect.poll(() => server.isRunning() && words()).toEqual(['third'])

  writeFileSync(join(source, 'a.test.ts'), 'nobody loads this')
  stop()
  write('fourth')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(words()).toEqual(['third'])
})
