import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../servers/ports.ts'
import type { ServerProcess } from '../servers/server-process.ts'
import { ensureBuilt } from './builds.ts'
import { deployableNamed, deployables, root } from './deployables.ts'
import { directDatabaseUrl, type Wiring } from './environments.ts'
import { type Environment, type PortPlan, planPorts, portOf, portVariable, requireFreePorts } from './port-plan.ts'
import { runProgram } from './run-program.ts'
import { readOrMakeSecrets } from './secrets.ts'
import { portsOfServers, type Servers, startServers } from './servers.ts'
import { startDeployable, startDeployables } from './start-deployables.ts'
import { writeEnvironments } from './write-environments.ts'

/** The platform on this machine. */
export interface Platform {
  /** Address of the gateway, without a trailing slash. */
  url: string
  ports: PortPlan
  /** Where one-time codes are written. */
  mailDir: string
  logDir: string
  /** Where the variables of each process are, in a file by its name, such as `identity.env`. */
  environmentDir: string
  /** Everything that was started, by name; services and servers alike. */
  processes: Map<string, ServerProcess>
  /**
   * Starts one more process of a deployable, on ports of its own.
   * @param given ports that it must have, by their variables; free ones otherwise
   */
  startReplica(name: string, given?: PortPlan): Promise<Replica>
  postgresUrl: string
  natsUrl: string
  redisUrl: string
  /** Ends everything: the gateway, the services, then the servers. */
  stop(): Promise<void>
}

/** One more process of a deployable. */
export interface Replica {
  process: ServerProcess
  /** Where it answers when it is ready. */
  port: number
}

/** How the platform is started. */
export interface PlatformOptions {
  /** Folder of data, mail, logs and secrets. */
  dir: string
  /** Variables; those of the local stack's `.env.example`, and every variable of every service. */
  environment: Environment
  /** false trades safety against power loss for speed; for tests. */
  durable?: boolean
  /** Names of deployables that somebody else starts, with the variables in {@link Platform.environmentDir}. */
  without?: readonly string[]
  /**
   * For development: deployables run their sources instead of a build of them, and one that is started again counts as ready
   * once it listens, half a second sooner.
   */
  forDevelopment?: boolean
  /** Is told each step, in a few words. */
  onProgress?: (step: string) => void
  /** Is told each process as soon as it runs. */
  onStarted?: (process: ServerProcess) => void
}

const prepareDatabases = fileURLToPath(new URL('./prepare-databases.ts', import.meta.url))

/**
 * Starts servers, databases and services, and waits until each is healthy.
 * @throws Error in one line per fault; what had been started by then is ended again
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const {
    dir,
    environment,
    without = [],
    forDevelopment = false,
    onProgress = () => {},
    onStarted = () => {},
  } = options
  for (const name of without) deployableNamed(name)
  const ports = await planPorts(environment)
  await requireFreePorts(ports, [
    ...portsOfServers(environment),
    ...deployables
      .filter(({ name }) => !without.includes(name))
      .flatMap((each) => Object.keys(each.ports).map((variable) => portVariable(each, variable))),
  ])
  const logDir = join(dir, 'logs')
  const mailDir = resolve(root, environment.MAIL_DIR || join(dir, 'mail'))
  mkdirSync(mailDir, { recursive: true })
  for (const name of ['postgres', 'redis', 'nats', 's3', 'doubles', ...deployables.map((each) => each.name)]) {
    keepPreviousLog(join(logDir, `${name}.log`))
  }

  const servers = await startServers({
    environment,
    ports,
    dataDir: join(dir, 'data'),
    logDir,
    durable: options.durable ?? true,
    onStarted: (server) => {
      onStarted(server)
      onProgress(`${server.name} runs`)
    },
  })
  const services: ServerProcess[] = []
  const stop = async () => {
    const [last, ...others] = services.toReversed()
    if (last) await last.stop()
    await Promise.all(others.map((service) => service.stop()))
    await stopServers(servers)
  }
  try {
    const wiring: Wiring = {
      ports,
      environment,
      postgresUrl: servers.postgresUrl,
      defaults: {
        ...servers.variables,
        ...readOrMakeSecrets(dir),
        NODE_ENV: 'development',
        HOST: '127.0.0.1',
        BASE_URL: `http://localhost:${portOf(ports, 'PORT')}`,
        MAIL_DIR: mailDir,
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
      },
    }
    writeEnvironments(dir, wiring)
    await Promise.all([
      prepare(wiring).then(() => onProgress('databases are ready')),
      forDevelopment || ensureBuilt(deployables, root).then(() => onProgress('programs are built')),
    ])
    const processes = await startDeployables(wiring, { logDir, without, forDevelopment }, services, (service) => {
      onStarted(service)
      onProgress(`${service.name} is healthy`)
    })
    for (const server of servers.started) processes.set(server.name, server)
    return {
      url: `http://127.0.0.1:${portOf(ports, 'PORT')}`,
      ports,
      mailDir,
      logDir,
      environmentDir: join(dir, 'env'),
      processes,
      startReplica: async (name, given = {}) => {
        const ports = { ...wiring.ports }
        const each = deployableNamed(name)
        for (const variable of Object.keys(each.ports).map((own) => portVariable(each, own))) {
          ports[variable] = given[variable] ?? (await freePort())
        }
        const logFile = join(logDir, `${name}.${services.length}.log`)
        const service = await startDeployable(each, { ...wiring, ports }, logFile, { forDevelopment })
        services.unshift(service)
        return { process: service, port: portOf(ports, portVariable(each, each.readyPort)) }
      },
      postgresUrl: servers.postgresUrl,
      natsUrl: servers.variables.NATS_URL,
      redisUrl: servers.variables.REDIS_URL,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function prepare(wiring: Wiring): Promise<void> {
  const pairs = deployables
    .filter((each) => each.hasDatabase)
    .flatMap((each) => [join(root, each.folder), directDatabaseUrl(each, wiring)])
  await runProgram(prepareDatabases, pairs)
}

/** Clients of PostgreSQL and NATS have gone by now; the order among servers does not matter. */
async function stopServers({ started }: Servers): Promise<void> {
  await Promise.all(started.map((server) => server.stop()))
}

/** Each run has logs of its own; those of the run before are kept beside them. */
function keepPreviousLog(file: string): void {
  if (existsSync(file)) renameSync(file, file.replace(/\.log$/, '.previous.log'))
}
