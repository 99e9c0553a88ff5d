import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { exampleResume } from '@resume/bench-kit/example-resume'
import { measure, measureInTurns, proportionalMegabytes, residentMegabytes } from '@resume/bench-kit/measure'
import { makePeople, type Person, subscribe } from '@resume/bench-kit/people'
import { ratio, report } from '@resume/bench-kit/report'
import { type Bare, startBare } from '@resume/bench-kit/start-bare'
import { cacheKeys } from '@resume/proto/cache-keys'
import { startTestPlatform } from '@resume/test-kit/test-platform'
import { Redis } from 'ioredis'
import { Client } from 'pg'

/**
 * `npm run bench`: the gateway beside what it is built on, in one run, with production settings and limits on. Figures of
 * different runs or machines say little; ratios of one run do.
 */
const enough = 1_000_000_000
/** Servers of the platform that Node does not run. */
const otherPrograms = ['postgres', 'redis', 'nats']
const hashSecret = randomBytes(32).toString('hex')
const dir = mkdtempSync(join(tmpdir(), 'resume-bench-'))
const platform = await startTestPlatform({
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  API_KEY_HASH_SECRET: hashSecret,
  /** Nobody signs in here. */
  SMTP_URL: 'smtp://127.0.0.1:9',
  RATE_LIMIT_ROUTE_MAX: String(enough),
  RATE_LIMIT_IP_MAX: String(enough),
})
const bare: Bare[] = []
const ats = new Client({ connectionString: `${platform.postgresUrl}/ats` })
const redis = new Redis(platform.redisUrl)
try {
  await ats.connect()
  /** What start-up left behind is given back by then. */
  await wait(5_000)
  const memory = [...platform.processes]
    .filter(([name]) => !otherPrograms.includes(name))
    .map(([name, process]) => {
      const pid = process.pid() ?? 0
      return { name, resident: residentMegabytes(pid), proportional: proportionalMegabytes(pid) }
    })
  const people = await makePeople(6_000, {
    databaseUrl: `${platform.postgresUrl}/identity`,
    hashSecret,
    rateLimit: enough,
  })
  const scanners = people.slice(0, 100)
  await subscribe(scanners, `${platform.postgresUrl}/ats`)

  const readMe = ({ key }: Person) => ({
    method: 'GET' as const,
    path: '/api/v1/users/me',
    headers: { 'x-api-key': key },
  })
  const one = readMe(people[0] as Person)
  const bytes = await (await fetch(platform.url + one.path, { headers: one.headers })).text()
  const fixed = await startBare(dir, bytes, { redisUrl: platform.redisUrl })
  bare.push(fixed)
  const databaseUrl = `${platform.postgresUrl}/identity`
  const statement = `SELECT to_json(u)::text AS answer FROM users u WHERE u.id = '${people[0]?.userId}'`
  const reading = await startBare(dir, '', { query: { databaseUrl, statement } })
  bare.push(reading)

  const pid = platform.processes.get('gateway')?.pid()
  const [bareFastify, roundTrip, health, warm] = await measureInTurns([
    { name: 'bare Fastify', requests: [{ path: '/' }], url: fixed.url },
    { name: 'bare Fastify, one EVALSHA', requests: [{ path: '/evalsha' }], url: fixed.url },
    { name: 'GET /health', requests: [{ path: '/api/v1/health' }], url: platform.url, pid },
    { name: 'GET /users/me, warm', requests: [one], url: platform.url, pid },
  ])
  const hop = await measure('bare hop to PostgreSQL', [{ path: '/hop' }], reading.url)
  await Promise.all(Array.from({ length: 32 }, (_, lane) => seeOnce(people.filter((_, index) => index % 32 === lane))))
  const forget = repeatedly(250, () => forgetUsers(people))
  const callsBefore = await callsOf('GetUser')
  const cold = await measure('GET /users/me, cold', people.map(readMe), platform.url, { pid })
  const calls = (await callsOf('GetUser')) - callsBefore
  await forget()
  const refill = repeatedly(250, () => ats.query('UPDATE quota_usages SET used = 0'))
  const scan = await measure('POST /ats/check', scanners.map(scanRequest), platform.url)
  await refill()
  const engineRate = scansOfEngine()

  report([bareFastify, roundTrip, health, warm, hop, cold, scan])
  ratio('health to bare Fastify', health, bareFastify, 0.6)
  ratio('warm read to bare Fastify', warm, bareFastify, 0.45)
  ratio('warm read to bare Fastify with one EVALSHA', warm, roundTrip, 0.85)
  ratio('cold read to the bare hop', cold, hop, 0.9)
  process.stdout.write(
    `  scan over HTTP to the engine alone, ${engineRate.toFixed(0)} a second: ${(scan.rate / engineRate).toFixed(2)}   goal: at least 0.70\n`,
  )
  process.stdout.write(
    `  ${calls} RPCs for the cold reads and those of their warm-up; none is shared, hardly any spared\n`,
  )
  process.stdout.write('\nMemory when idle, MB          resident  of which its own share\n')
  const line = (name: string, resident: number, proportional: number) =>
    process.stdout.write(
      `  ${name.padEnd(28)}${resident.toFixed(0).padStart(8)}${proportional.toFixed(0).padStart(24)}\n`,
    )
  for (const each of memory) line(each.name, each.resident, each.proportional)
  const sum = (kind: 'resident' | 'proportional') => memory.reduce((total, each) => total + each[kind], 0)
  line('together (goal: under 900)', sum('resident'), sum('proportional'))
} finally {
  redis.disconnect()
  await ats.end()
  await Promise.all(bare.map((each) => each.stop()))
  await platform.stop()
  rmSync(dir, { recursive: true, force: true })
}
process.exit()

