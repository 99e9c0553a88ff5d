import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const program = fileURLToPath(new URL('./compare-storage.ts', import.meta.url))
const database = { PORTFOLIO_DATABASE_URL: 'postgresql://127.0.0.1:9/portfolio' }

it.each([
  [{}, 'PORTFOLIO_DATABASE_URL is required\n'],
  [database, 'S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY are required\n'],
])('npm run storage:compare says in a line what keeps it from comparing (%#)', (environment, line) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', program], {
    env: environment,
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: line })
})
