import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fillWallets } from '@resume/bench-kit/fill-wallets'
import { processorMs, residentMegabytes } from '@resume/bench-kit/measure'
import { makePeople, type Person } from '@resume/bench-kit/people'
import { startTestPlatform } from '@resume/test-kit/test-platform'
import { Client } from 'pg'
import { postRaw } from './post-raw.ts'

/**
 * `npm run bench:writing`: what gateway and content add to the time of the AI provider: to each token of 200 streams at 50
 * tokens a second, begun one after the other and measured while all of them are open, then all begun at the same moment; and
 * to a text that is given whole; and the memory that the streams take.
 *
 * The same is asked straight of the provider before. What is over then is the time of provider and client, and of a processor that
 * they do not share with the platform: what they take of it, and how late this process was, is told beside.
 */
const streams = 200
const tokens = 700
/** Time from the beginning of one stream to that of the next, in milliseconds: no multiple of what lies between two tokens. */
const apart = 39
/** For how long the processor time is measured while all streams are open, in milliseconds: less than they are. */
const steadyMs = 5_000
/** What is kept of a piece of a stream, in characters: a token may go on in the next one. */
const mostOfEnd = 300
/** Texts before anything is measured: as many as compile what runs often. */
const warmUp = 400
const enough = 1_000_000_000
const print = (line: string) => process.stdout.write(`${line}\n`)
const clock = () => performance.timeOrigin + performance.now()
const body = { action: 'generate_document', mode: 'standard', input: { text: 'I own the APIs' } }
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
    await Promise.all(people.filter((_, index) => index % 4 === 0).map(async (person) => textOf(await ask(person))))
  }
  const straight = await timesOf(() => post(...toProvider(false)))
  const busyBeforeWhole = sum(processorMs)
  const whole = await timesOf(() => ask(first))
  const wholeBusyMs = sum(processorMs) - busyBeforeWhole
  const [own, all] = [straight, whole].map((times) => at(times, 0.5)) as [number, number]
  print(
    `\ntext given whole, added          p50 ${(all - own).toFixed(1)} ms, p99 ${(at(whole, 0.99) - own).toFixed(1)} ms   goal: 15 at p50   (the provider takes ${own.toFixed(1)} ms)`,
  )
  print(`processor time of both           ${(wholeBusyMs / whole.length).toFixed(1)} ms for each text`)

  const everybody = [...people, ...people]
  const direct = await Promise.all(everybody.map((_, index) => streamOne(toProvider(true), index * apart)))
  printDelays('straight from the provider       ', whileAllAreOpen(direct))
  const before = sum(residentMegabytes)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, sum(residentMegabytes))
  }, 200)
  const late = monitorEventLoopDelay({ resolution: 1 })
  late.enable()
  const modelMs = () => processorMs(model.pid ?? 0)
  const busy = () => [sum(processorMs), modelMs(), processorMs(process.pid)] as const
  const [busyBefore, modelBefore, ownBefore] = busy()
  const writing = Promise.all(everybody.map((person, index) => streamOne(forEvents(person), index * apart)))
  const steady = setTimeout(streams * apart + 500).then(async () => {
    const from = { busy: busy(), at: performance.now() }
    await setTimeout(steadyMs)
    const written = ((performance.now() - from.at) / 20) * streams
    return busy().map((ms, index) => `${(((ms - (from.busy[index] ?? 0)) * 1000) / written).toFixed(0)} µs`)
  })
  const [read, [both, ofModel, ofClients]] = await Promise.all([writing, steady]).finally(() => clearInterval(watch))
  late.disable()
  const each = (ms: number) => `${((ms * 1000) / read.flat().length).toFixed(0)} µs`
  printDelays(`${streams} streams, added per token   `, whileAllAreOpen(read), '   goal: 50 at p99')
  print(
    `processor time of both           ${each(sum(processorMs) - busyBefore)} for each token (provider ${each(modelMs() - modelBefore)}, clients ${each(processorMs(process.pid) - ownBefore)})`,
  )
  print(`while all are open               ${both} for each token (provider ${ofModel}, clients ${ofClients})`)
  print(`clients late by                  p99 ${(late.percentile(99) / 1e6).toFixed(1)} ms`)
  print(`memory added by them             ${(most - before).toFixed(0)} MB   goal: 150`)
  printDelays(
    'all begun at the same moment     ',
    (await Promise.all(everybody.map((person) => streamOne(forEvents(person), 0)))).flat(),
  )
} finally {
  await platform.stop()
  model.kill()
}
process.exit()

function ask({ key }: Person): Promise<IncomingMessage> {
  return post(`${platform.url}/api/v1/ai/generate`, { 'x-api-key': key }, body)
}

function forEvents({ key }: Person): Asking {
  return [`${platform.url}/api/v1/ai/generate`, { 'x-api-key': key, accept: 'text/event-stream' }, body]
}

/** Asks as content does. */
function toProvider(stream: boolean): Asking {
  return [`${modelUrl}/v1/chat/completions`, {}, { stream }]
}

function post(...[url, headers, asking]: Asking): Promise<IncomingMessage> {
  const asked = request(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } })
  asked.end(JSON.stringify(asking))
  return new Promise((resolve, reject) => {
    asked.once('response', resolve)
    asked.once('error', reject)
  })
}

/** How long whole answers take, in milliseconds, sorted. */
async function timesOf(asking: () => Promise<IncomingMessage>): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < 60; run += 1) {
    const began = performance.now()
    await textOf(await asking())
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)
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

/** A question whose answer is streamed. */
type Asking = Parameters<typeof postRaw> extends [...infer Question, unknown] ? Question : never

/**
 * Reads a stream that begins after a while. Tokens are found as what they look like: to parse each event would take the platform
 * the processor, and make tokens of other streams wait.
 */
async function streamOne(asking: Asking, afterMs: number): Promise<Token[]> {
  await setTimeout(afterMs)
  const read: Token[] = []
  let rest = ''
  await postRaw(...asking, (piece) => {
    const now = clock()
    const [text = '', ending] = `${rest}${piece}`.split(/event: done|\[DONE\]/)
    let end = 0
    for (const { 0: token, index } of text.matchAll(/\b\d{13}\.\d\d(?=\D)/g)) {
      const sent = Number(token)
      read.push({ sent, delay: now - sent })
      end = index + token.length
    }
    rest = text.slice(Math.max(end, text.length - mostOfEnd))
    return ending !== undefined
  })
  if (read.length !== tokens) throw new Error(`a stream had ${read.length} tokens, and ended with ${rest}`)
  return read
}

/** Tokens that were sent while no stream had yet to begin, and none had ended. */
function whileAllAreOpen(read: Token[][]): Token[] {
  const from = Math.max(...read.map(([token]) => token?.sent ?? 0))
  const to = Math.min(...read.map((stream) => stream.at(-1)?.sent ?? 0))
  return read.flat().filter(({ sent }) => sent >= from && sent <= to)
}

function printDelays(of: string, read: Token[], goal = ''): void {
  const delays = read.map(({ delay }) => delay).sort((a, b) => a - b)
  print(
    `${of}p50 ${at(delays, 0.5).toFixed(1)} ms, p99 ${at(delays, 0.99).toFixed(1)} ms${goal}   (${delays.length} tokens)`,
  )
}