/** Has the gateway authenticate everybody, so that a cold read is one RPC and not two. */
async function seeOnce(people: Person[]): Promise<void> {
  for (const { key } of people) {
    const answer = await fetch(`${platform.url}/api/v1/users/me`, { headers: { 'x-api-key': key } })
    if (!answer.ok) throw new Error(`a read answered ${answer.status}`)
    await answer.arrayBuffer()
  }
}

/** Empties the cache of answers; authentications stay. */
async function forgetUsers(people: Person[]): Promise<void> {
  const chunk = 1_000
  for (let from = 0; from < people.length; from += chunk) {
    await redis.unlink(...people.slice(from, from + chunk).map(({ userId }) => cacheKeys.user(userId)))
  }
}

/** A resume of 4,000 characters and a job description of 3,000. */
function scanned(): { resume: string; jobDescription: string } {
  const exampleJob = readFileSync(new URL('../../examples/job.txt', import.meta.url), 'utf8')
  return { resume: exampleResume.slice(0, 4_000), jobDescription: exampleJob.repeat(3).slice(0, 3_000) }
}

function scanRequest({ key }: Person) {
  return {
    method: 'POST' as const,
    path: '/api/v1/ats/check',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(scanned()),
  }
}

/** How many of the same scans the engine makes a second, in a process that does nothing else. */
function scansOfEngine(): number {
  const program = fileURLToPath(new URL('../../services/ats/bench/scan-rate.ts', import.meta.url))
  const input = JSON.stringify({ ...scanned(), seconds: 8 })
  return Number(execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', program], { input }))
}

/** Does something again and again until it is told to stop, with a pause between, in milliseconds. */
function repeatedly(pause: number, work: () => Promise<unknown>): () => Promise<void> {
  const stopped = new AbortController()
  const loop = (async () => {
    while (!stopped.signal.aborted) {
      await work()
      await wait(pause, undefined, { signal: stopped.signal }).catch(() => {})
    }
  })()
  return async () => {
    stopped.abort()
    await loop
  }
}

/** How many calls of a method the gateway has made, by its own count. */
async function callsOf(method: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${platform.ports.GATEWAY_METRICS_PORT}/metrics`)).text()
  const lines = metrics
    .split('\n')
    .filter((line) => line.startsWith('grpc_call_duration_seconds_count') && line.includes(method))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
