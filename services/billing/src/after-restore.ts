import { runCommand } from '@resume/service-kit/process/run-command'
import { Client } from 'pg'
import { readBillingConfig } from './config.ts'

/**
 * Runs as a part of `npm run restore`, before billing serves: every subscription is due at once, so that the job that follows
 * them reads from Stripe what became of them since the backup.
 */
await runCommand(async () => {
  const client = new Client({ connectionString: readBillingConfig().BILLING_DATABASE_URL })
  await client.connect()
  const { rowCount } = await client.query('UPDATE subscriptions SET due_at = now()')
  await client.end()
  process.stdout.write(`${rowCount ?? 0} subscriptions will be read again from Stripe\n`)
})
