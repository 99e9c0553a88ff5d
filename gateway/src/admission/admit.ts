import { cacheKeys } from '@resume/proto/cache-keys'
import { type Lease, type LeaseCache, newLeaseToken } from '@resume/service-kit/cache/lease-cache'
import type { RequestContext } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { RedisClient, RedisConnection } from '@resume/service-kit/redis/connect'
import { type Credentials, cookieHashOf, unauthenticated } from '../access/credentials.ts'
import { decodeRecord, encodeRecord, type IdentityRecord } from '../access/identity-record.ts'
import type { AdmissionRequest } from './admission-request.ts'
import { countKeyScript } from './admission-script.ts'
import { type Asked, createAsk } from './ask.ts'
import { createClusterAsk, keyCounterOf } from './ask-cluster.ts'
import type { HeldBodies } from './held-bodies.ts'
import { defaultWindowMs } from './limit-classes.ts'

/** The figures of a key's own limit. */
export interface KeyUsage {
  limit: number
  remaining: number
  /** Unix timestamp in seconds at which the window ends. */
  resetAt: number
}

/** A request that was let in. */
export interface Admission {
  /** Whose credential it brought; undefined without one. */
  record: IdentityRecord | undefined
  keyUsage: KeyUsage | undefined
  /** The cached body, when there is one. */
  body: Buffer | undefined
  /** The lease of the body, or of its set, when it is missing; undefined also when Redis is away. */
  bodyLease: Lease | undefined
  /** Whether the request was counted; false when Redis is away. */
  counted: boolean
  /** A cookie to set, when the session was prolonged. */
  setCookie: string | undefined
}

/** Rejected by a limit; the gateway says when to come back and, for keys, how the limit stands. */
export class LimitExceeded extends AppError {
  readonly keyUsage: KeyUsage | undefined

