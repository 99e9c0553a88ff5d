import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** A process of the platform. */
export interface Deployable {
  name: string
  /** Below the repository's root. */
  folder: string
  /** Its variables that are ports, and their defaults. */
  ports: Record<string, number>
  /** The port of those that answers when the process is ready. */
  readyPort: string
  /** Whether it has a database of its own; the name is the deployable's. */
  hasDatabase: boolean
}

const service = (name: string, ports: Deployable['ports']): Deployable => ({
  name,
  folder: `services/${name}`,
  ports,
  readyPort: 'GRPC_PORT',
  hasDatabase: true,
})

/** Every process of the platform; the gateway comes last, and is stopped first. */
export const deployables: Deployable[] = [
  service('identity', { GRPC_PORT: 50051, AUTH_HTTP_PORT: 8081, METRICS_PORT: 9461 }),
  service('documents', { GRPC_PORT: 50052, METRICS_PORT: 9462 }),
  service('ats', { GRPC_PORT: 50053, METRICS_PORT: 9463 }),
  service('billing', { GRPC_PORT: 50055, METRICS_PORT: 9465 }),
  {
    name: 'gateway',
    folder: 'gateway',
    ports: { PORT: 8080, METRICS_PORT: 9460 },
    readyPort: 'PORT',
    hasDatabase: false,
  },
]

/** The variables that a deployable reads; its `.env.example` names each (a repository law). */
export function variablesOf({ folder }: Deployable): string[] {
  const example = readFileSync(join(root, folder, '.env.example'), 'utf8')
  return [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)
}
