import { backupImage, deployables } from '../deployables.ts'
import { buildDeployable } from './build-deployable.ts'

/**
 * `npm run build [-- FOLDER...]`: makes the programs of all deployables, or of those in the folders named. The image of backups has
 * none: it runs its sources, now and then.
 */
const folders = process.argv.slice(2)
const known = [...deployables, backupImage].map(({ folder }) => folder)
const unknown = folders.filter((folder) => !known.includes(folder))
if (unknown.length > 0) {
  process.stderr.write(`There is no deployable in ${unknown.join(', ')}; there are ${known.join(', ')}.\n`)
  process.exit(2)
}
const selected = deployables.filter(({ folder }) => folders.length === 0 || folders.includes(folder))
await Promise.all(selected.map((each) => buildDeployable(each, process.cwd())))