  constructor(msLeft: number, keyUsage?: KeyUsage) {
    super('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(msLeft / 1000)) })
    this.keyUsage = keyUsage
  }
}

/** Asks identity whom credentials belong to. */
export interface Authenticator {
  /** @throws AppError `unauthenticated` when no active key has the hash */
  byKey(hashes: { keyHash: string; previousKeyHash?: string }, context: RequestContext): Promise<IdentityRecord>
  /** @throws AppError `unauthenticated` when no live session has the cookie */
  bySession(cookie: string, context: RequestContext): Promise<IdentityRecord & { setCookie: string | undefined }>
  /** Notes that a key was used; nobody waits for it. */
  recordUse(keyId: string, context: RequestContext): void
}

/** What admission is made of. */
export interface AdmissionOptions {
  connection: RedisConnection
  cache: LeaseCache
  authenticator: Authenticator
  /** Whether requests are counted at all. */
  limitsEnabled: boolean
  addressMax: number
  authTtlSeconds: number
  touchIntervalSeconds: number
  held: HeldBodies
  logger: Logger
}

interface ScriptedRedis extends RedisClient {
  countKey(counter: string, max: number, windowMs: number): Promise<[passed: number, requests: number, left: number]>
}

/** What is known of a request when Redis is away. */
const uncounted: Asked = { verdict: -1, requests: 0, left: 0, touch: false }

/**
 * Lets requests in: counts them, finds whose they are, and brings the cached body along, in one round trip to Redis, or two
 * to a cluster.
 */
export function createAdmission(options: AdmissionOptions): (request: AdmissionRequest) => Promise<Admission> {
  const { connection, cache, authenticator } = options
  const redis = connection.redis as ScriptedRedis
  redis.defineCommand('countKey', { numberOfKeys: 1, lua: countKeyScript })
  const ask = connection.isCluster ? createClusterAsk(options) : createAsk(options)

  /** Counts a request of a key that has just been looked up. */
  const countKey = async (
    { principal, rateLimit }: IdentityRecord,
    takeBack?: () => void,
  ): Promise<KeyUsage | undefined> => {
    if (principal.kind !== 'api-key' || !options.limitsEnabled || !connection.isUp()) return undefined
    const counter = keyCounterOf(connection, principal.keyId, principal.userId)
    const answer = await redis.countKey(counter, rateLimit, defaultWindowMs).catch(() => undefined)
    if (!answer) return undefined
    const [passed, requests, left] = answer
    if (!passed) {
      takeBack?.()
      throw new LimitExceeded(left, usage(rateLimit, rateLimit, left))
    }
    return usage(rateLimit, requests, left)
  }

  const lookUp = async (request: AdmissionRequest, entryKey: string, lease: Lease | undefined) => {
    const { credentials } = request
    let setCookie: string | undefined
    const load = async () => {
      const { keyHash, previousKeyHash } = credentials
      if (keyHash) {
        const hashes = { keyHash, ...(previousKeyHash !== undefined && { previousKeyHash }) }
        return encodeRecord(await authenticator.byKey(hashes, request.context()))
      }
      const session = await authenticator.bySession(credentials.sessionCookie ?? '', request.context())
      setCookie = session.setCookie
      return encodeRecord(session)
    }
    const bytes = lease ? await cache.loadUnderLease(entryKey, lease, options.authTtlSeconds, load) : await load()
    return { record: decodeRecord(kindOf(credentials), bytes), setCookie }
  }

  return async (request) => {
    const { credentials } = request
    const hasCredential = credentials.keyHash !== undefined || credentials.sessionCookie !== undefined
    const entryKey = credentials.keyHash
      ? cacheKeys.apiKeyAuth(credentials.keyHash)
      : credentials.sessionCookie
        ? cacheKeys.sessionAuth(cookieHashOf(credentials.sessionCookie))
        : ''
    const token = newLeaseToken()
    const asked = await ask(request, entryKey, token)
    if (!asked && request.limit.strict) throw new AppError('unavailable')
    const { verdict, record, recordLease, requests, left, touch } = asked ?? uncounted
    if (verdict !== -1) {
      const max = record ? decodeRecord(kindOf(credentials), record).rateLimit : 0
      throw new LimitExceeded(verdict, max > 0 ? usage(max, requests, left) : undefined)
    }
    const admission: Admission = {
      record: undefined,
      keyUsage: undefined,
      body: asked?.body,
      bodyLease: asked?.bodyLease,
      counted: asked !== undefined,
      setCookie: undefined,
    }
    if (!hasCredential) return admission

    if (record) {
      const known = decodeRecord(kindOf(credentials), record)
      if (known.expiresAt <= Date.now()) return withoutSession(request, admission)
      admission.record = known
      if (requests > 0) admission.keyUsage = usage(known.rateLimit, requests, left)
    } else {
      try {
        const found = await lookUp(request, entryKey, recordLease)
        admission.record = found.record
        admission.setCookie = found.setCookie
      } catch (error) {
        if (error instanceof AppError && error.code === 'unauthenticated') return withoutSession(request, admission)
        throw error
      }
      if (!request.isPart) admission.keyUsage = await countKey(admission.record, asked?.takeBack)
    }
    const { principal } = admission.record
    const mayBeUnnoted = touch || !record
    if (mayBeUnnoted && principal.kind === 'api-key') authenticator.recordUse(principal.keyId, request.context())
    return admission
  }
}

/** A key that is not good is refused wherever it is sent; a session that has ended counts as none. */
function withoutSession({ credentials, bodySet }: AdmissionRequest, admission: Admission): Admission {
  if (credentials.keyHash) throw unauthenticated()
  if (bodySet) return { ...admission, record: undefined }
  return { ...admission, record: undefined, body: undefined, bodyLease: undefined }
}

function kindOf(credentials: Credentials): 'api-key' | 'session' {
  return credentials.keyHash ? 'api-key' : 'session'
}

function usage(limit: number, requests: number, msLeft: number): KeyUsage {
  return {
    limit,
    remaining: Math.max(0, limit - requests),
    resetAt: Math.ceil((Date.now() + Math.max(0, msLeft)) / 1000),
  }
}
