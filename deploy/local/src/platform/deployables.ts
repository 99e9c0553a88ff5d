import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Deployable } from '../../../deployable.ts'

export {
  addressesOf,
  type Deployable,
  databaseVariable,
  directDatabaseVariable,
  shutdownSeconds,
} from '../../../deployable.ts'
export { deployableNamed, deployables } from '../../../deployables.ts'

/** Root of the repository. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** The variables that a deployable reads; its `.env.example` names each (a repository law). */
export function variablesOf({ folder }: Pick<Deployable, 'folder'>): string[] {
  const example = readFileSync(join(root, folder, '.env.example'), 'utf8')
  return [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)
}
