import type { LeaseCache } from '@resume/service-kit/cache/lease-cache'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AdmissionRequest } from '../admission/admission-request.ts'
import type { Admission } from '../admission/admit.ts'
import { type EntrySets, fieldOf } from '../cache/entry-sets.ts'
import { namesTag, takeTag, withTag } from '../http/entity-tag.ts'
import { RawJson } from '../http/envelope.ts'
import { type AnyRoute, Brief, type RouteCall, type SharedCache, Uncached } from '../routes/route.ts'

/** Where the answer to a request is kept, if it is. */
export type KeptPlace = Pick<AdmissionRequest, 'bodyEntry' | 'bodySet'>

/** `data` as a cache keeps it. */
export class KeptBytes {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

/** What callers may do with an answer that has an entity tag: keep it, and ask each time whether it still holds. */
const revalidated = 'private, no-cache'

/** Where the answer to a request is kept. @param query as it was sent */
export function placeOf({ cache, operation }: AnyRoute, params: Record<string, string>, query: object): KeptPlace {
  if (!cache) return {}
  if (!('set' in cache)) return { bodyEntry: cache.entry('', params) }
  const set = typeof cache.set === 'string' ? cache.set : cache.set(params)
  return set === undefined ? {} : { bodySet: { set, field: fieldOf(operation, params, query) } }
}

/** What doing work through caches needs. */
interface CacheOptions {
  cache: LeaseCache
  sets: EntrySets
  /** How long answers that everybody gets are kept, in seconds. */
  lifetimes: Record<SharedCache['lifetime'], number>
  /** Hears whether a cacheable answer was cached. */
  countCacheRead: (outcome: 'hit' | 'miss') => void
}

/** Does a row's work, through the cache when the row has one. */
export async function cachedWork(
  row: AnyRoute,
  call: RouteCall<unknown, unknown, unknown>,
  { place, admission }: { place: KeptPlace; admission: Admission },
  options: CacheOptions,
): Promise<unknown> {
  if (row.cache && 'set' in row.cache) return workForAll(row, row.cache, call, { place, admission }, options)
  if (!row.cache || call.principal.kind === 'anonymous') return row.work(call as never)
  const { cache } = options
  options.countCacheRead('miss')
  const entry = row.cache.entry(call.principal.userId, call.params as Record<string, string>)
  const load = async () => bytesOf(await row.work(call as never))
  const { ttlSeconds } = row.cache
  try {
    return new KeptBytes(
      admission.bodyLease
        ? await cache.loadUnderLease(entry, admission.bodyLease, ttlSeconds, load)
        : await cache.getOrLoad(entry, ttlSeconds, load),
    )
  } catch (thrown) {
    if (thrown instanceof Uncached) return thrown.data
    throw thrown
  }
}

/** Does the work of a row whose answers everybody gets, and keeps the answer for as long as it is right. */
async function workForAll(
  row: AnyRoute,
  cache: SharedCache,
  call: RouteCall<unknown, unknown, unknown>,
  { place, admission }: { place: KeptPlace; admission: Admission },
  { sets, lifetimes, countCacheRead }: CacheOptions,
): Promise<KeptBytes> {
  countCacheRead('miss')
  const usual = lifetimes[cache.lifetime] * 1000
  const load = async () => {
    const result = await row.work(call as never)
    const isBrief = result instanceof Brief
    const json = bytesOf(isBrief ? result.data : result)
    const lifetimeMs = isBrief ? Math.min(usual, result.lifetimeMs) : usual
    return { bytes: cache.etag ? withTag(json) : json, lifetimeMs }
  }
  if (!place.bodySet) return new KeptBytes((await load()).bytes)
  const { set, field } = place.bodySet
  return new KeptBytes(await sets.load(set, field, admission.bodyLease?.token, load))
}

/** Answers with what a cache keeps; with 304 when the caller has it already. */
export function answerKept(
  cache: AnyRoute['cache'],
  bytes: Buffer,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  respond: (data: unknown, reply: FastifyReply) => string | FastifyReply,
): unknown {
  if (!cache || !('set' in cache) || !cache.etag) return respond(new RawJson(bytes), reply)
  const { tag, json } = takeTag(bytes)
  reply.headers({ etag: tag, 'cache-control': revalidated })
  if (!namesTag(request.headers['if-none-match'], tag)) return respond(new RawJson(json), reply)
  reply.removeHeader('content-type')
  return reply.code(304).send()
}

/** `data` as the bytes that are kept; bytes that it consists of already are not copied. */
function bytesOf(data: unknown): Buffer {
  const json = data instanceof RawJson ? data.json : JSON.stringify(data)
  return typeof json === 'string' ? Buffer.from(json) : json
}
