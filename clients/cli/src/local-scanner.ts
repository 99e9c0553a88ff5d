import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  compilePatternsOnce,
  createExtractionPool,
  createFetchJobPage,
  ExtractionError,
  scanResume,
} from '@resume/ats/engine'
import { CommandError } from './exit-codes.ts'
import { UnreadableFile } from './files.ts'
import type { Scanner } from './scanner.ts'

/** One file at a time, in as much memory as on the platform, and for longer: a machine of CI can be slow, and nobody else waits. */
const limits = { size: 1, timeoutMs: 60_000, memoryLimitMb: 512 }

/** Scans with the engine of the platform, in this process; files are read in a process of their own, which can be killed. */
export function createLocalScanner(): Scanner {
  compilePatternsOnce()
  /** Beside this file, in the sources as in the package. */
  const workerFile = fileURLToPath(new URL(`extraction-worker${extname(import.meta.url)}`, import.meta.url))
  const files = createExtractionPool({ ...limits, workerFile })
  /** Whoever ends the command ends the reading, too. */
  const leave = () => void files.close()
  process.once('exit', leave)
  return {
    scan: async (file, jobDescription = '') => {
      const { text, layout } = await files.extract(file).catch((error: unknown) => {
        throw error instanceof ExtractionError ? new UnreadableFile(error.message) : error
      })
      return scanResume({
        resume: text,
        jobDescription,
        ...(layout && { layout }),
        today: new Date(),
        restricted: false,
      })
    },
    close: async () => {
      process.off('exit', leave)
      await files.close()
    },
  }
}

/**
 * The job description on a web page, within the limits that the platform has for one: HTTPS, public addresses, 2 MB, 8 seconds.
 * @throws CommandError with the reason when there is none
 */
export async function readJobPage(url: string): Promise<string> {
  try {
    return await createFetchJobPage()(url, undefined)
  } catch (error) {
    throw new CommandError(`${(error as Error).message} Save the page as a file, and name the file.`)
  }
}
