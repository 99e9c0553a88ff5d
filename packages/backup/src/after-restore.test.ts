import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it.each([
  ['identity', 'ended again: 0 accounts, 0 API keys, 0 sessions; suspended, or lifted, again: 0\n'],
  ['documents', 'ended again: 0 share links\n'],
  ['portfolio', 'suspended, or lifted, again: 0 portfolios\n'],
])('%s passes over lines of the log that a crash cut off, and its empty ones', (name, said) => {
  const program = fileURLToPath(new URL(`../../../services/${name}/src/after-restore.ts`, import.meta.url))
  const { stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', program], {
    /** Nothing ends, so no database is asked. */
    env: { [`${name.toUpperCase()}_DATABASE_URL`]: `postgresql://127.0.0.1:9/${name}` },
    input: '\n{"kind":"user","id":"01a2\n\n{"kind":"key"\n',
    encoding: 'utf8',
  })
  expect({ stdout, stderr }).toEqual({ stdout: said, stderr: '' })
})
