import { currentContext } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { PoolUse } from '@resume/service-kit/metrics/metrics'
import { createFairQueue, QueueIsFull } from '@resume/service-kit/work/fair-queue'
import type { LockOwnerPorts } from '../use-cases/lock-owner.ts'

/**
 * Changes under owners' locks at once: they leave two of the ten connections to reads. One of a user works, and the next one has its
 * connection by the time that the lock is free; more would hold connections only to wait for it.
 */
const slots = 8
const each = 2

/** Changes that may wait. More would not be done in the time that a request has. */
const most = 512

/** Lets owners take turns with their changes before these take a connection. */
export interface OwnerTurns {
  inOwnersTurn: LockOwnerPorts['inOwnersTurn']
  use(): PoolUse
}

/** Makes the {@link OwnerTurns}. */
export function createOwnerTurns(): OwnerTurns {
  const queue = createFairQueue({ slots, each, most })
  return {
    use: queue.use,
    inOwnersTurn: async (userId, change) => {
      try {
        return await queue.run(userId, change, currentContext()?.signal)
      } catch (error) {
        if (!(error instanceof QueueIsFull)) throw error
        throw new AppError('overloaded', { what: 'documents are being changed' }, { retryAfterSeconds: 2 })
      }
    },
  }
}
