import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** Runs what a service does after a restore. */
function afterRestore(name: string, env: Record<string, string>, input: string) {
  const program = fileURLToPath(new URL(`../../../services/${name}/src/after-restore.ts`, import.meta.url))
  const { stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', program], { env, input, encoding: 'utf8' })
  return { stdout, stderr }
}

it.each([
  ['identity', 'ended again: 0 accounts, 0 API keys, 0 sessions; suspended, or lifted, again: 0\n'],
  ['documents', 'ended again: 0 share links\n'],
  ['portfolio', 'suspended, or lifted, again: 0 portfolios\n'],
])('%s passes over lines of the log that a crash cut off, and its empty ones', (name, said) => {
  /** Nothing ends, so no database is asked. */
  const env = { [`${name.toUpperCase()}_DATABASE_URL`]: `postgresql://127.0.0.1:9/${name}` }
  const lines = '\n{"kind":"user","id":"01a2\n\n{"kind":"key"\n'
  expect(afterRestore(name, env, lines)).toEqual({ stdout: said, stderr: '' })
})

it.each(['identity', 'documents', 'portfolio', 'billing'])('%s says in a line which variable it lacks', (name) => {
  const lack = `${name.toUpperCase()}_DATABASE_URL is required\n`
  expect(afterRestore(name, {}, '')).toEqual({ stdout: '', stderr: lack })
})
