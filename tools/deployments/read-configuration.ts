import { join } from 'node:path'
import { type Deployable, root } from '@resume/local-stack/platform/deployables'
import { databaseVariable } from '../../deploy/deployable.ts'

type ReadConfig = (environment: Record<string, string>) => object

/** The function with which a deployable reads its environment. @throws Error when its config.ts exports no `read…Config` */
async function readerOf({ folder }: Deployable): Promise<ReadConfig> {
  const exported = Object.entries(await import(join(root, folder, 'src/config.ts')))
  const found = exported.find(([name]) => /^read[A-Z]\w*Config$/.test(name))
  if (!found) throw new Error(`${folder}/src/config.ts exports no read…Config`)
  return found[1] as ReadConfig
}

/**
 * Reads an environment as a deployable does when it starts.
 * @returns one line per wrong or missing variable
 */
export async function complaintsAbout(deployable: Deployable, environment: Record<string, string>): Promise<string[]> {
  const readConfig = await readerOf(deployable)
  try {
    readConfig(environment)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)]
  }
}

/** The configuration of a deployable that is told nothing but where its database is. */
export async function defaultsOf(deployable: Deployable): Promise<object> {
  const readConfig = await readerOf(deployable)
  return readConfig({ [databaseVariable(deployable)]: 'postgresql://localhost/any' })
}
