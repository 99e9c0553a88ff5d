import { join } from 'node:path'
import { type Deployable, root } from '@resume/local-stack/platform/deployables'

type ReadConfig = (environment: Record<string, string>) => unknown

/**
 * Reads an environment as a deployable does when it starts.
 * @returns one line per wrong or missing variable
 * @throws Error when its config.ts exports no `read…Config`
 */
export async function complaintsAbout({ folder }: Deployable, environment: Record<string, string>): Promise<string[]> {
  const exported = Object.entries(await import(join(root, folder, 'src/config.ts')))
  const found = exported.find(([name]) => /^read[A-Z]\w*Config$/.test(name))
  if (!found) throw new Error(`${folder}/src/config.ts exports no read…Config`)
  const readConfig = found[1] as ReadConfig
  try {
    readConfig(environment)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)]
  }
}
