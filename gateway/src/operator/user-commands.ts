import { readWholeExport } from '../routes/account-export.ts'
import { type Command, type CommandContext, line, only, pageSize, UsageError, userIdOf } from './command.ts'

/** What an operator does with accounts. */
export const userCommands: Command[] = [
  {
    words: ['user', 'find'],
    usage: 'user find TEXT',
    about: 'Users by a part of name, address or username, or by ID',
    needsReason: () => false,
    async run({ clients, asOperator, write }, args) {
      const search = only(args, 'text')
      const { items, total } = await clients.identity.call(
        'ListUsers',
        { search, limit: pageSize, offset: 0 },
        asOperator,
      )
      for (const { id, email, username, name, createdAt, suspendedAt } of items) {
        await write(line(id, email, username, name, createdAt, suspendedAt && `suspended ${suspendedAt}`))
      }
      await write(`${items.length} of ${total} users\n`)
    },
  },
  {
    words: ['user', 'export'],
    usage: 'user export USER > FILE',
    about: 'Everything that is stored about a user, as JSON',
    needsReason: () => true,
    async run(context, args) {
      const { clients, asOperator, asServiceFor, reason, write } = context
      const userId = await userIdOf(context, only(args, 'user'))
      const action = { action: 'user.export', subjectType: 'user', subjectId: userId, reason }
      await clients.content.call('RecordAction', action, asOperator)
      for await (const piece of await readWholeExport(clients, asServiceFor(userId))) {
        await write(piece)
      }
      await write('\n')
    },
  },
  {
    words: ['user', 'erase'],
    usage: 'user erase USER --confirm ADDRESS',
    about: 'Deletes an account and all that belongs to it, for good',
    needsReason: () => true,
    async run(context, args) {
      const { clients, asOperator, reason, values, write } = context
      if (!values.confirm) throw new UsageError('--confirm takes the address of the account')
      const userId = await userIdOf(context, only(args, 'user'))
      await clients.identity.call('EraseUser', { userId, confirm: values.confirm, reason }, asOperator)
      await write(`erased ${userId}\n`)
    },
  },
  {
    words: ['user', 'suspend'],
    usage: 'user suspend USER [--lift]',
    about: 'Ends sessions, stops keys and sign-in, hides what is public; or lifts it',
    needsReason: () => true,
    async run(context, args) {
      const { clients, asOperator, reason, values, write } = context
      const userId = await userIdOf(context, only(args, 'user'))
      const suspended = !values.lift
      const request = { userId, suspended, reason }
      const { version } = await clients.identity.call('SetUserSuspension', request, asOperator)
      await showOrHide(context, { userId, suspended, version })
      await write(`${suspended ? 'suspended' : 'restored'} ${userId}\n`)
    },
  },
  {
    words: ['user', 'sessions'],
    usage: 'user sessions USER [--end [--session ID]]',
    about: 'Sessions of a user; or ends all of them, or one',
    needsReason: ({ end }) => end === true,
    async run(context, args) {
      const { clients, asOperator, reason, values, write } = context
      const userId = await userIdOf(context, only(args, 'user'))
      if (values.end) {
        const which = { userId, reason, ...(values.session !== undefined && { sessionId: values.session }) }
        const { ended } = await clients.identity.call('EndSessions', which, asOperator)
        await write(`ended ${ended} ${ended === 1 ? 'session' : 'sessions'}\n`)
        return
      }
      const page = { userId, limit: pageSize, offset: 0 }
      const { items, total } = await clients.identity.call('ListSessions', page, asOperator)
      for (const { id, createdAt, updatedAt, expiresAt, userAgent } of items) {
        await write(line(id, `since ${createdAt}`, `extended ${updatedAt}`, `until ${expiresAt}`, userAgent))
      }
      await write(`${items.length} of ${total} sessions\n`)
    },
  },
  {
    words: ['user', 'keys'],
    usage: 'user keys USER',
    about: 'API keys of a user',
    needsReason: () => false,
    async run(context, args) {
      const { clients, asOperator, write } = context
      const userId = await userIdOf(context, only(args, 'user'))
      const page = { userId, limit: pageSize, offset: 0 }
      const { items, total } = await clients.identity.call('FindApiKeys', page, asOperator)
      for (const { id, keyPrefix, status, name, lastUsed, expiresAt } of items) {
        await write(
          line(
            id,
            keyPrefix,
            status.replace('API_KEY_STATUS_', '').toLowerCase(),
            name,
            lastUsed,
            `until ${expiresAt}`,
          ),
        )
      }
      await write(`${items.length} of ${total} keys\n`)
    },
  },
]

/**
 * Waits until the services that show something of a user to others have followed a suspension or its end.
 * @throws AppError of the first service that has not; an event tells it as soon as it can be reached
 */
async function showOrHide(
  { clients, asOperator, write }: CommandContext,
  suspension: { userId: string; suspended: boolean; version: number },
): Promise<void> {
  const following = {
    documents: clients.documents.call('FollowSuspension', suspension, asOperator),
    portfolio: clients.portfolio.call('FollowSuspension', suspension, asOperator),
    billing: clients.billing.call('FollowSuspension', suspension, asOperator),
  }
  const results = await Promise.allSettled(Object.values(following))
  const late = Object.keys(following).filter((_, index) => results[index]?.status === 'rejected')
  if (late.length === 0) return
  await write(
    `The account itself is done, but ${late.join(' and ')} did not answer: what is public there follows by an event. Run this again to wait for it.\n`,
  )
  await Promise.all(Object.values(following))
}
