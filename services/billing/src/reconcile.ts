import { runCommand } from '@resume/service-kit/process/run-command'
import { Client } from 'pg'
import { reconcile } from './adapters/reconcile.ts'
import { readBillingConfig } from './config.ts'

/** `npm run reconcile`: proves that the credit ledger adds up; ends with 1 and one line per breach when it does not. */
await runCommand(async () => {
  const { BILLING_DATABASE_URL: url, BILLING_DATABASE_DIRECT_URL: directUrl } = readBillingConfig()
  const client = new Client({ connectionString: directUrl ?? url })
  await client.connect()
  const { wallets, transactions, breaches } = await reconcile(client)
  await client.end()
  for (const breach of breaches) process.stdout.write(`${breach}\n`)
  process.stdout.write(`${wallets} wallets, ${transactions} movements, ${breaches.length} breaches\n`)
  process.exit(breaches.length === 0 ? 0 : 1)
})
