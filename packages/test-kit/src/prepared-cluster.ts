import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { deployables, root } from '@resume/local-stack/platform/deployables'
import { freePort } from '@resume/local-stack/servers/ports'
import { startPostgres } from '@resume/local-stack/servers/postgres'
import { deployMigrations } from '@resume/migrate/deploy-migrations'

/** The variable that tells the workers of a test run where the cluster is. */
const variable = 'PREPARED_CLUSTER_DIR'

/**
 * Makes a PostgreSQL cluster with every database migrated, which the platforms of a test run then start from: making one takes
 * seconds of each start.
 * @returns how to remove it
 */
export async function prepareCluster(): Promise<() => void> {
  /** Another kind of tests of this run has made it. */
  if (process.env[variable]) return () => {}
  const home = mkdtempSync(join(tmpdir(), 'resume-cluster-'))
  chmodSync(home, 0o755)
  const dir = join(home, 'postgres')
  const server = await startPostgres({ dir, port: await freePort(), logFile: join(home, 'log'), durable: false })
  try {
    for (const { folder, name, hasDatabase } of deployables) {
      if (hasDatabase) await deployMigrations(join(root, folder, 'prisma'), `${server.url}/${name}`)
    }
  } finally {
    await server.stop()
  }
  process.env[variable] = dir
  return () => {
    delete process.env[variable]
    rmSync(home, { recursive: true, force: true })
  }
}

/** Copies the cluster of the test run to where a platform will look for its own; does nothing when there is none. */
export function copyPreparedCluster(to: string): void {
  const from = process.env[variable]
  if (!from) return
  mkdirSync(dirname(to), { recursive: true })
  /** With its owner, who is another than root. */
  execFileSync('cp', ['-a', from, to])
}
