import { once } from 'node:events'
import { hostname, userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { createPrincipals } from '@resume/service-kit/context/principals'
import { newTraceparent } from '@resume/service-kit/context/trace-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import { readGatewayConfig } from '../config.ts'
import { closeClients, createClients } from '../routes/clients.ts'
import { type CommandContext, reasonOf, UsageError } from './command.ts'
import { commands } from './commands.ts'

/**
 * The operator's command line: each command is calls of the services, as an operator, who is signed with PRINCIPAL_KEYS. It
 * reads the gateway's variables. Ends with 1 when a service refuses or is away, with 2 when it was called wrongly.
 */
const usage = `usage: npm run admin -- COMMAND [--reason WHY] [--as NAME]

${commands.map(({ usage, about }) => `  ${usage.padEnd(58)} ${about}`).join('\n')}
  ${'dead list|replay [--service NAME] [ID]'.padEnd(58)} Events that could not be handled; needs a checkout

What changes something, or reads everything about somebody, needs --reason. The audit log keeps it, with NAME, by default the
name of the user and the machine.`

const options = {
  reason: { type: 'string' },
  as: { type: 'string' },
  confirm: { type: 'string' },
  end: { type: 'boolean' },
  lift: { type: 'boolean' },
  session: { type: 'string' },
  prefix: { type: 'string' },
  id: { type: 'string' },
  'request-id': { type: 'string' },
} as const

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const command = commands.find(({ words }) => words.every((word, index) => positionals[index] === word))
  if (!command) throw new UsageError('name a command')
  const reason = reasonOf(command, values)
  const config = readGatewayConfig()
  const clients = createClients(config, {
    observe: () => {},
    principals: createPrincipals({ service: 'operator', keys: config.PRINCIPAL_KEYS }),
  })
  const name = values.as || `${userInfo().username}@${hostname()}`
  const call = { requestId: newId(), traceparent: newTraceparent() }
  const context: CommandContext = {
    clients,
    values,
    reason,
    asOperator: { context: { ...call, principal: { kind: 'operator', service: 'operator', name } }, timeoutMs: 30_000 },
    asServiceFor: (userId) => ({ ...call, principal: { kind: 'service', service: 'operator', userId } }),
    write: async (text) => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    },
  }
  try {
    await command.run(context, positionals.slice(command.words.length))
  } finally {
    closeClients(clients)
  }
} catch (error) {
  const isUsage =
    error instanceof UsageError || (error instanceof Error && 'code' in error && /^ERR_PARSE/.test(String(error.code)))
  process.stderr.write(`${messageOf(error)}\n${isUsage ? `\n${usage}\n` : ''}`)
  process.exitCode = isUsage ? 2 : 1
}

function messageOf(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error)
  const details = (error.details ?? []).map(({ path, message }) => `${path} ${message}`)
  return [`${error.message} (${error.id})`, ...details].join('\n')
}
