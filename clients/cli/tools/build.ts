import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OutputChunk, rolldown } from 'rolldown'

/**
 * `npm run build -w clients/cli`: writes the package that is published to `dist`, or to the folder that is named. The SDK and
 * the engine are in it, so that `npx` has nothing else to fetch (docs/adr/0041).
 */
const folder = fileURLToPath(new URL('..', import.meta.url))
const out = process.argv[2] ?? join(folder, 'dist')
const program = 'resume-platform'
const { version, description, engines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

rmSync(out, { recursive: true, force: true })
const bundle = await rolldown({
  input: { [program]: join(folder, 'src/main.ts'), 'extraction-worker': join(folder, 'src/extraction-worker.ts') },
  platform: 'node',
  plugins: [
    {
      name: 'character-maps-beside',
      resolveId: (source, importer) =>
        source === './character-maps.ts' && importer !== undefined ? join(folder, 'src/character-maps.ts') : null,
    },
  ],
})
const { output } = await bundle.write({ dir: out, format: 'esm', minify: true, chunkFileNames: '[name].js' })
await bundle.close()
cpSync(new URL('../../cmaps/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')), join(out, 'cmaps'), {
  recursive: true,
})
chmodSync(join(out, `${program}.js`), 0o755)

const manifest = {
  name: program,
  version,
  description,
  type: 'module',
  license: 'UNLICENSED',
  engines,
  bin: { [program]: `${program}.js` },
}
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
cpSync(join(folder, 'README.md'), join(out, 'README.md'))
writeFileSync(join(out, 'LICENSES.txt'), licenses(output.filter(({ type }) => type === 'chunk') as OutputChunk[]))

/** What the authors of the packages in the bundle want to be said wherever it goes: their license, or at least its name. */
function licenses(chunks: OutputChunk[]): string {
  const installed = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/
  const folders = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => installed.exec(id) ?? [])))
  const texts = [...folders].sort().map((path) => {
    const its = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
    const file = readdirSync(path).find((name) => /^licen[cs]e/i.test(name))
    const text = file ? readFileSync(join(path, file), 'utf8').trim() : `${its.license}, ${its.author}`
    return `${its.name} ${its.version}\n\n${text}\n`
  })
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}
