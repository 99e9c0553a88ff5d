import { adminLimits } from '@resume/proto/limits/content'
import type { RequestContext } from '@resume/service-kit/context/request-context'
import type { Clients } from '../routes/clients.ts'

/** The options of the command line. */
export interface CommandValues {
  reason?: string
  as?: string
  confirm?: string
  end?: boolean
  lift?: boolean
  session?: string
  prefix?: string
  id?: string
  'request-id'?: string
}

/** What a command works with. */
export interface CommandContext {
  clients: Clients
  values: CommandValues
  reason: string
  /** Options of a call as the operator. */
  asOperator: { context: RequestContext; timeoutMs: number }
  /** The context of calls on behalf of a user, for what only the user's own RPCs read. */
  asServiceFor(userId: string): RequestContext
  /** Resolves when the text is on its way: whoever reads it slowly is waited for. */
  write(text: string | Uint8Array): Promise<void>
}

/** A command of the operator. */
export interface Command {
  /** The words that name it, such as `user find`. */
  words: readonly string[]
  usage: string
  about: string
  /** Whether it changes something, or reads everything about somebody. */
  needsReason(values: CommandValues): boolean
  /** @param args what follows the words */
  run(context: CommandContext, args: string[]): Promise<void>
}

/** A command that was called wrongly. */
export class UsageError extends Error {}

/**
 * Why a command is run, for the audit log; empty where nobody asks.
 * @throws UsageError when a needed reason is missing, or one is shorter or longer than the API takes from the administrator
 */
export function reasonOf({ needsReason }: Pick<Command, 'needsReason'>, values: CommandValues): string {
  const reason = values.reason?.trim() ?? ''
  if (reason === '' && needsReason(values)) throw new UsageError('--reason is required')
  const { min, max } = adminLimits.reasonLength
  const { length } = [...reason]
  if (length > 0 && (length < min || length > max)) {
    throw new UsageError(`--reason must have ${min} to ${max} characters`)
  }
  return reason
}

/** Rows of a page that a command reads. */
export const pageSize = 100

/**
 * A row to print, its fields with two blanks in between. Some are what strangers chose, such as the name of a browser:
 * without control characters, they can neither pass for another row nor give orders to a terminal.
 */
export function line(...fields: (string | number | undefined)[]): string {
  return `${fields.map((field) => String(field || '-').replace(/\p{Cc}/gu, '?')).join('  ')}\n`
}

/** The one argument of a command. @throws UsageError when there is none, or another one */
export function only(args: string[], name: string): string {
  const [first, ...rest] = args
  if (first === undefined || rest.length > 0) throw new UsageError(`name one ${name}`)
  return first
}

/** Every row of a list, read page by page. */
export async function* allOf<Row>(
  read: (page: { limit: number; offset: number }) => Promise<{ items: Row[]; total: number }>,
): AsyncGenerator<Row> {
  for (let offset = 0, total = 1; offset < total; offset += pageSize) {
    const page = await read({ limit: pageSize, offset })
    yield* page.items
    total = page.total
  }
}

/**
 * A user's ID: as it was given, or that of the user with an address.
 * @throws UsageError when nobody has it
 */
export async function userIdOf({ clients, asOperator }: CommandContext, given: string): Promise<string> {
  if (!given.includes('@')) return given
  /** The search finds parts: of all whose address ends like it, the one may be the oldest. */
  const users = allOf((page) => clients.identity.call('ListUsers', { search: given, ...page }, asOperator))
  for await (const { id, email } of users) if (email === given.toLowerCase()) return id
  throw new UsageError(`nobody has the address ${given}`)
}
