import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fillWallets } from '@resume/bench-kit/fill-wallets'
import { processorMs, residentMegabytes } from '@resume/bench-kit/measure'
import { makePeople, type Person } from '@resume/bench-kit/people'
import { startTestPlatform } from '@resume/test-kit/test-platform'
import { createParser } from 'eventsource-parser'
import { Client } from 'pg'

/**
 * `npm run bench:writing`: what gateway and content add to the time of the AI provider: to each token of 200 streams at 50
 * tokens a second, begun one after the other and measured while all of them are open, then all begun at the same moment; and
 * to a text that is given whole; and the memory that the streams take.
 */
const streams = 200
const tokens = 700
/** Time from the beginning of one stream to that of the next, in milliseconds. */
const apart = 40
const wholeMs = 100
/** Texts before anything is measured: as many as compile what runs often. */
const warmUp = 400
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
  const pidOf = (name: string) => platform.processes.get(name)?.pid() ?? 0
  const passing = ['gateway', 'content']
  const sum = (of: (pid: number) => number) => passing.reduce((all, name) => all + of(pidOf(name)), 0)
  for (let done = 0; done < warmUp; done += people.length / 4) {
    await Promise.all(people.filter((_, index) => index % 4 === 0).map(async (person) => textOf(await ask(person, {}))))
  }
  const whole: number[] = []
  for (let run = 0; run < 60; run += 1) {
    const began = performance.now()
    await textOf(await ask(first, {}))
    whole.push(performance.now() - began - wholeMs)
  }
  whole.sort((a, b) => a - b)
  print(
    `\ntext given whole, added          p50 ${at(whole, 0.5).toFixed(1)} ms, p99 ${at(whole, 0.99).toFixed(1)} ms   goal: 15 at p50`,
  )

  const everybody = [...people, ...people]
  const before = sum(residentMegabytes)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, sum(residentMegabytes))
  }, 200)
  const busyBefore = sum(processorMs)
  const read = await Promise.all(everybody.map((person, index) => streamOne(person, index * apart)))
  const busyMs = sum(processorMs) - busyBefore
  const from = Math.max(...read.map(([token]) => token?.sent ?? 0))
  const to = Math.min(...read.map((stream) => stream.at(-1)?.sent ?? 0))
  printDelays(
    `${streams} streams, added per token   `,
    read.flat().filter(({ sent }) => sent >= from && sent <= to),
    '   goal: 50 at p99',
  )
  print(`processor time of both           ${((busyMs * 1000) / read.flat().length).toFixed(0)} µs for each token`)
  print(`memory added by them             ${(most - before).toFixed(0)} MB   goal: 150`)
  clearInterval(watch)
  printDelays(
    'all begun at the same moment     ',
    (await Promise.all(everybody.map((person) => streamOne(person, 0)))).flat(),
  )
} finally {
  await platform.stop()
  model.kill()
}
process.exit()

function ask({ key }: Person, headers: Record<string, string>): Promise<IncomingMessage> {
  const asked = request(`${platform.url}/api/v1/ai/generate`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', ...headers },
  })
  asked.end(JSON.stringify({ action: 'generate_document', mode: 'standard', input: { text: 'I own the APIs' } }))
  return new Promise((resolve, reject) => {
    asked.once('response', resolve)
    asked.once('error', reject)
  })
}

/** The body of an answer. @throws Error when it is none */
async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of answer.setEncoding('utf8')) text += chunk
  if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}: ${text}`)
  return text
}

/** A token of a stream: when the provider sent it, and how much later it came, in milliseconds. */
interface Token {
  sent: number
  delay: number
}

/** Reads a stream that begins after a while. */
async function streamOne(person: Person, afterMs: number): Promise<Token[]> {
  await setTimeout(afterMs)
  const response = await ask(person, { accept: 'text/event-stream' })
  if (response.statusCode !== 200) await textOf(response)
  const read: Token[] = []
  let end = ''
  const parser = createParser({
    onEvent: ({ event = '', data }) => {
      const now = clock()
      if (event !== 'delta') end = event
      else
        for (const sent of JSON.parse(data).text.trim().split(' ').map(Number)) read.push({ sent, delay: now - sent })
    },
  })
  for await (const chunk of response.setEncoding('utf8')) parser.feed(chunk)
  if (end !== 'done') throw new Error(`a stream ended with ${end || 'nothing'}`)
  return read
}

function printDelays(of: string, read: Token[], goal = ''): void {
  const delays = read.map(({ delay }) => delay).sort((a, b) => a - b)
  print(
    `${of}p50 ${at(delays, 0.5).toFixed(1)} ms, p99 ${at(delays, 0.99).toFixed(1)} ms${goal}   (${delays.length} tokens)`,
  )
}
