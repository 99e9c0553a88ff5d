import { join } from 'node:path'
import { deployMigrations } from '@resume/migrate/deploy-migrations'

/**
 * Child process that creates and migrates databases, so that the engine's memory is given back when it ends.
 * Arguments: pairs of a folder with `migrations/` and a database's URL.
 */
const args = process.argv.slice(2)
try {
  for (let index = 0; index < args.length; index += 2) {
    const [folder = '', url = ''] = args.slice(index, index + 2)
    /** Newer migrations are left as they are: whoever goes back to the former release starts it on them. */
    await deployMigrations(join(folder, 'prisma'), url, true).catch((cause: unknown) => {
      const { host, pathname } = new URL(url)
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`The database ${pathname.slice(1)} on ${host} could not be prepared: ${reason}`, { cause })
    })
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
