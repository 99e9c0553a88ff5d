import {
  addressesOf,
  type Deployable,
  databaseVariable,
  deployables,
  directDatabaseVariable,
  variablesOf,
} from './deployables.ts'
import { type Environment, type PortPlan, portOf, portVariable } from './port-plan.ts'

/** What every process gets from the surroundings, whatever it reads itself. */
const passedOn = ['PATH', 'HOME', 'TZ', 'LANG', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'NODE_COMPILE_CACHE']

/** What the variables of a process are made from. */
export interface Wiring {
  ports: PortPlan
  postgresUrl: string
  /** Variables that the stack decides on; those of the environment win. */
  defaults: Record<string, string>
  environment: Environment
}

/** The URL of a deployable's database: the environment's, else one on the stack's own PostgreSQL. */
export function databaseUrl(deployable: Deployable, { environment, postgresUrl }: Wiring): string {
  return environment[databaseVariable(deployable)] || `${postgresUrl}/${deployable.name}`
}

/** The URL at which a deployable's database is migrated: past the pooler, if there is one. */
export function directDatabaseUrl(deployable: Deployable, wiring: Wiring): string {
  return wiring.environment[directDatabaseVariable(deployable)] || databaseUrl(deployable, wiring)
}

/**
 * The whole environment of one process: exactly the variables that it reads. Ports and the addresses of the others come
 * from the stack; everything else from the environment, where it is set.
 */
export function environmentOf(deployable: Deployable, wiring: Wiring): Record<string, string> {
  const { environment, defaults } = wiring
  const wired: Record<string, string> = { ...defaults, ...addresses(wiring.ports) }
  if (deployable.hasDatabase) {
    wired[databaseVariable(deployable)] = databaseUrl(deployable, wiring)
  }
  for (const variable of Object.keys(deployable.ports)) {
    wired[variable] = String(portOf(wiring.ports, portVariable(deployable, variable)))
  }
  const result: Record<string, string> = {}
  const take = (name: string, value: string | undefined) => {
    if (value) result[name] = value
  }
  for (const name of passedOn) take(name, environment[name] ?? defaults[name])
  for (const name of variablesOf(deployable)) {
    const isDecided = name in deployable.ports
    take(name, isDecided ? wired[name] : environment[name] || wired[name])
  }
  return result
}

/** `IDENTITY_GRPC_URL`, `IDENTITY_HTTP_URL` and their like, for every service. */
function addresses(ports: PortPlan): Record<string, string> {
  const located = deployables.map((each) =>
    addressesOf(each, (variable) => `127.0.0.1:${portOf(ports, portVariable(each, variable))}`),
  )
  return Object.assign({}, ...located)
}
