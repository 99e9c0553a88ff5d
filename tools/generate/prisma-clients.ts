import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Writes the Prisma client of every service that has a schema, without downloading an engine. Argument: the root of the
 * repository, when it is not this one.
 */
const root = resolve(process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url)))
const schemas = globSync('services/*/prisma/schema.prisma', { cwd: root }).sort()
for (const schema of schemas) {
  const service = dirname(dirname(schema))
  const { status, stdout, stderr } = spawnSync('prisma', ['generate', '--schema', join('prisma', 'schema.prisma')], {
    cwd: join(root, service),
    encoding: 'utf8',
    /** Generating never runs this engine, but looks for it and would fetch it. */
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
  })
  if (status !== 0) {
    process.stderr.write(`${service}: ${stderr || stdout}\n`)
    process.exitCode = 1
  }
}
