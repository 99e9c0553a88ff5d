import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { Client } from 'pg'
import { expect, it } from 'vitest'

const program = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url))

function run(name: string, environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', program(name)], {
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

it('the command of the reconciliation ends with 0 when the ledger adds up, else with 1 and a line per breach', async () => {
  const url = await freshDatabase('services/billing')
  expect(run('reconcile', { BILLING_DATABASE_URL: url })).toEqual({
    status: 0,
    stdout: '0 wallets, 0 movements, 0 breaches\n',
    stderr: '',
  })
  const client = new Client({ connectionString: url })
  await client.connect()
  const userId = '00000000-0000-7000-8000-000000000001'
  await client.query('INSERT INTO wallets (user_id, available, updated_at) VALUES ($1, 5, now())', [userId])
  await client.end()
  expect(run('reconcile', { BILLING_DATABASE_URL: url })).toEqual({
    status: 1,
    stdout: `${userId}: broken: a wallet is the sum of its entries\n1 wallets, 0 movements, 1 breaches\n`,
    stderr: '',
  })
})

it('the command that creates prices says that it needs a key', () => {
  expect(run('create-prices', { BILLING_DATABASE_URL: 'postgresql://localhost/billing' })).toMatchObject({
    status: 1,
    stderr: 'STRIPE_SECRET_KEY is required\n',
  })
})
