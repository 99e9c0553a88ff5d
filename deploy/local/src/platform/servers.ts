import { join } from 'node:path'
import { startDoubles } from '../servers/doubles.ts'
import { startNats } from '../servers/nats.ts'
import { startPostgres } from '../servers/postgres.ts'
import { type RunningServer, startRedis } from '../servers/redis.ts'
import { s3Credentials, startS3 } from '../servers/s3.ts'
import type { ServerProcess } from '../servers/server-process.ts'
import { type Environment, type PortPlan, portOf } from './port-plan.ts'

/** Where PostgreSQL, Redis, NATS and the S3 endpoint are, and which of them were started here. */
export interface Servers {
  postgresUrl: string
  /** Variables that lead the services to the others. */
  variables: { REDIS_URL: string; NATS_URL: string } & Record<string, string>
  started: ServerProcess[]
}

/** Each server with the variable whose URL replaces it, and the variable of its port. */
const replaceable = {
  POSTGRES_URL: 'POSTGRES_PORT',
  REDIS_URL: 'REDIS_PORT',
  NATS_URL: 'NATS_PORT',
  S3_ENDPOINT: 'S3_PORT',
} as const

const bucket = 'resume-platform'

/** Variables of the ports that servers started here will listen on. */
export function portsOfServers(environment: Environment): string[] {
  const doubles = hasDoubles(environment) ? ['STRIPE_PORT', 'AI_PORT'] : []
  return [...Object.entries(replaceable).flatMap(([url, port]) => (environment[url] ? [] : [port])), ...doubles]
}

/** Whether local doubles of Stripe and of the AI are wanted. @throws Error in one line for what is no answer */
function hasDoubles({ LOCAL_DOUBLES: wanted }: Environment): boolean {
  if (wanted && wanted !== 'true' && wanted !== 'false') throw new Error('LOCAL_DOUBLES must be true or false')
  return wanted === 'true'
}

/**
 * Starts every server whose URL the environment does not give.
 * @param options.durable false trades safety against power loss for speed; for tests
 * @param options.onStarted is told each server that now runs
 */
export async function startServers(options: {
  environment: Environment
  ports: PortPlan
  dataDir: string
  logDir: string
  durable: boolean
  onStarted: (server: ServerProcess) => void
}): Promise<Servers> {
  const { environment, ports, durable } = options
  const started: ServerProcess[] = []
  const place = (name: string, port: string) => ({
    dir: join(options.dataDir, name),
    port: portOf(ports, port),
    logFile: join(options.logDir, `${name}.log`),
  })
  const urlOf = async (
    name: string,
    variable: keyof typeof replaceable,
    start: (place: { dir: string; port: number; logFile: string }) => Promise<RunningServer>,
  ) => {
    const given = environment[variable]
    if (given) return given
    const server = await start(place(name, replaceable[variable]))
    started.push(server)
    options.onStarted(server)
    return server.url
  }
  const doublesOf = async () => {
    const { server, variables } = await startDoubles({
      stripePort: portOf(ports, 'STRIPE_PORT'),
      aiPort: portOf(ports, 'AI_PORT'),
      webhookUrl: `http://127.0.0.1:${portOf(ports, 'PORT')}/api/v1/billing/webhook`,
      logFile: join(options.logDir, 'doubles.log'),
    })
    started.push(server)
    options.onStarted(server)
    return variables
  }
  const doubles = hasDoubles(environment) ? doublesOf() : Promise.resolve({})
  const outcomes = await Promise.allSettled([
    urlOf('postgres', 'POSTGRES_URL', (at) => startPostgres({ ...at, durable })),
    urlOf('redis', 'REDIS_URL', startRedis),
    urlOf('nats', 'NATS_URL', startNats),
    urlOf('s3', 'S3_ENDPOINT', (at) => startS3({ ...at, bucket })),
    doubles.then(() => ''),
  ])
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) {
    await Promise.all(started.map((server) => server.stop()))
    throw failed.reason
  }
  const [postgresUrl = '', REDIS_URL = '', NATS_URL = '', S3_ENDPOINT = ''] = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : '',
  )
  return {
    postgresUrl: postgresUrl.replace(/\/+$/, ''),
    started,
    variables: {
      ...(await doubles),
      REDIS_URL,
      NATS_URL,
      S3_ENDPOINT,
      S3_PUBLIC_URL: environment.S3_PUBLIC_URL || S3_ENDPOINT,
      S3_REGION: environment.S3_REGION || 'us-east-1',
      S3_BUCKET: environment.S3_BUCKET || bucket,
      S3_ACCESS_KEY: environment.S3_ACCESS_KEY || s3Credentials.accessKey,
      S3_SECRET_KEY: environment.S3_SECRET_KEY || s3Credentials.secretKey,
    },
  }
}
