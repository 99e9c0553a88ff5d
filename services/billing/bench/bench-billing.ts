import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureInTurns } from '@resume/bench-kit/measure'
import { findPgbench, runPgbench } from '@resume/bench-kit/pgbench'
import { ratio, report } from '@resume/bench-kit/report'
import { signIn } from '@resume/bench-kit/sign-in'
import { type Bare, startBare } from '@resume/bench-kit/start-bare'
import { billingService } from '@resume/proto/services'
import { createPrincipals } from '@resume/service-kit/context/principals'
import { createGrpcClient } from '@resume/service-kit/grpc/client'
import { newId } from '@resume/service-kit/ids'
import { startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { startMailServer } from '@resume/test-kit/mail-server'
import { startTestPlatform } from '@resume/test-kit/test-platform'
import { Client } from 'pg'
import { reconcile } from '../src/adapters/reconcile.ts'
import { fillSql, spendScript } from './spend-script.ts'
import { webhookStorm } from './webhook-storm.ts'

/**
 * `npm run bench:billing`: credits spent through billing beside pgbench doing the same on the same database, the summary
 * beside bare Fastify, and a storm of webhooks; in one run.
 */
const enough = 1_000_000_000
const wallets = 10_000
/** Spenders at a time, here and in pgbench. */
const clients = 16
const seconds = 8
/** Pairs before anything counts, or seconds at most: V8 takes thousands of calls until it has made the code of a service fast. */
const warmUp = { pairs: 6_000, seconds: 30 }
const dir = mkdtempSync(join(tmpdir(), 'resume-bench-'))
const mail = await startMailServer(join(dir, 'mail'))
const stripe = await startStripeDouble()
const principalKey = randomBytes(32).toString('hex')
const platform = await startTestPlatform({
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  API_KEY_HASH_SECRET: randomBytes(32).toString('hex'),
  PRINCIPAL_KEYS: principalKey,
  SMTP_URL: mail.url,
  BILLING_ROLLOUT: 'open',
  RATE_LIMIT_ROUTE_MAX: String(enough),
  RATE_LIMIT_IP_MAX: String(enough),
  ...stripeVariables(stripe.url),
})
const databaseUrl = `${platform.postgresUrl}/billing`
const database = new Client({ connectionString: databaseUrl })
const target = `127.0.0.1:${platform.ports.BILLING_GRPC_PORT}`
const billing = createGrpcClient(billingService, {
  target,
  timeoutMs: 15_000,
  principals: createPrincipals({ service: 'bench', keys: [principalKey] }),
})
const bare: Bare[] = []
try {
  await database.connect()
  for (const sql of fillSql) await database.query(sql, [wallets])
  await database.query('VACUUM ANALYZE')

  const pgbench = findPgbench()
  for (const [name, count, goal] of [
    [`${wallets.toLocaleString('en-US')} wallets`, wallets, 0.5],
    ['one wallet', 1, 0.6],
  ] as const) {
    const ours = await spend(count)
    const options = { dir, url: databaseUrl, clients, seconds, wallets: count }
    const theirs = pgbench ? await runPgbench(spendScript, { ...options, program: pgbench }) : undefined
    process.stdout.write(`\nReserve and commit, ${name}, ${clients} at a time, pairs a second\n`)
    process.stdout.write(`  through gRPC ${ours.toFixed(0)}; pgbench ${theirs?.toFixed(0) ?? 'is not installed'}\n`)
    if (theirs) process.stdout.write(`  ratio ${(ours / theirs).toFixed(2)}   goal: at least ${goal.toFixed(2)}\n`)
  }
  const { breaches, transactions } = await reconcile(database)
  process.stdout.write(`  after it: ${transactions} movements, ${breaches.length} breaches of the ledger\n`)

  const headers = await signIn({ url: platform.url, mailDir: join(dir, 'mail') }, 'bench@example.com')
  const path = '/api/v1/billing/me'
  const body = await (await fetch(platform.url + path, { headers })).text()
  const started = await startBare(dir, body)
  bare.push(started)
  const [bareFastify, warm] = await measureInTurns([
    { name: 'bare Fastify, the same bytes', requests: [{ path: '/' }], url: started.url },
    { name: 'GET /billing/me, warm', requests: [{ path, headers }], url: platform.url },
  ])
  report([bareFastify, warm])
  ratio('warm summary to bare Fastify', warm, bareFastify, 0.45)

  const storm = await webhookStorm({ platform, stripe, billing, customers: 200 })
  process.stdout.write(
    `\nWebhook storm: ${storm.events} events, each twice, shuffled: taken in after ${storm.takenInSeconds.toFixed(1)} s, settled in every service after ${storm.settledSeconds.toFixed(1)} s   goal: under 30 s\n`,
  )
  process.stdout.write(`  wrong end states: ${storm.wrong} of ${storm.customers}   goal: 0\n`)
} finally {
  billing.close()
  await database.end()
  await Promise.all(bare.map((each) => each.stop()))
  await platform.stop()
  await stripe.close()
  await mail.close()
  rmSync(dir, { recursive: true, force: true })
}
process.exit()

/** Spends credits of so many wallets as fast as it goes. @returns pairs of reserve and commit a second */
async function spend(count: number): Promise<number> {
  let isOver = false
  let pairs = 0
  const spender = async () => {
    while (!isOver) {
      const number = 1 + Math.floor(Math.random() * count)
      const onBehalfOf = `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
      const request = { requestId: newId(), amount: 1, purpose: 'bench' }
      const { reservation } = await billing.call('ReserveCredits', request, { onBehalfOf })
      await billing.call('CommitCredits', { reservationId: reservation?.id ?? '', amount: 1 }, { onBehalfOf })
      pairs++
    }
  }
  const running = Promise.all(Array.from({ length: clients }, spender))
  const during = async (ms: number) => {
    const [begun, before] = [performance.now(), pairs]
    await new Promise((resolve) => setTimeout(resolve, ms))
    return ((pairs - before) * 1000) / (performance.now() - begun)
  }
  for (let waited = 0; pairs < warmUp.pairs && waited < warmUp.seconds; waited++) await during(1_000)
  /** As autovacuum would within a minute: plans that were made while there was no reservation read all of them. */
  await database.query('ANALYZE')
  const rate = await during(seconds * 1000)
  isOver = true
  await running
  return rate
}
