import { mkdirSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { findProgram } from '@resume/local-stack/servers/find-program'
import { startProcess } from '@resume/local-stack/servers/server-process'
import { type Outcome, run, tryCommand } from './commands.ts'
import { noteNetworkRules } from './network-rules.ts'

/** A Docker engine. */
export interface Engine {
  /** Variables with which programs find it. */
  environment: Record<string, string>
  /** Command of compose, in words: the plugin's or the older program's. */
  compose: string[]
  /** Runs `docker`. @returns its standard output @throws Error with what it said */
  docker(...args: string[]): Promise<string>
  /** Runs `docker`, whether it fails or not. */
  tryDocker(args: string[], timeoutMs?: number): Promise<Outcome>
  /** Runs `docker build`. @throws Error with what it said */
  build(args: string[]): Promise<void>
  /** Ends an engine that was started here, and removes all that it kept. */
  close(): Promise<void>
}

/** No engine can run here; the message is one line that says why and what would help. */
export class NoEngine extends Error {}

/** A build that takes longer has failed, in milliseconds: dependencies come from a registry. */
const buildTimeoutMs = 30 * 60_000
/** Disk space for images, layers and build contexts, in bytes. */
const spaceNeeded = 6 * 2 ** 30
const install = 'as root, `apt-get install docker.io docker-compose debootstrap`'

/**
 * The machine's own engine where one runs; else one of ours, apart from everything else in a folder of its own, where
 * this user may start it.
 * @param keep folder where an engine of ours keeps its images beyond this run
 * @throws NoEngine
 */
export async function openEngine(onProgress: (step: string) => void, keep?: string): Promise<Engine> {
  if (!findProgram('docker')) throw new NoEngine(`docker is not installed (${install})`)
  const compose = await findCompose()
  const running = await tryCommand('docker', ['info', '--format', '{{.ServerVersion}}'], { timeoutMs: 20_000 })
  if (running.ok && running.output.trim()) return engineWith({}, compose, [], async () => {})
  if (!findProgram('dockerd')) throw new NoEngine(`no engine runs, and dockerd is not installed (${install})`)
  if (userInfo().uid !== 0) throw new NoEngine('no engine runs, and only root may start one')
  return startEngine(compose, onProgress, keep)
}

async function findCompose(): Promise<string[]> {
  if ((await tryCommand('docker', ['compose', 'version'])).ok) return ['docker', 'compose']
  if (findProgram('docker-compose')) return ['docker-compose']
  throw new NoEngine(`neither docker compose nor docker-compose is installed (${install})`)
}

function engineWith(
  environment: Record<string, string>,
  compose: string[],
  buildFlags: string[],
  close: () => Promise<void>,
): Engine {
  const docker = (...args: string[]) => run('docker', args, { environment })
  return {
    environment,
    compose,
    close,
    docker,
    tryDocker: (args, timeoutMs = 60_000) => tryCommand('docker', args, { environment, timeoutMs }),
    build: async (args) => {
      await run('docker', ['build', ...buildFlags, ...args], { environment, timeoutMs: buildTimeoutMs })
    },
  }
}

async function startEngine(compose: string[], onProgress: (step: string) => void, keep?: string): Promise<Engine> {
  const dir = mkdtempSync('/var/tmp/resume-compose-')
  const data = keep === undefined ? join(dir, 'data') : resolve(keep)
  const socket = `unix://${join(dir, 'docker.sock')}`
  const environment = { DOCKER_HOST: socket, DOCKER_CONTEXT: '', DOCKER_CONFIG: join(dir, 'config') }
  const restoreNetwork = await noteNetworkRules()
  const close = async () => {
    await restoreNetwork()
    for (const mounted of mountsBelow(dir)) await tryCommand('umount', [mounted])
    await run('rm', ['-rf', '--one-file-system', dir])
  }
  try {
    mkdirSync(data, { recursive: true })
    const { bavail, bsize } = statfsSync(data)
    if (bavail * bsize < spaceNeeded) throw new NoEngine(`less than 6 GB are free in ${data}`)
    onProgress('starting a Docker engine')
    const engine = await startProcess({
      name: 'dockerd',
      command: findProgram('dockerd') ?? 'dockerd',
      args: [
        ...['--host', socket, '--data-root', data, '--exec-root', join(dir, 'exec')],
        ...['--pidfile', join(dir, 'pid'), '--bridge', 'none', '--log-level', 'error'],
      ],
      logFile: join(dir, 'dockerd.log'),
      stopTimeoutMs: 30_000,
      readyTimeoutMs: 60_000,
      ready: () => run('docker', ['version', '--format', '{{.Server.Version}}'], { environment, timeoutMs: 5_000 }),
    }).catch((cause: Error) => {
      throw new NoEngine(`dockerd does not start: ${lastLine(join(dir, 'dockerd.log')) || cause.message}`, { cause })
    })
    return engineWith(environment, compose, ['--network', 'host'], async () => {
      await engine.stop()
      await close()
    })
  } catch (error) {
    await close()
    throw error
  }
}

/** What is still mounted below a folder, the innermost first. */
export function mountsBelow(dir: string): string[] {
  const points = readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
  return points.filter((point) => point.startsWith(`${dir}/`)).toReversed()
}

function lastLine(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? ''
  } catch {
    return ''
  }
}
