import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `npm run build -w clients/typescript`: writes the package that is published to `dist`, or to the folder that is named.
 * It has compiled modules, their types, and a package file of its own.
 */
const folder = fileURLToPath(new URL('..', import.meta.url))
const out = process.argv[2] ?? join(folder, 'dist')
const compiler = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url))
const { name, version, description } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

rmSync(out, { recursive: true, force: true })
execFileSync(compiler, ['-p', join(folder, 'tsconfig.build.json'), '--outDir', out], { stdio: 'inherit' })

/** The compiler leaves the endings in types as they are in the sources. */
for (const file of globSync('**/*.d.ts', { cwd: out })) {
  const types = readFileSync(join(out, file), 'utf8')
  writeFileSync(join(out, file), types.replace(/(from |import\()(['"])(\.[^'"]+)\.ts\2/g, '$1$2$3.js$2'))
}

/** Every module is an entry of its own or free of side effects, so bundlers leave out what is not used. */
const entry = (module: string) => ({ types: `./${module}.d.ts`, default: `./${module}.js` })
const manifest = {
  name,
  version,
  description,
  type: 'module',
  license: 'UNLICENSED',
  engines: { node: '>=20' },
  sideEffects: false,
  exports: { '.': entry('index'), './node': entry('node'), './package.json': './package.json' },
  types: './index.d.ts',
}
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
const pages = readFileSync(join(folder, 'README.md'), 'utf8')
writeFileSync(join(out, 'README.md'), pages.replace(/<!-- (?:snippet: \w+|end) -->\n\n/g, ''))
cpSync(join(folder, 'REFERENCE.md'), join(out, 'REFERENCE.md'))
