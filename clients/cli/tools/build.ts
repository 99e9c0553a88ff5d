import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/**
 * `npm run build -w clients/cli`: writes the package that is published to `dist`, or to the folder that is named. It is one
 * file with the SDK in it, so that `npx` has nothing else to fetch.
 */
const folder = fileURLToPath(new URL('..', import.meta.url))
const out = process.argv[2] ?? join(folder, 'dist')
const program = 'resume-platform.js'
const { version, description } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

rmSync(out, { recursive: true, force: true })
const bundle = await rolldown({ input: join(folder, 'src/main.ts'), platform: 'node' })
await bundle.write({ dir: out, format: 'esm', entryFileNames: program, codeSplitting: false })
await bundle.close()
chmodSync(join(out, program), 0o755)

const manifest = {
  name: 'resume-platform',
  version,
  description,
  type: 'module',
  license: 'UNLICENSED',
  engines: { node: '>=20' },
  bin: { 'resume-platform': program },
}
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
cpSync(join(folder, 'README.md'), join(out, 'README.md'))
