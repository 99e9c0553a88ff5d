import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deployables } from '../deployables.ts'
import { healthCheckOf } from './health-check.ts'
import { closureOf, isShipped, productionManifest, readWorkspaces } from './workspaces.ts'

/**
 * Selects what the image of one deployable needs, so that a change elsewhere leaves its layers as they are.
 * Arguments: the deployable's folder, and where to write
 * - `manifests/`: package files of the deployable and the workspaces it stands on, without development dependencies
 * - `generator/`: a package that writes the Prisma client, where there is a database
 * - `sources/`: the files of those workspaces that run, and the health check
 */
const [folder = '', out = ''] = process.argv.slice(2)
const deployable = deployables.find((each) => each.folder === folder)
if (!deployable || !out) {
  const known = deployables.map((each) => each.folder).join(', ')
  throw new Error(`usage: select-deployable DEPLOYABLE OUT, where DEPLOYABLE is one of ${known}`)
}

const selected = closureOf(readWorkspaces('.'), [folder, ...(deployable.hasDatabase ? ['packages/migrate'] : [])])
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
  dependencies: deployable.hasDatabase ? { prisma: root.devDependencies.prisma } : {},
})
copyInstallSettings(generator)
cpSync('tools/generate/prisma-clients.ts', join(generator, 'tools/generate/prisma-clients.ts'))

for (const { dir } of selected) cpSync(dir, join(out, 'sources', dir), { recursive: true, filter: isShipped })

writeFileSync(join(out, 'sources', 'health-check.sh'), healthCheckOf(deployable))

/** The lock file keeps the versions of what is still asked for; npm leaves the rest of it aside. */
function copyInstallSettings(folder: string): void {
  for (const file of ['package-lock.json', '.npmrc']) cpSync(file, join(folder, file))
}

function writeJson(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
