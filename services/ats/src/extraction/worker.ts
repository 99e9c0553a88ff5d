import { compilePatternsOnce } from '../compile-patterns-once.ts'
import { extractFile } from './extract-file.ts'
import { ExtractionError } from './extraction.ts'

compilePatternsOnce()

/** The child process of the pool: extracts one file at a time and says what came of it. */
process.on('message', async (bytes: Uint8Array) => {
  try {
    process.send?.({ extraction: await extractFile(bytes) })
  } catch (error) {
    const { fault, message } =
      error instanceof ExtractionError
        ? error
        : { fault: 'unreadable' as const, message: 'The file cannot be read. It may be damaged.' }
    process.send?.({ fault, message })
  }
})
