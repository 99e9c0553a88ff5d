import type { RequestContext } from '@resume/service-kit/context/request-context'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { named } from '../description/keywords.ts'
import type { JsonPieces } from '../http/send-stream.ts'
import type { Clients } from './clients.ts'
import { type AnyRoute, type RpcName, route } from './route.ts'
import { AnyObject, Time } from './schemas.ts'

/** A part of what a service holds: text that, joined with all other parts, is one JSON object. */
interface Part {
  data: Uint8Array
  /** Where the next part begins; empty after the last one. */
  nextCursor?: string
}

/** How the share of one service is read. */
interface Share {
  /** What it is, for the documentation. */
  about: string
  rpc: RpcName
  read(clients: Clients, cursor: string, options: { context: RequestContext }): Promise<Part>
}

/** What an export is made of, in its order. A service that holds data of users has a line here. */
const shares: Record<string, Share> = {
  identity: {
    about: 'identity',
    rpc: 'identity.ExportUser',
    read: ({ identity }, cursor, options) => identity.call('ExportUser', { cursor }, options),
  },
  documents: {
    about: 'documents',
    rpc: 'documents.ExportUserData',
    read: ({ documents }, cursor, options) => documents.call('ExportUserData', { cursor }, options),
  },
  ats: {
    about: 'ATS',
    rpc: 'ats.ExportUserData',
    read: ({ ats }, cursor, options) => ats.call('ExportUserData', { cursor }, options),
  },
  billing: {
    about: 'billing',
    rpc: 'billing.ExportUserData',
    read: ({ billing }, cursor, options) => billing.call('ExportUserData', { cursor }, options),
  },
  portfolio: {
    about: 'portfolio',
    rpc: 'portfolio.ExportUserData',
    read: ({ portfolio }, cursor, options) => portfolio.call('ExportUserData', { cursor }, options),
  },
  content: {
    about: 'content',
    rpc: 'content.ExportUserData',
    read: ({ content }, cursor, options) => content.call('ExportUserData', { cursor }, options),
  },
}

const AccountExport = Type.Object(
  {
    exportedAt: Time('When the export was made.'),
    ...Object.fromEntries(
      Object.entries(shares).map(([name, { about }]) => [
        name,
        AnyObject(`What the ${about} service stores about the account.`),
      ]),
    ),
  },
  { ...named('AccountExport', 'Everything that the platform stores about an account.'), additionalProperties: true },
)

/** Longest time for one part, in milliseconds. */
const partTimeoutMs = 15_000

/** Everything that the platform holds about the calling user. */
export const exportRoutes: AnyRoute[] = [
  route({
    operation: 'exportUser',
    method: 'GET',
    path: '/users/me/export',
    summary: 'Export your data',
    description:
      'Returns everything that the platform stores about you as one JSON document. It is sent while it is read: a response that breaks off (the connection is closed before the document ends) is not complete; request it again. Only one export can run per account; while one runs, another one fails with 429 and `Retry-After`. Content that versions share appears once: a version without `content` has the content of the document, or of the earlier version, with the same `contentId`.',
    access: access.session,
    response: { status: 200, message: 'Export created', data: AccountExport },
    streams: true,
    calls: Object.values(shares).map(({ rpc }) => rpc),
    work: ({ clients, context }) => readWholeExport(clients, context),
  }),
]

/**
 * Reads everything that the services hold about the user of a context.
 * @returns pieces of one JSON object
 * @throws AppError before the first piece when a service is away
 */
export async function readWholeExport(clients: Clients, context: RequestContext): Promise<JsonPieces> {
  const read = (share: Share, cursor: string) =>
    share.read(clients, cursor, { context: { ...context, deadline: Date.now() + partTimeoutMs } })
  /** The first part of each before anything is sent: a service that is away is answered with a status. */
  const begun = await Promise.all(
    Object.entries(shares).map(async ([name, share]) => ({ name, share, first: await read(share, '') })),
  )
  return joined(begun, read)
}

async function* joined(
  begun: { name: string; share: Share; first: Part }[],
  read: (share: Share, cursor: string) => Promise<Part>,
): JsonPieces {
  yield `{"exportedAt":${JSON.stringify(new Date().toISOString())}`
  for (const { name, share, first } of begun) {
    yield `,${JSON.stringify(name)}:`
    let part = first
    for (;;) {
      yield part.data
      if (!part.nextCursor) break
      part = await read(share, part.nextCursor)
    }
  }
  yield '}'
}
