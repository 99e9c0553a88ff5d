import { AppError } from '@resume/service-kit/errors/app-error'
import type { PoolUse } from '@resume/service-kit/metrics/metrics'
import { createFairQueue, QueueIsFull } from '@resume/service-kit/work/fair-queue'
import type { CompleteAssetPorts } from '../use-cases/complete-asset.ts'

/** Images that are read or written beside those that are decoded. */
const besideDecoding = 3

/** Images that may wait; what waits takes no memory. More would not be done in the time that a request has. */
const most = 32

/** Lets users take turns with their images, so that many of one don't hold up the only one of another. */
export interface ImageTurns {
  inTurn: CompleteAssetPorts['inTurn']
  use(): PoolUse
}

/** Makes the {@link ImageTurns}. @param processes that decode images */
export function createImageTurns(processes: number): ImageTurns {
  const queue = createFairQueue({ slots: processes + besideDecoding, most })
  return {
    use: queue.use,
    inTurn: async (userId, work, signal) => {
      try {
        return await queue.run(userId, work, signal)
      } catch (error) {
        if (!(error instanceof QueueIsFull)) throw error
        throw new AppError('overloaded', { what: 'images are being checked' }, { retryAfterSeconds: 5 })
      }
    },
  }
}
