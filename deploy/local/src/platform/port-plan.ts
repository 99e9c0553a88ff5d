import { freePort, isPortTaken } from '../servers/ports.ts'
import { type Deployable, deployables } from './deployables.ts'

/** Environment variables, as given to a process. */
export type Environment = Record<string, string | undefined>

/**
 * Default ports of the servers; far from the usual ones, so that servers of the machine itself do no harm. These and those of deployables
 * are below 32768: Linux gives those above to connections that go out, such as to PostgreSQL, and nobody can listen there then.
 */
const serverPorts = {
  POSTGRES_PORT: 15432,
  REDIS_PORT: 16379,
  NATS_PORT: 14222,
  S3_PORT: 9009,
  STRIPE_PORT: 12111,
  AI_PORT: 12112,
}

/** A port by the name of the variable that changes it, such as `PORT`, `IDENTITY_GRPC_PORT` or `REDIS_PORT`. */
export type PortPlan = Record<string, number>

/** The variable of the local stack that sets a port of a deployable. */
export function portVariable({ name }: Pick<Deployable, 'name'>, variable: string): string {
  return variable === 'PORT' ? 'PORT' : `${name.toUpperCase()}_${variable}`
}

const defaultPorts: PortPlan = {
  ...serverPorts,
  ...Object.fromEntries(
    deployables.flatMap((each) =>
      Object.entries(each.ports).map(([variable, port]) => [portVariable(each, variable), port]),
    ),
  ),
}

/** Every variable that sets a port of the local stack. */
export const portVariables: readonly string[] = Object.keys(defaultPorts)

/**
 * Decides on every port: the environment's, else the default. 0 takes a free one.
 * @throws Error with one line per variable that is no port
 */
export async function planPorts(environment: Environment): Promise<PortPlan> {
  const wrong: string[] = []
  const plan: PortPlan = {}
  for (const [variable, standard] of Object.entries(defaultPorts)) {
    const given = environment[variable] || String(standard)
    const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN
    if (!(port <= 65_535)) wrong.push(`${variable} must be a whole number from 0 to 65535`)
    plan[variable] = port === 0 ? await freePort() : port
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return plan
}

/** @throws Error with one line per port of the plan that somebody else listens on */
export async function requireFreePorts(plan: PortPlan, variables: string[]): Promise<void> {
  const taken = await Promise.all(variables.map(async (variable) => isPortTaken(portOf(plan, variable))))
  const lines = variables
    .filter((_, index) => taken[index])
    .map((variable) => `Port ${plan[variable]} is taken: end what listens there, or set ${variable} to another port`)
  if (lines.length > 0) throw new Error(lines.join('\n'))
}

/** A port of the plan. */
export function portOf(plan: PortPlan, variable: string): number {
  const port = plan[variable]
  if (port === undefined) throw new Error(`${variable} is not planned`)
  return port
}
