import { join } from 'node:path'
import { canConnect } from '../servers/ports.ts'
import { type ServerProcess, startProcess } from '../servers/server-process.ts'
import { builtProgram, sourceOf } from './builds.ts'
import { type Deployable, deployables, root, shutdownSeconds } from './deployables.ts'
import { environmentOf, type Wiring } from './environments.ts'
import { portOf, portVariable } from './port-plan.ts'
import { requireServing } from './require-serving.ts'

/**
 * The space of young objects, in megabytes. By default, V8 lets it grow to 16, which a process keeps from its start on: some 30 MB
 * of each, of one machine that all of the platform shares here. Only the gateway is worth it: with 4 MB, collecting takes a
 * quarter of its time under load.
 */
const youngSpaces: Record<string, number> = { gateway: 16 }
const usualYoungSpace = 4

/** The C library keeps memory apart for each thread unless it is told not to: some 25 MB of a process for nothing. */
const memoryEnvironment = { MALLOC_ARENA_MAX: '2' }

/**
 * Starts every deployable at once, and waits until each is ready.
 * @param options.without names of those that somebody else starts
 * @param started gets what runs, also when another one failed, in the order of the table
 * @throws the error of the first one that did not start
 */
export async function startDeployables(
  wiring: Wiring,
  { logDir, without, forDevelopment }: { logDir: string; without: readonly string[]; forDevelopment: boolean },
  started: ServerProcess[],
  onStarted: (service: ServerProcess) => void,
): Promise<Map<string, ServerProcess>> {
  const outcomes = await Promise.allSettled(
    deployables.map(async (each) => {
      if (without.includes(each.name)) return undefined
      const service = await startDeployable(each, wiring, join(logDir, `${each.name}.log`), {
        isWhole: without.length === 0,
        forDevelopment,
      })
      onStarted(service)
      return service
    }),
  )
  for (const outcome of outcomes) if (outcome.status === 'fulfilled' && outcome.value) started.push(outcome.value)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
  return new Map(started.map((service) => [service.name, service]))
}

/**
 * Starts a process of a deployable, and waits until it is ready.
 * @param options.isWhole whether all that it asks when it says whether it is ready is started, too
 */
export function startDeployable(
  each: Deployable,
  wiring: Wiring,
  logFile: string,
  { isWhole = true, forDevelopment = false } = {},
): Promise<ServerProcess> {
  let wasReady = false
  const program = (forDevelopment ? sourceOf : builtProgram)('main', each.folder, root)
  const port = portOf(wiring.ports, portVariable(each, each.readyPort))
  const env: Record<string, string> = { ...memoryEnvironment, ...environmentOf(each, wiring) }
  return startProcess({
    name: each.name,
    command: process.execPath,
    args: [
      `--max-semi-space-size=${youngSpaces[each.name] ?? usualYoungSpace}`,
      '--disable-warning=ExperimentalWarning',
      program,
    ],
    cwd: join(root, each.folder),
    env,
    logFile,
    stopTimeoutMs: (shutdownSeconds(each) + 5) * 1000,
    ready: async () => {
      await canConnect(port)
      if (forDevelopment && wasReady) return
      if (each.readyPort === 'GRPC_PORT') await requireServing(`127.0.0.1:${port}`, env.GRPC_TLS_DIR ?? '')
      else await requireOk(`http://127.0.0.1:${port}/api/v1/health${isWhole ? '/ready' : ''}`)
      wasReady = true
    },
  })
}

async function requireOk(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
}
