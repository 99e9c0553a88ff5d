import { AppError } from '@resume/service-kit/errors/app-error'
import type { ErrorCode } from '@resume/service-kit/errors/error-codes'
import { ExtractionError, type ExtractionFault } from '../extraction/extraction.ts'
import { createExtractionPool } from '../extraction/pool.ts'
import type { ExtractTextPorts } from '../use-cases/extract-text.ts'

/** Reads files apart from this process. */
export interface Extractor extends Pick<ExtractTextPorts, 'extract' | 'takeFileSlot'> {
  close(): Promise<void>
}

/** Files that may wait for each process. */
const waitingPerProcess = 8

const codes: Record<ExtractionFault, ErrorCode> = {
  unsupported: 'unsupported_media_type',
  unreadable: 'invalid_argument',
  'too-large': 'payload_too_large',
  timeout: 'timeout',
}

/** Makes the extractor; its processes are started when there is work. */
export function createExtractor(options: { processes: number; memoryLimitMb: number; timeoutMs: number }): Extractor {
  const { processes, memoryLimitMb, timeoutMs } = options
  const pool = createExtractionPool({ size: processes, memoryLimitMb, timeoutMs })
  let freeSlots = processes * (1 + waitingPerProcess)
  return {
    takeFileSlot: () => {
      if (freeSlots === 0) return undefined
      freeSlots -= 1
      return () => {
        freeSlots += 1
      }
    },
    close: pool.close,
    extract: async (bytes, signal) => {
      try {
        return await pool.extract(bytes, signal)
      } catch (error) {
        if (error instanceof ExtractionError) throw new AppError(codes[error.fault], error.message)
        throw error
      }
    },
  }
}
