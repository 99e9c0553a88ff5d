import { Type } from 'typebox'
import { AnyObject } from '../../routes/schemas.ts'
import type { Api } from '../api.ts'
import type { Arguments } from '../request-of.ts'
import { documentContent } from './document-content.ts'
import { rowOf } from './rows.ts'
import { effects, type Tool, toolOf } from './tool.ts'

/** Share links, portfolios that are public, and the person's own portfolio. */
export const sharingTools: Tool[] = [
  toolOf(rowOf('listShareLinks'), effects.reads),
  toolOf(rowOf('createShareLink'), effects.publishes, {
    note: 'Ask the person before you publish anything.',
    inputs: {
      snapshot: Type.Optional(
        AnyObject('What readers are to see. Without it, the content of the document as it is now.'),
      ),
    },
    prepare: withSnapshot,
  }),
  toolOf(rowOf('deleteShareLink'), effects.publishes),
  toolOf(rowOf('listPublicPortfolios'), effects.readsOthers),
  toolOf(rowOf('getPublicPortfolio'), effects.readsOthers),
  toolOf(rowOf('getPortfolio'), effects.reads),
  toolOf(rowOf('savePortfolioDraft'), effects.replaces),
  toolOf(rowOf('publishPortfolio'), effects.publishes, { note: 'Ask the person before you publish anything.' }),
  toolOf(rowOf('unpublishPortfolio'), effects.publishes),
]

async function withSnapshot(args: Arguments, api: Api): Promise<Arguments> {
  const { documentId } = args
  if (Object.hasOwn(args, 'snapshot') || typeof documentId !== 'string') return args
  return { ...args, snapshot: await documentContent(documentId, api) }
}
