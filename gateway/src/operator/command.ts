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
  write(text: string): void
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

/** Rows of a page that a command reads. */
export const pageSize = 100

/** Prints a row, its fields with two blanks in between. */
export function line(...fields: (string | number | undefined)[]): string {
  return `${fields.map((field) => field || '-').join('  ')}\n`
}

/** The one argument of a command. @throws UsageError when there is none, or another one */
export function only(args: string[], name: string): string {
  const [first, ...rest] = args
  if (first === undefined || rest.length > 0) throw new UsageError(`name one ${name}`)
  return first
}

/**
 * A user's ID: as it was given, or that of the only user with an address.
 * @throws UsageError when nobody has it, or several have
 */
export async function userIdOf({ clients, asOperator }: CommandContext, given: string): Promise<string> {
  if (!given.includes('@')) return given
  const { items } = await clients.identity.call('ListUsers', { search: given, limit: 2, offset: 0 }, asOperator)
  const [user] = items.filter(({ email }) => email === given.toLowerCase())
  if (!user) throw new UsageError(`nobody has the address ${given}`)
  return user.id
}
