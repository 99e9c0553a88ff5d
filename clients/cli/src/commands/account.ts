import type { ApiKey, ApiKeyScope } from '@resume-platform/sdk'
import type { Command } from '../command.ts'
import { CommandError, exitCodes } from '../exit-codes.ts'
import { columns } from '../output.ts'

export const keys: Command = {
  usage: 'list | create NAME [--scopes A,B] | revoke ID',
  summary: 'list, create and revoke API keys',
  most: 2,
  actions: ['list', 'create', 'revoke'],
  options: { scopes: { type: 'string' } },
  async run({ positionals: [action = 'list', subject], values, session, out }) {
    const { apiKeys } = session()
    if (action === 'list') {
      const rows: ApiKey[] = []
      for await (const key of apiKeys.list({ limit: 50 })) rows.push(key)
      out.show(rows, () =>
        columns(
          rows.map(({ id, keyPrefix, status, name, scopes }) => [id, `${keyPrefix}…`, status, name, scopes.join(' ')]),
        ),
      )
    } else if (action === 'create' && subject) {
      const scopes = values.scopes === undefined ? undefined : (String(values.scopes).split(',') as ApiKeyScope[])
      const key = await apiKeys.create({ name: subject, ...(scopes && { scopes }) })
      out.show(key, () => [key.key, `It is shown only here. It may ${key.scopes.join(', ')} until ${key.expiresAt}.`])
    } else if (action === 'revoke' && subject) {
      await apiKeys.revoke(subject)
      out.show({ id: subject, revoked: true }, () => [`${subject} is revoked.`])
    } else throw new CommandError('Use "keys list", "keys create NAME" or "keys revoke ID"')
    return exitCodes.done
  },
}

export const credits: Command = {
  usage: '',
  summary: 'show AI credits, and what they were spent on',
  most: 0,
  async run({ session, out }) {
    const { billing } = session()
    const wallet = await billing.getCredits()
    const { items } = await billing.listCreditTransactions({ limit: 10 })
    out.show({ ...wallet, transactions: items }, () => [
      `${wallet.balance} credits, ${wallet.reserved} more reserved`,
      ...columns(items.map(({ createdAt, kind, amount, purpose }) => [createdAt, kind, String(amount), purpose])),
    ])
    return exitCodes.done
  },
}
