import { unzipSync } from 'fflate'
import { ExtractionError } from '../extraction.ts'

/** Limits against archives that unpack to much more than they are (architecture, Hostile input). */
const limits = { unpackedBytes: 20 * 1024 * 1024, ratio: 100, entries: 2_000 }
/** Below this size a high ratio does no harm. */
const harmlessBytes = 1024 * 1024

/**
 * The files of an archive that are wanted, by name. Sizes are checked in its directory before anything is unpacked, and no file can unpack to
 * more than the directory said.
 * @throws ExtractionError for a broken archive or one beyond the limits
 */
export function openZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  let unpacked = 0
  let entries = 0
  const tooMuch = new ExtractionError('unreadable', 'The file is too large when unpacked.')
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        entries++
        if (entries > limits.entries) throw tooMuch
        if (!isWanted(name)) return false
        unpacked += originalSize
        if (unpacked > limits.unpackedBytes) throw tooMuch
        if (originalSize > harmlessBytes && originalSize > size * limits.ratio) throw tooMuch
        return true
      },
    })
    return new Map(Object.entries(files))
  } catch (error) {
    if (error instanceof ExtractionError) throw error
    throw new ExtractionError('unreadable', 'The DOCX file is damaged.')
  }
}
