import { currentContext } from '@resume/service-kit/context/request-context'
import type { PoolUse } from '@resume/service-kit/metrics/metrics'
import { createFairQueue, orOverloaded } from '@resume/service-kit/work/fair-queue'

/**
 * Large contents on their way at once, and how many of them for one user. Each takes some megabytes: as PostgreSQL sends it, unpacked, and
 * in its answer.
 */
const slots = 16
const each = 4

/** Reads that may wait; what waits takes a few KB. More would not be done in the time that a request has. */
const most = 512

/** Lets users take turns at reading large contents, so that memory holds a few of them at a time, whoever asks for how many. */
export interface LargeContents {
  /**
   * Runs a read when it is its user's turn, which lasts until the call's answer has left. A call may read one.
   * @throws AppError `overloaded` when too many wait; the reason of the call's signal when its caller has gone
   */
  inTurn<Result>(userId: string, read: () => Promise<Result>): Promise<Result>
  use(): PoolUse
}

/** Makes the {@link LargeContents}. */
export function createLargeContents(): LargeContents {
  const queue = createFairQueue({ slots, each, most })
  return {
    use: queue.use,
    inTurn: async (userId, read) => {
      const { signal, onSent } = currentContext() ?? {}
      const result = Promise.withResolvers<Awaited<ReturnType<typeof read>>>()
      const readAndSend = async () => {
        const sent = new Promise<void>((resolve) => (onSent ? onSent(resolve) : resolve()))
        result.resolve(await read())
        await sent
      }
      orOverloaded(queue.run(userId, readAndSend, signal), 'large documents are being read', 2).catch(result.reject)
      return result.promise
    },
  }
}
