import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import protobuf from 'protobufjs'

/**
 * Writes `proto/generated/` from the proto files: types, with the same choices as `src/load.ts`, and what that reads of each file when a
 * process starts. With `--check` it only says whether what stands there is current, and ends with 1 when it is not.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const kept = join(root, 'generated')
const made = mkdtempSync(join(tmpdir(), 'resume-proto-'))
const options = [
  '--longs=Number',
  '--enums=String',
  '--defaults',
  '--arrays',
  '--oneofs',
  '--includeComments',
  '--importFileExtension=.ts',
  '--inputTemplate=%s',
  '--outputTemplate=%sOutput',
  '--includeDirs=.',
]
try {
  const files = globSync('{resume,google,grpc}/**/*.proto', { cwd: root }).sort()
  const { status } = spawnSync('proto-loader-gen-types', [...options, `--outDir=${made}`, ...files], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.exitCode = status ?? 1
  for (const file of files) writeFileSync(join(made, file.replace(/proto$/, 'json')), describe(file))
  if (status === 0 && process.argv.includes('--check')) {
    if (contentOf(made) !== contentOf(kept)) {
      process.stderr.write('proto/generated is not current: run `npm run generate`\n')
      process.exitCode = 1
    }
  } else if (status === 0) {
    rmSync(kept, { recursive: true, force: true })
    cpSync(made, kept, { recursive: true })
  }
} finally {
  rmSync(made, { recursive: true, force: true })
}

/** A proto file and those that it imports, as JSON, which is read in a fifth of the time that the text takes. */
function describe(file: string): string {
  const loading = new protobuf.Root()
  loading.resolvePath = (_, target) => join(root, target)
  return JSON.stringify(loading.loadSync(file))
}

/** Every file of a folder with what stands in it. */
function contentOf(folder: string): string {
  const files = globSync('**/*.{ts,json}', { cwd: folder }).sort()
  return JSON.stringify(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}
