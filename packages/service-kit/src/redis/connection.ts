import type { Redis, RedisCommander } from 'ioredis'

/** The commands of one Redis, or of a cluster. On a cluster the keys of one command have to share a slot. */
export type RedisClient = Pick<Redis, keyof RedisCommander | 'multi' | 'defineCommand'>

/** A connection to Redis that knows whether it is usable. */
export interface RedisConnection {
  readonly redis: RedisClient
  /** Runs what sends commands for a whole turn of the event loop: once all that arrived in it has been read. */
  atDeparture(send: () => void): void
  /** Whether keys are spread over the primaries of a cluster: what one script touches then has to be placed together. */
  readonly isCluster: boolean
  /**
   * The name under which a key is kept: itself, and on a cluster with a hash tag before it.
   * @param by what places it: keys placed by the same share a slot. The key's last part by default, such as the user's id
   */
  placed(key: string, by?: string): string
  /** Whether commands can succeed now. While false, go on without Redis instead of waiting. */
  isUp(): boolean
  /** The same of commands for one key, as {@link placed} made it: of a cluster, another primary may be away. */
  isUpFor(name: string): boolean
  /**
   * Waits until what this connection has written under a key outlasts the loss of its primary.
   * @returns false when no replica has said so in time; true where there is none to take the place of the primary
   */
  outlasts(name: string): Promise<boolean>
  /** Asks whether Redis answers; of a cluster, whether any primary does. */
  answers(): Promise<boolean>
  /**
   * The Redis time, in milliseconds, at which an entry's load must have begun: what was loaded before may have missed an
   * invalidation. That of the first connection; after an outage, some time later, until writers have found Redis again, too.
   * An outage that a new process has not seen shows in how long Redis has been running, unless only the way to it was cut.
   *
   * On a cluster, that of the primary that holds the key: another one may have taken its place without having heard of the
   * last invalidations. An answer counts only if this is still the same when it has come.
   * @param name as {@link placed} made it
   */
  minLoadedAt(name?: string): number
  /**
   * Waits for a Redis that has just gone: whoever reads may have found it again before this process has.
   * @returns whether it is back; false once it has been away for a second and a half, and from then on at once
   */
  isBackSoon(): Promise<boolean>
  /**
   * Resolves once the first connection attempt has succeeded or failed, within about a second. A process that starts
   * serving only then enforces its limits from the first request on.
   */
  attempted(): Promise<void>
  close(): void
}

/**
 * How long a write waits, once an outage begins, for its process to find Redis again, in milliseconds: longer than the
 * pauses between its attempts.
 */
export const patienceMs = 1_500

/**
 * For how long after an outage entries are not used, in milliseconds: a process that lost Redis may take that much longer
 * than others to find it again, on a machine that is busy with starting everything at once. It costs loads, not answers.
 */
export const stragglerMs = 5_000

/** How long to wait before attempt `nth` to find Redis again, in milliseconds. */
export const pauseBefore = (nth: number): number => Math.min(50 * nth, 500)

/** What `TIME` answers, in milliseconds. */
export function timeOf([seconds, microseconds]: (string | number)[]): number {
  return Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000)
}
