import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { proportionalMegabytes } from '@resume/bench-kit/measure'
import { startModelDouble } from '@resume/model-double/double'
import { startMailServer } from '@resume/test-kit/mail-server'
import { startTestPlatform } from '@resume/test-kit/test-platform'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { type Mix, mixesOf } from './mixes.ts'
import { makeWorld } from './world.ts'

/**
 * `npm run bench:memory [minutes] [pace]`: what all processes of Node hold before, right after, and a minute after so many minutes (60) of
 * five mixes of requests at once, each at a rate of its own that leaves the cores mostly idle; `pace` multiplies the rates.
 */
const [minutes, pace] = [Number(process.argv[2] ?? 60), Number(process.argv[3] ?? 1)]
/** Requests a second, in the order of {@link mixesOf}. */
const rates = [20, 20, 10, 3, 3].map((rate) => rate * pace)
const goalMegabytes = 900
const connections = 8
const enough = 1_000_000_000
/** Servers of the platform that Node does not run. */
const otherPrograms = ['postgres', 'redis', 'nats']
const hashSecret = randomBytes(32).toString('hex')
const dir = mkdtempSync(join(tmpdir(), 'resume-bench-'))
const mailDir = join(dir, 'mail')
const mail = await startMailServer(mailDir)
const model = await startModelDouble()
model.answers('Owned the APIs.')
const platform = await startTestPlatform({
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  API_KEY_HASH_SECRET: hashSecret,
  SMTP_URL: mail.url,
  RATE_LIMIT_ROUTE_MAX: String(enough),
  RATE_LIMIT_IP_MAX: String(enough),
  ...model.environment,
})
try {
  await wait(5_000)
  const columns = [memory()]
  const world = await makeWorld({ platform, mailDir, hashSecret, enough }, { connections, scale: 1 })
  const renewal = setInterval(renewQuotas, 60_000)
  const load = await Promise.all(mixesOf(world, 1).map((mix, nth) => play(mix, rates[nth] ?? 1)))
  clearInterval(renewal)
  columns.push(memory())
  await wait(60_000)
  columns.push(memory())
  for (const line of load) process.stdout.write(`${line}\n`)
  process.stdout.write(`\nMemory, MB by shares          at start     after ${minutes} min     a minute later\n`)
  const names = [...(columns[0]?.keys() ?? [])]
  for (const name of names) print(name, (column) => column.get(name) ?? 0)
  print(`together (goal: at most ${goalMegabytes})`, (column) =>
    [...column.values()].reduce((sum, each) => sum + each, 0),
  )

  function print(name: string, of: (column: Map<string, number>) => number) {
    const [start = 0, after = 0, later = 0] = columns.map(of)
    const figures = [start.toFixed(0).padStart(8), after.toFixed(0).padStart(17), later.toFixed(0).padStart(19)]
    process.stdout.write(`  ${name.padEnd(28)}${figures.join('')}\n`)
  }
} finally {
  await platform.stop()
  await model.stop()
  await mail.close()
  rmSync(dir, { recursive: true, force: true })
}
process.exit()

/** What every process of Node holds, by its share of what several hold. */
function memory(): Map<string, number> {
  const processes = [...platform.processes].filter(([name]) => !otherPrograms.includes(name))
  return new Map(processes.map(([name, process]) => [name, proportionalMegabytes(process.pid() ?? 0)]))
}

/** Gives those who scan all of their quotas again, as months would. */
async function renewQuotas(): Promise<void> {
  const ats = new Client({ connectionString: `${platform.postgresUrl}/ats` })
  await ats.connect()
  await ats.query('UPDATE quota_usages SET used = 0').finally(() => ats.end())
}

/** Sends the requests of a mix at a rate. @returns what came of it, in words */
async function play(mix: Mix, rate: number): Promise<string> {
  let connection = 0
  const setupClient = (client: autocannon.Client) => client.setRequests(mix.requestsOf(connection++))
  const duration = minutes * 60
  const result = await autocannon({ url: platform.url, connections, duration, overallRate: rate, setupClient })
  const wrong = result.non2xx + result.errors + result.timeouts
  return `${mix.name}: ${result.requests.total} requests, ${wrong} of them refused or failed`
}
