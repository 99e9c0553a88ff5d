import { cacheKeys } from '@resume/proto/cache-keys'
import { entryValue, type LeaseCache } from '@resume/service-kit/cache/lease-cache'
import { leaseKeyOf } from '@resume/service-kit/cache/lease-scripts'
import type { RedisClient } from '@resume/service-kit/redis/connect'
import { decodeRecord } from '../access/identity-record.ts'
import { readSetScript, setLeaseOf } from '../cache/entry-set-scripts.ts'
import { setValueOf } from '../cache/entry-sets.ts'
import type { AdmissionRequest } from './admission-request.ts'
import { type Ask, type Asked, type AskOptions, countersOf, leaseOf } from './ask.ts'
import { admitCallerScript, countAddressScript, readKeyScript, uncountAddressScript } from './cluster-scripts.ts'
import { defaultWindowMs } from './limit-classes.ts'

type Read = [value: Buffer | null, lease: Buffer | null]

interface ScriptedRedis extends RedisClient {
  countAddress(counter: string, ofAddress: string, ...args: (string | number)[]): Promise<number[]>
  uncountAddress(counter: string, ofAddress: string, ...ends: number[]): Promise<null>
  readKey(counter: string): Promise<[requests: number, left: number]>
  setReadBuffer(set: string, lease: string, field: string, minLoadedAt: number, token: string): Promise<Read>
  admitCallerBuffer(
    ...args: [counter: string, touched: string, body: string, lease: string, ...args: (string | number)[]]
  ): Promise<[verdict: number, requests: number, left: number, touch?: number, ...body: Partial<Read>]>
}

/** The counter of a key: where its owner's data is. */
export const keyCounterOf = ({ placed }: AskOptions['connection'], keyId: string, userId: string): string =>
  placed(`rl:key:${keyId}`, userId)

/**
 * Asks a cluster, in two round trips at most: the first counts the address and finds out whose credential it is, on two nodes
 * at once, the second counts the key and reads the body, where the caller's data is kept. A request that the key's limit
 * refuses is given back to its address.
 */
export function createClusterAsk(options: AskOptions & { cache: LeaseCache }): Ask {
  const { connection, cache, logger } = options
  const redis = connection.redis as ScriptedRedis
  redis.defineCommand('countAddress', { numberOfKeys: 2, lua: countAddressScript })
  redis.defineCommand('uncountAddress', { numberOfKeys: 2, lua: uncountAddressScript })
  redis.defineCommand('readKey', { numberOfKeys: 1, lua: readKeyScript })
  redis.defineCommand('setRead', { numberOfKeys: 2, lua: readSetScript })
  redis.defineCommand('admitCaller', { numberOfKeys: 4, lua: admitCallerScript })
  const quietly = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
    work.catch((err: unknown) => {
      logger.debug({ err }, 'admission without a node of Redis')
      return undefined
    })

  const countAddress = async ({ limit, isPart }: AdmissionRequest, counters: [string, string]) => {
    if (!options.limitsEnabled || limit.max === 0) return [-1]
    const args = [limit.max, limit.windowMs, options.addressMax, defaultWindowMs, isPart ? 'part' : ''] as const
    return quietly(redis.countAddress(...counters, ...args))
  }

  const readSet = async ({ bodySet }: AdmissionRequest, token: string): Promise<Pick<Asked, 'body' | 'bodyLease'>> => {
    if (!bodySet) return {}
    const set = connection.placed(bodySet.set)
    const minLoadedAt = connection.minLoadedAt(set)
    const read = await quietly(redis.setReadBuffer(set, setLeaseOf(set), bodySet.field, minLoadedAt, token))
    if (!read || connection.minLoadedAt(set) !== minLoadedAt) return {}
    return bodyOf(read, setValueOf, token)
  }

  /** The second round trip; undefined when what had to be counted could not be. */
  const admitCaller = async (request: AdmissionRequest, record: Buffer, token: string): Promise<Asked | undefined> => {
    const isKey = request.credentials.keyHash !== undefined
    const { principal, rateLimit } = decodeRecord(isKey ? 'api-key' : 'session', record)
    const { userId } = principal
    const keyId = principal.kind === 'api-key' ? principal.keyId : ''
    const isCounted = options.limitsEnabled && request.limit.max > 0 && !request.isPart && rateLimit > 0
    const hasBody = request.bodyEntry !== undefined && !request.bodySet
    if (!isKey && !hasBody) return { verdict: -1, requests: 0, left: 0, touch: false }
    const body = connection.placed(`${request.bodyEntry ?? ''}${userId}`, userId)
    const minLoadedAt = connection.minLoadedAt(body)
    const answer = await quietly(
      redis.admitCallerBuffer(
        keyCounterOf(connection, keyId, userId),
        connection.placed(cacheKeys.apiKeyTouch(keyId), userId),
        body,
        leaseKeyOf(body),
        isCounted ? rateLimit : 0,
        defaultWindowMs,
        isKey ? options.touchIntervalSeconds : 0,
        minLoadedAt,
        hasBody ? token : '',
      ),
    )
    if (!answer) return isCounted ? undefined : { verdict: -1, requests: 0, left: 0, touch: false }
    const [verdict, requests, left, touch, ...read] = answer
    const isTrusted = connection.minLoadedAt(body) === minLoadedAt
    return { verdict, requests, left, touch: touch === 1, ...(isTrusted && bodyOf(read, entryValue, token)) }
  }

  /** How the limit of a key stands whose address is refused. */
  const usageOf = async ({ credentials }: AdmissionRequest, record: Buffer) => {
    if (!credentials.keyHash) return undefined
    const { principal } = decodeRecord('api-key', record)
    if (principal.kind !== 'api-key') return undefined
    return quietly(redis.readKey(keyCounterOf(connection, principal.keyId, principal.userId)))
  }

  return async (request, entryKey, token) => {
    if (!connection.isUp()) return undefined
    const [counter, ofAddress] = countersOf(request)
    const place = (name: string) => connection.placed(name, request.address)
    const counters: [string, string] = [place(counter), place(ofAddress)]
    const [counted, credential, ofSet] = await Promise.all([
      countAddress(request, counters),
      entryKey === '' ? undefined : cache.read(entryKey),
      readSet(request, token),
    ])
    const record = credential && 'hit' in credential ? credential.hit : undefined
    const recordLease = credential && 'lease' in credential ? credential.lease : undefined
    const [verdict, ...ends] = counted ?? []
    if (verdict !== -1) {
      if (recordLease?.mine) cache.release(entryKey, recordLease)
      if (verdict === undefined) return undefined
      const [requests, left] = (record && (await usageOf(request, record))) ?? [0, 0]
      return { verdict, record, requests, left, touch: false }
    }
    const takeBack = () => void (ends.length > 0 && quietly(redis.uncountAddress(...counters, ...ends)))
    if (!record) return { verdict, recordLease, requests: 0, left: 0, touch: false, takeBack, ...ofSet }
    const asked = await admitCaller(request, record, token)
    if (!asked)
      return request.limit.strict ? undefined : { verdict, record, requests: 0, left: 0, touch: false, ...ofSet }
    if (asked.verdict !== -1) takeBack()
    return { ...asked, record, ...(request.bodySet && ofSet) }
  }
}

function bodyOf([value, lease]: Partial<Read>, within: (stored: Buffer) => Buffer, token: string) {
  return {
    body: value ? within(value) : undefined,
    bodyLease: lease ? leaseOf(lease, token) : undefined,
  }
}
