import { AppError } from '@resume/service-kit/errors/app-error'
import type { ErrorCode } from '@resume/service-kit/errors/error-codes'
import type { Extract } from '../domain/extract-text.ts'
import { ExtractionError, type ExtractionFault } from '../extraction/extraction.ts'
import { createExtractionPool } from '../extraction/pool.ts'

/** Reads files apart from this process. */
export interface Extractor {
  extract: Extract
  /** Files that may be read or wait to be read at once. */
  capacity: number
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
  return {
    capacity: processes * (1 + waitingPerProcess),
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
