import { existsSync, readFileSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { localFolder } from '@resume/service-kit/config/local-folder'
import { connectNats, serversOf } from '@resume/service-kit/events/connect-nats'
import { type DeadLetter, listDeadLetters, replayDeadLetter } from '@resume/service-kit/events/dead-letters'
import { tellAuditLog } from '@resume/service-kit/events/tell-audit-log'
import { createLogger } from '@resume/service-kit/logging/logger'
import { reasonOf } from '../../gateway/src/operator/command.ts'
import { root } from '../generate/deployables.ts'

const usage = `usage: npm run events:dead -- list [--service NAME] [ID]
       npm run events:dead -- replay [--service NAME] [ID] --reason WHY [--as NAME]

The audit log tells of a replay, with the reason and NAME, by default the name of the user and the machine.
NATS_URL names the NATS servers; that of the local stack by default.`

/** How long NATS may take to answer at first, in milliseconds. */
const patienceMs = 10_000

/**
 * Lists dead letters, or hands them back to the consumers that they come from: one by its ID, those of a service, or all.
 * Ends with 1 when NATS is away or there is no such dead letter, with 2 when it was called wrongly.
 */
const { action, service, id, reason, name } = readArguments()
const url = process.env.NATS_URL || natsOfStack() || 'nats://127.0.0.1:14222'
const link = connectNats({
  url,
  name: 'events-dead',
  logger: createLogger({ service: 'events-dead', level: 'silent' }),
})
const tooLate = setTimeout(
  () =>
    fail(
      `NATS does not answer at ${serversOf(url)
        .map((each) => new URL(each).host)
        .join(', ')}`,
      1,
    ),
  patienceMs,
)
try {
  const connection = await link.ready()
  clearTimeout(tooLate)
  const letters: DeadLetter[] = []
  for await (const letter of listDeadLetters(connection, service)) {
    if (id === undefined || letter.id === id) letters.push(letter)
  }
  if (id !== undefined && letters.length === 0) throw new Error(`there is no dead letter ${id}`)
  if (action === 'replay' && letters.length > 0) {
    const subject = { subjectType: 'dead-letters', subjectId: id ?? service ?? 'all' }
    const change = { before: { waiting: letters.length }, after: {}, reason }
    await tellAuditLog(connection, name, { action: 'dead.replay', ...subject, ...change })
  }
  for (const letter of letters) {
    if (action === 'list') process.stdout.write(`${line(letter)}\n`)
    else if (await replayDeadLetter(connection, letter.id)) process.stdout.write(`replayed ${letter.id}\n`)
  }
  if (letters.length === 0) process.stdout.write('no dead letters\n')
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), 1)
}
await link.close()

/** Where the local stack runs NATS: its variables say so for every service that has events. */
function natsOfStack(): string | undefined {
  const file = join(localFolder(root), 'env', 'identity.env')
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')).NATS_URL : undefined
}

function readArguments() {
  try {
    const options = { service: { type: 'string' }, reason: { type: 'string' }, as: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    const [action, id, ...rest] = positionals
    if ((action !== 'list' && action !== 'replay') || rest.length > 0)
      throw new Error('name one action: list or replay')
    const { service, as: name = `${userInfo().username}@${hostname()}` } = values
    if (service !== undefined && !/^[\w-]+$/.test(service)) throw new Error(`${service} is not the name of a service`)
    const reason = reasonOf({ needsReason: () => action === 'replay' }, values)
    return { action, service, id, reason, name } as const
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`, 2)
  }
}

function line({ id, at, service, consumer, event, eventId, reason }: DeadLetter): string {
  return [id, at.toISOString(), `${service}.${consumer}`, event, eventId || '-', reason].join('  ')
}

function fail(message: string, code: number): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}
