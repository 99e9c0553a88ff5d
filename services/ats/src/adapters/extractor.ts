import { AppError } from '@resume/service-kit/errors/app-error'
import type { PoolUse } from '@resume/service-kit/metrics/metrics'
import { createFairQueue } from '@resume/service-kit/work/fair-queue'
import { ExtractionError, type ExtractionFault } from '../extraction/extraction.ts'
import { createExtractionPool } from '../extraction/pool.ts'
import type { ExtractTextPorts } from '../use-cases/extract-text.ts'

/** Reads files apart from this process. */
export interface Extractor extends Pick<ExtractTextPorts, 'extract' | 'takeFileSlot'> {
  /** How many files are read, and how many wait or still arrive. */
  use(): PoolUse
  close(): Promise<void>
}

/** Files that may wait for each process. */
const waitingPerProcess = 8

/** What a fault is to whoever sent the file. */
const errorOf: Record<ExtractionFault, (reason: string) => AppError> = {
  unsupported: (reason) => new AppError('unsupported_file_type', { reason }),
  unreadable: (reason) => new AppError('file_unreadable', { reason }),
  'too-large': () => new AppError('file_too_large', { limit: '5 MB' }),
  timeout: () => new AppError('extraction_timeout'),
}

/** Makes the extractor; its processes are started when there is work. */
export function createExtractor(options: { processes: number; memoryLimitMb: number; timeoutMs: number }): Extractor {
  const { processes, memoryLimitMb, timeoutMs } = options
  const pool = createExtractionPool({ size: processes, memoryLimitMb, timeoutMs })
  const slots = processes * (1 + waitingPerProcess)
  /** Callers take turns, and those without an account leave a process to the others, where there are several. */
  const turns = createFairQueue({ slots: processes, most: slots })
  const anonymousTurns = createFairQueue({ slots: Math.max(1, processes - 1), most: slots })
  /** Of anonymous callers: the others keep a third. */
  const anonymousSlots = Math.ceil((slots * 2) / 3)
  let taken = 0
  let takenAnonymously = 0
  return {
    takeFileSlot: (isAnonymous) => {
      if (taken === slots || (isAnonymous && takenAnonymously === anonymousSlots)) return undefined
      taken += 1
      if (isAnonymous) takenAnonymously += 1
      return () => {
        taken -= 1
        if (isAnonymous) takenAnonymously -= 1
      }
    },
    use: () => ({ capacity: processes, busy: Math.min(taken, processes), queued: Math.max(0, taken - processes) }),
    close: pool.close,
    extract: async (bytes, { subject, userId }, signal) => {
      const deadline = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])])
      const read = (caller: string) => turns.run(caller, () => pool.extract(bytes, deadline), deadline)
      try {
        return await (userId ? read(subject) : anonymousTurns.run(subject, () => read('anonymous'), deadline))
      } catch (error) {
        if (error instanceof ExtractionError) throw errorOf[error.fault](error.message)
        throw deadline.aborted ? errorOf.timeout('') : error
      }
    },
  }
}
