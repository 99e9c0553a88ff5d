import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { residentMegabytes } from '@resume/bench-kit/measure'
import { makePeople, type Person } from '@resume/bench-kit/people'
import { startTestPlatform } from '@resume/test-kit/test-platform'
import { createParser } from 'eventsource-parser'
import { Client } from 'pg'
import { fillWallets } from './fill-wallets.ts'

/**
 * `npm run bench:writing`: what gateway and content add to the time of the AI provider: to each token of 200 streams at 50
 * tokens a second, and to a text that is given whole; and the memory that the streams take.
 */
const streams = 200
const tokens = 250
const wholeMs = 100
const enough = 1_000_000_000
const print = (line: string) => process.stdout.write(`${line}\n`)
const clock = () => performance.timeOrigin + performance.now()
const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const model = fork(fileURLToPath(new URL('./model-process.ts', import.meta.url)), [String(tokens)])
const [{ url: modelUrl }] = (await once(model, 'message')) as [{ url: string }]
const hashSecret = randomBytes(32).toString('hex')
const platform = await startTestPlatform({
  LOG_LEVEL: 'warn',
  RATE_LIMIT_ENABLED: 'false',
  API_KEY_MAX_RATE_LIMIT: String(enough),
  API_KEY_HASH_SECRET: hashSecret,
  OPENAI_API_KEY: 'a-key',
  OPENAI_BASE_URL: `${modelUrl}/v1`,
})
try {
  const databaseUrl = `${platform.postgresUrl}/identity`
  const people = await makePeople(streams / 2, { databaseUrl, hashSecret, rateLimit: 600 })
  const identity = new Client({ connectionString: databaseUrl })
  await identity.connect()
  await identity.query(`UPDATE api_keys SET scopes = '{ai:write}'`)
  await identity.end()
  await fillWallets(people, `${platform.postgresUrl}/billing`)

  const [first] = people
  if (!first) throw new Error('nobody')
  const whole: number[] = []
  for (let run = 0; run < 60; run += 1) {
    const began = performance.now()
    const answer = await ask(first, {})
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    if (run >= 10) whole.push(performance.now() - began - wholeMs)
  }
  whole.sort((a, b) => a - b)
  print(
    `\ntext given whole, added      p50 ${at(whole, 0.5).toFixed(1)} ms, p99 ${at(whole, 0.99).toFixed(1)} ms   goal: 15 at p50`,
  )

  const memory = () =>
    ['gateway', 'content'].reduce((sum, name) => sum + residentMegabytes(platform.processes.get(name)?.pid() ?? 0), 0)
  const before = memory()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, memory())
  }, 200)
  const delays = (await Promise.all([...people, ...people].map(streamOne))).flat().sort((a, b) => a - b)
  clearInterval(watch)
  print(
    `${streams} streams, added per token  p50 ${at(delays, 0.5).toFixed(1)} ms, p99 ${at(delays, 0.99).toFixed(1)} ms   goal: 50 at p99   (${delays.length} tokens)`,
  )
  print(`memory added by them         ${(most - before).toFixed(0)} MB   goal: 150`)
} finally {
  await platform.stop()
  model.kill()
}
process.exit()

function ask({ key }: Person, headers: Record<string, string>): Promise<Response> {
  return fetch(`${platform.url}/api/v1/ai/generate`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ action: 'generate_document', mode: 'standard', input: { text: 'I own the APIs' } }),
  })
}

/** The time between sending and receiving of each token of a stream, in milliseconds. */
async function streamOne(person: Person): Promise<number[]> {
  const response = await ask(person, { accept: 'text/event-stream' })
  if (!response.ok) throw new Error(`answered ${response.status}: ${await response.text()}`)
  const delays: number[] = []
  let end = ''
  const parser = createParser({
    onEvent: ({ event = '', data }) => {
      const now = clock()
      if (event !== 'delta') end = event
      else for (const sent of JSON.parse(data).text.trim().split(' ')) delays.push(now - Number(sent))
    },
  })
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }))
  if (end !== 'done') throw new Error(`a stream ended with ${end || 'nothing'}`)
  return delays
}
