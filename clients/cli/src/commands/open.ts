import { openInBrowser } from '../browser.ts'
import type { Command, Context } from '../command.ts'
import { CommandError, exitCodes } from '../exit-codes.ts'

/** Where each page is. Anything else is the ID of a document. */
const pages: Record<string, (context: Context) => string | Promise<string>> = {
  portfolio: async ({ session }) => {
    const { publication } = await session().portfolios.get()
    if (!publication) throw new CommandError('You have published no portfolio', exitCodes.refused)
    return publication.publicUrl
  },
  billing: async ({ session }) => (await session().billing.createPortalSession()).url,
  docs: ({ baseUrl }) => `${baseUrl.replace(/\/+$/, '')}/docs`,
}

export const open: Command = {
  usage: 'ID | portfolio | billing | docs [--print]',
  summary: 'open a shared document, your portfolio, the billing portal or the reference in the browser',
  most: 1,
  actions: Object.keys(pages),
  options: { print: { type: 'boolean' } },
  async run(context) {
    const { positionals, values, out, env } = context
    const [name] = positionals
    if (!name) throw new CommandError(`Name ${Object.keys(pages).join(', ')} or the ID of a document`)
    const find = (Object.hasOwn(pages, name) && pages[name]) || sharedPage
    const url = addressOf(await find(context))
    const isOpened = values.print !== true && (await openInBrowser(url, env))
    out.show({ url: url.href, opened: isOpened }, () => [isOpened ? `Opened ${url.href}` : url.href])
    return exitCodes.done
  },
}

/** The page of a document is that of its share link. */
async function sharedPage({ keyed, origin, positionals: [documentId = ''] }: Context): Promise<string> {
  const { items } = await keyed().shareLinks.list(documentId, { limit: 50 })
  const link = items.find(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > Date.now())
  if (!link)
    throw new CommandError(`The document is not shared: resume-platform share ${documentId}`, exitCodes.refused)
  return new URL(link.publicPath, origin).href
}

/** A page, and nothing else that a system would open. @throws CommandError */
function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url
  throw new CommandError('The platform returned no page address', exitCodes.unreachable)
}
