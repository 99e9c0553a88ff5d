import { type Command, line, pageSize, UsageError } from './command.ts'

/** What an operator does with API keys, such as one that somebody found in public. */
export const keyCommands: Command[] = [
  {
    words: ['key', 'revoke'],
    usage: 'key revoke --prefix BEGINNING [--id ID]',
    about: 'Revokes the key with a beginning, or the whole of a leaked one',
    needsReason: () => true,
    async run({ clients, asOperator, reason, values, write }, args) {
      if (args.length > 0 || !values.prefix) throw new UsageError('--prefix takes the beginning of a key, or all of it')
      /** Of a whole key only its ends are sent on: they are stored, and tell it apart from all others. */
      const isWhole = values.prefix.length === 68
      const search = { prefix: values.prefix.slice(0, 8), ...(isWhole && { suffix: values.prefix.slice(-8) }) }
      const page = { ...search, limit: pageSize, offset: 0 }
      const { items } = await clients.identity.call('FindApiKeys', page, asOperator)
      const active = items.filter(({ status }) => status !== 'API_KEY_STATUS_REVOKED')
      const chosen = values.id === undefined ? active : active.filter(({ id }) => id === values.id)
      const [key, another] = chosen
      if (!key) throw new Error('no key that is not revoked begins like that')
      if (another) {
        for (const { id, userId, keyPrefix, name, createdAt } of chosen)
          write(line(id, userId, keyPrefix, name, createdAt))
        throw new Error(`${chosen.length} keys begin like that: name one with --id`)
      }
      await clients.identity.call('RevokeFoundApiKey', { userId: key.userId, id: key.id, reason }, asOperator)
      write(`revoked ${key.id} of user ${key.userId}\n`)
    },
  },
]
