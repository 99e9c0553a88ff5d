import { entryValue, type Lease } from '@resume/service-kit/cache/lease-cache'
import { stampLength } from '@resume/service-kit/cache/lease-scripts'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { RedisClient, RedisConnection } from '@resume/service-kit/redis/connect'
import { sameBody, timeLength } from '../cache/entry-set-scripts.ts'
import type { AdmissionRequest } from './admission-request.ts'
import { admissionScript } from './admission-script.ts'
import { askTogether } from './ask-together.ts'
import { uncountAddressScript } from './cluster-scripts.ts'
import type { HeldBodies, HeldBody } from './held-bodies.ts'
import { defaultWindowMs } from './limit-classes.ts'

/** What Redis says of a request. */
export interface Asked {
  /** -1: it may go on; else milliseconds after which a retry makes sense. */
  verdict: number
  /** Whose credential it is, when that is kept. */
  record?: Buffer | undefined
  recordLease?: Lease | undefined
  body?: Buffer | undefined
  bodyLease?: Lease | undefined
  /** Requests of the key in its window, with this one, and the milliseconds that are left of it. */
  requests: number
  left: number
  /** Whether the use of the key is to be noted. */
  touch: boolean
  /** Takes the request back from its address: for a key that is found and refused later. */
  takeBack?: () => void
}

/**
 * Asks Redis for a request.
 * @param entryKey the entry of its credential; empty without one
 * @param token for the leases of what is missing
 * @returns undefined when it was not counted, because Redis is away
 */
export type Ask = (request: AdmissionRequest, entryKey: string, token: string) => Promise<Asked | undefined>

/** What asking depends on; see `AdmissionOptions`. */
export interface AskOptions {
  connection: RedisConnection
  limitsEnabled: boolean
  addressMax: number
  touchIntervalSeconds: number
  held: HeldBodies
  logger: Logger
}

type Answer = [
  verdict: number,
  entry?: Buffer | null,
  lease?: Buffer | null,
  body?: Buffer | null,
  bodyLease?: Buffer | null,
  requests?: number,
  left?: number,
  touch?: number,
  ...ends: number[],
]

interface ScriptedRedis extends RedisClient {
  admitBuffer(keyCount: number, ...args: (string | number)[]): Promise<(Answer | Buffer)[]>
  uncountAddress(counter: string, ofAddress: string, ...ends: number[]): Promise<null>
}

/** The counters of an address: that of the class or of one route of it, and that over all routes. */
export function countersOf({ limit, address, route }: AdmissionRequest): [counter: string, ofAddress: string] {
  return [limit.perRoute ? `rl:${limit.name}:${route}:${address}` : `rl:${limit.name}:${address}`, `rl:ip:${address}`]
}

/** A lease as a script answers it. @param own the token that it may have taken */
export function leaseOf(token: Buffer, own: string): Lease {
  const holder = token.toString('latin1')
  return { token: holder, mine: holder === own }
}

/** What a body is held by; no two bodies have the same, whatever callers put into the names of sets. */
function bodyNameOf({ bodySet, bodyEntry = '' }: AdmissionRequest, entryKey: string): string {
  return bodySet ? `${bodySet.set.length} ${bodySet.set} ${bodySet.field}` : `${entryKey} ${bodyEntry}`
}

/** Asks one Redis, in one round trip, which requests of the same turn share. */
export function createAsk(options: AskOptions): Ask {
  const { connection, held, logger } = options
  const redis = connection.redis as ScriptedRedis
  const lua = admissionScript({
    addressMax: options.addressMax,
    windowMs: defaultWindowMs,
    touchSeconds: options.touchIntervalSeconds,
  })
  redis.defineCommand('admit', { lua })
  redis.defineCommand('uncountAddress', { numberOfKeys: 2, lua: uncountAddressScript })
  const askOne = askTogether<Answer>(connection.atDeparture, (keys, args) =>
    redis.admitBuffer(keys.length, ...keys, connection.minLoadedAt(), ...args),
  )

  const uncount = (counter: string, ofAddress: string, ends: number[]) => {
    redis.uncountAddress(counter, ofAddress, ...ends).catch((err: unknown) => {
      logger.debug({ err }, 'a request could not be taken back')
    })
  }

  const bodyOf = (answered: Buffer, name: string, headLength: number, known: HeldBody | undefined) => {
    if (known && answered.length === sameBody.length) return known.body
    const body = answered.subarray(headLength)
    held.hear(name, answered.toString('latin1', 0, headLength), body)
    return body
  }

  return async (request, entryKey, token) => {
    if (!connection.isUp()) return undefined
    const { limit, bodySet } = request
    const [counter, ofAddress] = countersOf(request)
    const bodyName = bodyNameOf(request, entryKey)
    const known = held.find(bodyName)
    try {
      const [verdict, entry, lease, body, bodyLease, requests = 0, left = 0, touch = 0, ...ends] = await askOne(
        [counter, ofAddress, entryKey],
        [
          options.limitsEnabled ? limit.max : 0,
          limit.windowMs,
          token,
          bodySet?.set ?? request.bodyEntry ?? '',
          bodySet?.field ?? '',
          request.credentials.keyHash ? 'key' : '',
          request.isPart ? 'part' : '',
          known?.head ?? '',
        ],
      )
      return {
        verdict,
        record: entry ? entryValue(entry) : undefined,
        recordLease: lease ? leaseOf(lease, token) : undefined,
        body: body ? bodyOf(body, bodyName, bodySet ? 2 * timeLength : stampLength, known) : undefined,
        bodyLease: bodyLease ? leaseOf(bodyLease, token) : undefined,
        requests,
        left,
        touch: touch === 1,
        ...(ends.length > 0 && { takeBack: () => uncount(counter, ofAddress, ends) }),
      }
    } catch (err) {
      logger.debug({ err }, 'admission without Redis')
      return undefined
    }
  }
}
