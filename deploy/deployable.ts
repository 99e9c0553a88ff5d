/** Servers that a deployable cannot run without. PostgreSQL is not among them: see {@link Deployable.hasDatabase}. */
export type Server = 'redis' | 'nats' | 's3'

/** A part of a small server. */
export interface SmallShare {
  /** The most that it and the processes it starts may take, in MB. */
  memoryMb: number
  /** The most that objects of its own JavaScript may take, in MB. */
  heapMb: number
  /** Variables with another value than elsewhere. */
  settings?: Record<string, string>
}

/** What is beyond the platform and its servers: any HTTPS site of the internet, or a mail server. */
export type Outside = 'https' | 'mail'

/** A command that runs by the clock, from the deployable's image and with its variables. */
export interface ScheduledCommand {
  /** Script of its package.json. */
  script: string
  /** When, as cron writes it, in UTC. */
  schedule: string
  /** What it is for, in a sentence without its end. */
  purpose: string
}

/** A variable that whoever runs the platform decides on. */
export interface Choice {
  comment?: string
  /** The value in examples. */
  example?: string
  /** Left out in examples: everything else works without it. */
  isOptional?: boolean
}

/** A process of the platform, as it is deployed. */
export interface Deployable {
  name: string
  /** Below the repository's root. */
  folder: string
  /** What it owns, for tables in documents. */
  owns: string
  /** Whether it is open to everybody. Everything else is reachable only by what calls it. */
  isPublic: boolean
  /** Its variables that are ports, and their defaults. */
  ports: Record<string, number>
  /** The port of those that answers when the process is ready. */
  readyPort: string
  /** Whether it has a database of its own; the name is the deployable's. */
  hasDatabase: boolean
  needs: readonly Server[]
  /** Names of the deployables whose RPCs it calls. */
  calls: readonly string[]
  /** What else it connects to. */
  outside: readonly Outside[]
  scheduled: readonly ScheduledCommand[]
  /**
   * Seconds that its longest request takes, and so the most that a process waits for work in progress when it is told to
   * stop: the default of SHUTDOWN_GRACE_MS is not longer.
   */
  drainSeconds: number
  /** What one replica gets of a node, in the units of Kubernetes. */
  resources: { cpu: string; memory: string; memoryLimit: string; note?: string }
  /** Most replicas that load can bring about. */
  mostReplicas: number
  /** What it gets on a server with 2 GB that runs everything (docs/small-server.md). */
  small: SmallShare
  /** Variables with a value of their own in production, beside addresses: its ConfigMap. */
  settings: Record<string, string>
  /** Variables that differ between installations and are no secrets. */
  choices: Record<string, Choice>
  /** Variables of its Secret, beside the URLs of database, Redis and NATS. */
  secrets: Record<string, Choice>
}

/** What a service says of itself; the rest is the same for every service. */
type ServiceOptions = Pick<Deployable, 'name' | 'owns' | 'ports' | 'resources' | 'small'> & Partial<Deployable>

/** A service behind the gateway: gRPC, a database of its own, events on NATS, cache keys dropped from Redis. */
export function service(options: ServiceOptions): Deployable {
  return {
    folder: `services/${options.name}`,
    isPublic: false,
    readyPort: 'GRPC_PORT',
    hasDatabase: true,
    needs: ['redis', 'nats'],
    calls: [],
    outside: [],
    scheduled: [],
    drainSeconds: 10,
    mostReplicas: 6,
    settings: {},
    choices: {},
    ...options,
    secrets: { ...options.secrets, PRINCIPAL_KEYS: { comment: "The same as the gateway's." } },
  }
}

/** Seconds after which a process that was told to stop ends itself, whatever is left: the rule of the kit's `runProcess`. */
export function shutdownSeconds({ drainSeconds }: Pick<Deployable, 'drainSeconds'>): number {
  return Math.max(25, drainSeconds + 13)
}

/** Seconds after which a container that was told to stop is killed. */
export function killSeconds(deployable: Deployable): number {
  return shutdownSeconds(deployable) + 5
}

/** The variable with the URL of its database. */
export function databaseVariable({ name }: Pick<Deployable, 'name'>): string {
  return `${name.toUpperCase()}_DATABASE_URL`
}

/** The variable with the URL of PostgreSQL itself, where the other one leads to a pooler. */
export function directDatabaseVariable({ name }: Pick<Deployable, 'name'>): string {
  return `${name.toUpperCase()}_DATABASE_DIRECT_URL`
}

/**
 * The variables with which others find a deployable, and their values.
 * @param locate the host and port at which one of its ports is reached
 */
export function addressesOf(
  { name, ports }: Deployable,
  locate: (variable: string, port: number) => string,
): Record<string, string> {
  const prefix = name.toUpperCase()
  const addresses: Record<string, string> = {}
  for (const [variable, port] of Object.entries(ports)) {
    if (variable === 'GRPC_PORT') addresses[`${prefix}_GRPC_URL`] = locate(variable, port)
    if (variable.endsWith('_HTTP_PORT')) addresses[`${prefix}_HTTP_URL`] = `http://${locate(variable, port)}`
  }
  return addresses
}
