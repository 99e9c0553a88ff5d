import { ApiError, type ResumePlatform } from '@resume-platform/sdk'
import { UnreadableFile } from './files.ts'
import type { Scanner } from './scanner.ts'

/** Answers that say that a file cannot be read. */
const itsFault = [400, 408, 413, 415]

/** Scans on the platform, with the quota of whoever the client is. */
export function createRemoteScanner({ ats }: ResumePlatform): Scanner {
  return {
    scan: async (file, jobDescription) => {
      const { text, layout } = await ats.extractText(file).catch((error: unknown) => {
        const isItsFault = error instanceof ApiError && itsFault.includes(error.status)
        throw isItsFault ? new UnreadableFile(error.message) : error
      })
      const { report } = await ats.check({
        resume: text,
        layout,
        ...(jobDescription !== undefined && { jobDescription }),
      })
      return report
    },
    close: async () => undefined,
  }
}
