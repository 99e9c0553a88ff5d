import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const program = fileURLToPath(new URL('./reconcile.ts', import.meta.url))

it.each([
  [{}, 'BILLING_DATABASE_URL is required\n'],
  [{ BILLING_DATABASE_URL: 'postgresql://127.0.0.1:9/billing' }, 'connect ECONNREFUSED 127.0.0.1:9\n'],
])('npm run reconcile says in a line what keeps it from its proof (%#)', (environment, line) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', program], {
    env: environment,
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: line })
})
