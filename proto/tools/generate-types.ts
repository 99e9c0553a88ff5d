import { spawnSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Writes `proto/generated/` from the proto files, with the same choices as `src/load.ts`. */
const root = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('{resume,google}/**/*.proto', { cwd: root }).sort()

rmSync(`${root}generated`, { recursive: true, force: true })
const result = spawnSync(
  'proto-loader-gen-types',
  [
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
    '--outDir=generated',
    ...files,
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
)
process.exitCode = result.status ?? 1
