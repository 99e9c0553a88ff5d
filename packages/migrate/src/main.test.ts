import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

/** What the command says when it ends with an error. */
async function complaint(environment: Record<string, string>): Promise<string> {
  const args = [
    '--disable-warning=ExperimentalWarning',
    main,
    'deploy',
    '--dir',
    'prisma',
    '--url-variable',
    'X_DATABASE_URL',
  ]
  const run = promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH, ...environment } })
  return run.then(
    () => 'nothing',
    ({ stderr }: { stderr: string }) => stderr,
  )
}

it('a database that nobody names, or whose URL is none, is told by its variable and never by its value', async () => {
  expect(await complaint({})).toBe('X_DATABASE_URL is required\n')
  expect(await complaint({ X_DATABASE_URL: 'postgresql://x:hunter/2@db.example.com/x' })).toMatch(
    /^X_DATABASE_URL must be such as postgresql:\/\/user:password@host:5432\/database, .*\n$/,
  )
  const direct = { X_DATABASE_DIRECT_URL: 'db.example.com', X_DATABASE_URL: 'postgresql://db.example.com/x' }
  expect(await complaint(direct)).toMatch(/^X_DATABASE_DIRECT_URL must be such as/)
  const blank = { X_DATABASE_DIRECT_URL: ' ', X_DATABASE_URL: 'db.example.com' }
  expect(await complaint(blank)).toMatch(/^X_DATABASE_URL must be such as/)
})
