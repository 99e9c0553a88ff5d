import type { PoolUse } from '@resume/service-kit/metrics/metrics'
import { createFairQueue, orOverloaded } from '@resume/service-kit/work/fair-queue'
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
    inTurn: (userId, work, signal) => orOverloaded(queue.run(userId, work, signal), 'images are being checked', 5),
  }
}
