import { isWellFormedKey } from '../access/api-key-format.ts'
import { allOf, type Command, line, UsageError } from './command.ts'

/** What an operator does with API keys, such as one that somebody found in public. */
export const keyCommands: Command[] = [
  {
    words: ['key', 'revoke'],
    usage: 'key revoke --prefix BEGINNING [--id ID]',
    about: 'Revokes the key with a beginning, or the whole of a leaked one',
    needsReason: () => true,
    async run({ clients, asOperator, reason, values, write }, args) {
      const { prefix = '' } = values
      /** What stands between is stored nowhere: with it, a key that only begins alike would be revoked. */
      const isWhole = isWellFormedKey(prefix)
      if (args.length > 0 || (!isWhole && prefix.length !== 8))
        throw new UsageError('--prefix takes the first 8 characters of a key, or all of it')
      /** Of a whole key only its ends are sent on: they are stored, and tell it apart from all others. */
      const search = { prefix: prefix.slice(0, 8), ...(isWhole && { suffix: prefix.slice(-8) }) }
      const found = allOf((page) => clients.identity.call('FindApiKeys', { ...search, ...page }, asOperator))
      const chosen = []
      for await (const key of found) {
        const isMeant = values.id === undefined || key.id === values.id
        if (isMeant && key.status !== 'API_KEY_STATUS_REVOKED') chosen.push(key)
      }
      const [key, another] = chosen
      if (!key) throw new Error('no key that is not revoked begins like that')
      if (another) {
        for (const { id, userId, keyPrefix, name, createdAt } of chosen)
          await write(line(id, userId, keyPrefix, name, createdAt))
        throw new Error(`${chosen.length} keys begin like that: name one with --id`)
      }
      await clients.identity.call('RevokeFoundApiKey', { userId: key.userId, id: key.id, reason }, asOperator)
      await write(`revoked ${key.id} of user ${key.userId}\n`)
    },
  },
]
