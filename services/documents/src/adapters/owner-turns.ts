import { currentContext } from '@resume/service-kit/context/request-context'
import type { PoolUse } from '@resume/service-kit/metrics/metrics'
import { createFairQueue, orOverloaded } from '@resume/service-kit/work/fair-queue'
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
    inOwnersTurn: (userId, change) =>
      orOverloaded(queue.run(userId, change, currentContext()?.signal), 'documents are being changed', 2),
  }
}
