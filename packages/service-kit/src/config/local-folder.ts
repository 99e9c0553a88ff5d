import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'

/**
 * The folder of the local stack: `LOCAL_DIR` of the environment, else of the repository's `.env`, else `.local`.
 * @param root the repository; in an image, where there is neither, a folder that does not exist
 */
export function localFolder(root: string, environment: NodeJS.ProcessEnv = process.env): string {
  const file = join(root, '.env')
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return resolve(root, environment.LOCAL_DIR || written.LOCAL_DIR || '.local')
}
