import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A service of a compose file, as far as this repository uses the format. */
export interface ComposeService {
  image: string
  build?: { context: string; dockerfile: string; args?: Record<string, string> }
  environment?: Record<string, string>
  command?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test?: string[]; disable?: boolean }
  ports?: string[]
  restart?: string
  pull_policy?: string
  read_only?: boolean
  /** Runs only when somebody names one of these. */
  profiles?: string[]
  stop_grace_period?: string
}

/** The services of the `docker-compose.yml` below a folder, by name; variables stand as they are written. */
export function readComposeFile(root: string): Record<string, ComposeService> {
  /** The file is our own: as many aliases as there are services. */
  const options = { merge: true, maxAliasCount: -1 }
  return parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), options).services
}
