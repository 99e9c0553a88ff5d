import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { processorTimes, type Timed } from '@resume/bench-kit/process-times'
import { startModelDouble } from '@resume/model-double/double'
import { startMailServer } from '@resume/test-kit/mail-server'
import { startTestPlatform } from '@resume/test-kit/test-platform'
import autocannon from 'autocannon'
import { services, twoAddresses } from '../platform/two-addresses.ts'
import { type Mix, mixesOf } from './mixes.ts'
import { makeWorld } from './world.ts'

/**
 * `npm run bench:mixes [scale]`: what five typical mixes of requests take of the processor, by process: time over a fixed number of
 * requests, less what each process takes when nobody asks, which other work on the machine changes less than rates. Then
 * the same of one mix with two gateways and two of each service.
 */
const scale = Number(process.argv[2] ?? 1)
const connections = 32
const enough = 1_000_000_000
const hashSecret = randomBytes(32).toString('hex')
const dir = mkdtempSync(join(tmpdir(), 'resume-bench-'))
const mailDir = join(dir, 'mail')
const mail = await startMailServer(mailDir)
const model = await startModelDouble()
model.answers('Owned the APIs.')
const { environment, second } = await twoAddresses()
const platform = await startTestPlatform({
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  API_KEY_HASH_SECRET: hashSecret,
  SMTP_URL: mail.url,
  RATE_LIMIT_ROUTE_MAX: String(enough),
  RATE_LIMIT_IP_MAX: String(enough),
  ...model.environment,
  ...environment,
})
const columns = ['gateway', ...services, 'redis', 'nats', 'postgres']
try {
  const mixes = mixesOf(await makeWorld({ platform, mailDir, hashSecret, enough }, { connections, scale }), scale)
  const one = [...platform.processes.values()]
  print('Microseconds of the processor for a request, or seconds for a million')
  print(
    `${'mix'.padEnd(18)}${columns.map((name) => name.padStart(10)).join('')}${'together'.padStart(10)}${'a second'.padStart(10)}`,
  )
  for (const mix of mixes) await measure(mix, [platform.url], one)

  const replicas = await Promise.all(['gateway', ...services].map((name) => platform.startReplica(name, second)))
  const other = replicas[0]?.port
  const two = [...one, ...replicas.map(({ process }) => ({ ...process, name: `${process.name} 2` }))]
  await wait(3_000)
  print('\nPeople at work, with two gateways and two of each service: the same, of the first and of the second')
  const times = await measure(mixes[1] as Mix, [platform.url, `http://127.0.0.1:${other}`], two)
  for (const name of ['gateway', 'identity', 'documents']) {
    print(
      `  ${name.padEnd(10)} ${times.get(name)?.toFixed(0).padStart(6)} ${times.get(`${name} 2`)?.toFixed(0).padStart(6)}`,
    )
  }
} finally {
  await platform.stop()
  await model.stop()
  await mail.close()
  rmSync(dir, { recursive: true, force: true })
}
process.exit()

/** Prints what a mix takes. @returns microseconds for a request by process */
async function measure(mix: Mix, urls: string[], processes: Timed[]): Promise<Map<string, number>> {
  await send(mix, urls, Math.max(connections, mix.amount / 4))
  const idleMs = 4_000
  const before = processorTimes(processes)
  await wait(idleMs)
  const begun = processorTimes(processes)
  const startedAt = performance.now()
  const rate = await send(mix, urls, mix.amount)
  const tookMs = performance.now() - startedAt
  const ended = processorTimes(processes)
  const times = new Map(
    [...ended].map(([name, ms]) => {
      const idleShare = ((begun.get(name) ?? 0) - (before.get(name) ?? 0)) / idleMs
      return [name, Math.max(0, ((ms - (begun.get(name) ?? 0) - idleShare * tookMs) * 1_000) / mix.amount)]
    }),
  )
  const of = (name: string) => (times.get(name) ?? 0) + (times.get(`${name} 2`) ?? 0)
  const together = columns.reduce((sum, name) => sum + of(name), 0)
  const figures = [...columns.map(of), together, rate]
  print(`${mix.name.padEnd(18)}${figures.map((figure) => figure.toFixed(0).padStart(10)).join('')}`)
  return times
}

/** Sends requests to each address its share, over its share of the connections. @returns how many a second were answered */
async function send(mix: Mix, urls: string[], amount: number): Promise<number> {
  let connection = 0
  const setupClient = (client: autocannon.Client) => client.setRequests(mix.requestsOf(connection++))
  const share = (of: number) => Math.round(of / urls.length)
  const results = await Promise.all(
    urls.map((url) => autocannon({ url, connections: share(mix.connections), amount: share(amount), setupClient })),
  )
  const wrong = results.reduce((sum, { non2xx, errors, timeouts }) => sum + non2xx + errors + timeouts, 0)
  if (wrong > 0) throw new Error(`${mix.name}: ${wrong} of ${amount} requests were refused or failed`)
  return results.reduce((sum, { requests, duration }) => sum + requests.total / duration, 0)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
