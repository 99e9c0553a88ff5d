import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backupImage, deployables } from '../deployables.ts'
import { healthCheckOf } from './health-check.ts'
import { closureOf, isShipped, productionManifest, readWorkspaces } from './workspaces.ts'

/**
 * Selects what the image of one deployable needs, so that a change elsewhere leaves its layers as they are.
 * Arguments: the deployable's folder, and where to write
 * - `manifests/`: package files of the deployable and the workspaces it stands on, without development dependencies
 * - `generator/`: a package that writes the Prisma client, where there is a database
 * - `builder/`: a package that bundles its programs
 * - `sources/`: the files of those workspaces that run, and the health check
 */
const [folder = '', out = ''] = process.argv.slice(2)
/** Backups stand on every service with a database, whose migrations and use cases a restore runs. */
const withDatabase = deployables.filter(({ hasDatabase }) => hasDatabase)
const deployable = deployables.find((each) => each.folder === folder)
if ((!deployable && folder !== backupImage.folder) || !out) {
  const known = [...deployables.map((each) => each.folder), backupImage.folder].join(', ')
  throw new Error(`usage: select-deployable DEPLOYABLE OUT, where DEPLOYABLE is one of ${known}`)
}

const databases = deployable ? withDatabase.filter((each) => each === deployable) : withDatabase
const beside = databases.length > 0 ? [...databases.map((each) => each.folder), 'packages/migrate'] : []
const selected = closureOf(readWorkspaces('.'), [folder, ...beside])
const root = JSON.parse(readFileSync('package.json', 'utf8'))

const manifests = join(out, 'manifests')
writeJson(join(manifests, 'package.json'), {
  ...productionManifest(root),
  dependencies: {},
  workspaces: selected.map(({ dir }) => dir),
})
for (const { dir, manifest } of selected) writeJson(join(manifests, dir, 'package.json'), productionManifest(manifest))
copyInstallSettings(manifests)

const generator = join(out, 'generator')
writeJson(join(generator, 'package.json'), {
  name: 'generator',
  private: true,
  type: 'module',
  scripts: { generate: 'node tools/generate/prisma-clients.ts sources' },
  dependencies: databases.length > 0 ? { prisma: root.devDependencies.prisma } : {},
})
copyInstallSettings(generator)
cpSync('tools/generate/prisma-clients.ts', join(generator, 'tools/generate/prisma-clients.ts'))

const builder = join(out, 'builder')
writeJson(join(builder, 'package.json'), {
  name: 'builder',
  private: true,
  type: 'module',
  dependencies: { rolldown: root.devDependencies.rolldown },
})
copyInstallSettings(builder)
cpSync('deploy/build', join(builder, 'deploy/build'), { recursive: true, filter: isShipped })
for (const file of ['deployable.ts', 'deployables.ts']) cpSync(join('deploy', file), join(builder, 'deploy', file))

for (const { dir } of selected) cpSync(dir, join(out, 'sources', dir), { recursive: true, filter: isShipped })

/** A command that ends has no health. */
writeFileSync(join(out, 'sources', 'health-check.sh'), deployable ? healthCheckOf(deployable) : 'exit 0\n')

/** The lock file keeps the versions of what is still asked for; npm leaves the rest of it aside. */
function copyInstallSettings(folder: string): void {
  for (const file of ['package-lock.json', '.npmrc']) cpSync(file, join(folder, file))
}

function writeJson(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
