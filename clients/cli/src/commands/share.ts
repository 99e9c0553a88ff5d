import type { Command } from '../command.ts'
import { CommandError, exitCodes } from '../exit-codes.ts'

export const share: Command = {
  usage: 'ID [--password WORD] [--expires TIME | --no-expiry]',
  summary: 'share the current state of a document; the link replaces an earlier one',
  most: 1,
  options: { password: { type: 'string' }, expires: { type: 'string' }, 'no-expiry': { type: 'boolean' } },
  async run({ positionals: [documentId], values, keyed, out }) {
    if (!documentId) throw new CommandError('Name the ID of a document')
    const { password, expires } = values
    const time = expires === undefined ? undefined : new Date(String(expires))
    if (time && Number.isNaN(time.getTime())) throw new CommandError('--expires takes a time, such as 2030-01-31')
    const client = keyed()
    const { content } = await client.documents.get(documentId)
    const link = await client.shareLinks.create({
      documentId,
      snapshot: content,
      ...(password !== undefined && { password: String(password) }),
      ...(time && { expiresAt: time.toISOString() }),
      ...(values['no-expiry'] === true && { noExpiry: true }),
    })
    out.show(link, () => [
      `${link.publicPath}, ${link.expiresAt === null ? 'without an end' : `until ${link.expiresAt}`}`,
    ])
    return exitCodes.done
  },
}
