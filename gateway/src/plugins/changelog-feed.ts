import { createHash } from 'node:crypto'
import { cacheKeys } from '@resume/proto/cache-keys'
import type { FastifyInstance } from 'fastify'
import type { AdmissionRequest } from '../admission/admission-request.ts'
import type { Admission } from '../admission/admit.ts'
import type { LimitClass } from '../admission/limit-classes.ts'
import type { EntrySets } from '../cache/entry-sets.ts'
import { changelogFeed, feedPath } from '../feed/changelog-feed.ts'
import { addressBucket } from '../http/client-address.ts'
import type { Clients } from '../routes/clients.ts'
import { contextOf } from './trace-requests.ts'

/** Entries that the feed shows. */
const shownEntries = 50

/** Time for loading them, in milliseconds. */
const timeoutMs = 5_000

/** The feed looks at no credential. */
const nobody = {
  keyHash: undefined,
  hasBadKey: false,
  sessionCookie: undefined,
  hasForeignSession: false,
  isFirstParty: false,
}

/** Serves the changelog as an Atom feed, to everybody. It is counted by address and kept as the answers of the API are. */
export function serveChangelogFeed(
  app: FastifyInstance,
  options: {
    content: Clients['content']
    admit: (request: AdmissionRequest) => Promise<Admission>
    sets: EntrySets
    limit: LimitClass
    lifetimeMs: number
    baseUrl: string
  },
): void {
  const { content, admit, sets, limit, lifetimeMs, baseUrl } = options
  const place = { set: cacheKeys.changelog, field: 'feed' }

  app.get(feedPath, async (request, reply) => {
    const context = () => contextOf(request)
    const address = addressBucket(request.ip)
    const asked = { route: `GET ${feedPath}`, limit, address, credentials: nobody, context, bodySet: place }
    const { body, bodyLease } = await admit(asked)
    const load = async () => {
      const call = { context: { ...context(), deadline: Date.now() + timeoutMs }, timeoutMs }
      const { items, freshForMs } = await content.call('ListChangelog', { limit: shownEntries, offset: 0 }, call)
      const bytes = Buffer.from(changelogFeed(items, baseUrl))
      return { bytes, lifetimeMs: freshForMs === undefined ? lifetimeMs : Math.min(lifetimeMs, Number(freshForMs)) }
    }
    const feed = body ?? (await sets.load(place.set, place.field, bodyLease?.token, load))
    const etag = `"${createHash('sha256').update(feed).digest('base64url').slice(0, 27)}"`
    reply.headers({ etag, 'cache-control': 'no-cache' })
    if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/atom+xml; charset=utf-8').send(feed)
  })
}

/** Whether a client has what it would get (RFC 9110, section 13.1.2). */
function isCurrent(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
