import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { localFolder } from '@resume/service-kit/config/local-folder'
import { debianPackages, installMissing } from './install-servers.ts'
import { keepRunning } from './keep-running.ts'
import { deployables, root } from './platform/deployables.ts'
import { type Platform, startPlatform } from './platform/start-platform.ts'
import { endPreviousRun, forgetRun, recordRun } from './run-record.ts'
import type { ServerProcess } from './servers/server-process.ts'
import { watchSources } from './watch-sources.ts'

/**
 * `npm start`: the whole platform on this machine, until Ctrl-C. With `--without identity,ats` these are not started, and can
 * be, with `npm start -w services/identity`. With `--watch` (`npm run dev`) whatever changes is started again.
 */
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
const { watch, without } = readOptions()
const dir = localFolder(root)
const record = join(dir, 'run.json')
const begun = performance.now()
const since = () => `${((performance.now() - begun) / 1000).toFixed(1).padStart(5)} s`
const say = (text: string) => process.stdout.write(`${since()}  ${text}\n`)

let platform: Promise<Platform> | undefined
let stopping = false
const watches: (() => void)[] = []

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1)
    stopping = true
    void stop()
  })
}

try {
  await endPreviousRun(record)
  installMissing(debianPackages, say)
  const started: ServerProcess[] = []
  const note = () =>
    recordRun(record, [
      { name: 'start', pid: process.pid },
      ...started.map((each) => ({ name: each.name, pid: each.pid() })),
    ])
  platform = startPlatform({
    dir,
    environment: process.env,
    without,
    forDevelopment: watch,
    onProgress: say,
    onStarted: (server) => {
      started.push(server)
      note()
    },
  })
  const running = await platform
  if (!stopping) {
    if (watch) watches.push(watchSources(running.processes, say, note))
    for (const each of running.processes.values()) {
      if (watch && deployables.some(({ name }) => name === each.name)) continue
      watches.push(
        keepRunning(each, (event) => {
          note()
          say(event)
        }),
      )
    }
    process.stdout.write(summary(running))
  }
} catch (error) {
  if (!stopping) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

function readOptions(): { watch: boolean; without: string[] } {
  try {
    const { values } = parseArgs({ options: { watch: { type: 'boolean' }, without: { type: 'string' } } })
    return { watch: values.watch ?? false, without: (values.without ?? '').split(',').filter((name) => name !== '') }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(2)
  }
}

async function stop(): Promise<void> {
  say('stopping')
  for (const unwatch of watches) unwatch()
  const running = await platform?.catch(() => undefined)
  await running?.stop()
  forgetRun(record)
  say(`stopped; data is kept in ${relative(root, dir)}/`)
  process.exit(0)
}

function summary({ ports, mailDir, logDir }: Platform): string {
  const url = `http://localhost:${ports.PORT}`
  return `
The resume platform runs.

  API             ${url}/api/v1
  Reference       ${url}/docs
  Sign-in codes   ${relative(root, mailDir)}/
  Logs            ${relative(root, logDir)}/
  Try             npm run demo   (in another terminal)
  Stop            Ctrl-C

`
}
