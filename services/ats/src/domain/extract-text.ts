import type { Principal } from '@resume/service-kit/context/request-context'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import { quotaCaller } from './quota-callers.ts'
import type { UsageView } from './quota-view.ts'
import type { Quotas } from './quotas.ts'
import type { Layout } from './report.ts'

/** The text of a file and what was found on the way. */
export interface ExtractedText {
  /** One line per line or wrapped paragraph, a blank line between blocks, column by column. */
  text: string
  mimeType: string
  /** Of a PDF; null for every other type. */
  pages: number | null
  wordCount: number
  warnings: string[]
  /** Null for text formats. */
  layout: Layout | null
}

/** Turns a file's bytes into text. @throws AppError for a file that cannot be read, or not in time */
export type Extract = (bytes: Uint8Array, signal: AbortSignal | undefined) => Promise<ExtractedText>

/** Largest file in bytes. */
export const largestFile = 5 * 1024 * 1024

/** Seconds after which a caller that was turned away may come again. */
const retryAfterSeconds = 5

/** What the use case works with. */
export interface ExtractTextDependencies {
  quotas: Quotas
  extract: Extract
  /** Files that may be in memory at once; further callers are turned away. */
  maxFiles: number
}

/** Takes a file and answers with its text. It costs one extraction of the caller's quota, unless it fails. */
export type ExtractText = (
  principal: Principal,
  chunks: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
) => Promise<{ extracted: ExtractedText; quota: UsageView }>

/**
 * Makes the use case; all calls share its room for files.
 * @throws AppError (the use case) `payload_too_large` above 5 MB, `unavailable` when there is no room, `rate_limited`
 *   when the quota is used up, and what {@link Extract} throws
 */
export function createExtractText({ quotas, extract, maxFiles }: ExtractTextDependencies): ExtractText {
  let files = 0
  return async (principal, chunks, signal) => {
    if (files >= maxFiles) {
      throw new AppError('unavailable', 'Too many files are being read. Please try again.', { retryAfterSeconds })
    }
    files += 1
    try {
      const caller = quotaCaller(principal)
      const { result, quota } = await quotas.spend(caller, 'extraction', async () => {
        const extracted = await extract(await collect(chunks, signal), signal)
        signal?.throwIfAborted()
        const payload = { extractionId: newId(), userId: caller.userId ?? '', mimeType: extracted.mimeType }
        return { result: extracted, event: { key: 'resumeExtracted', payload } }
      })
      return { extracted: result, quota: quota.extraction }
    } finally {
      files -= 1
    }
  }
}

/** All bytes of a file, counted as they come. */
async function collect(chunks: AsyncIterable<Uint8Array>, signal: AbortSignal | undefined): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.byteLength
    if (size > largestFile) throw new AppError('payload_too_large', 'The file is larger than 5 MB')
    parts.push(chunk)
  }
  signal?.throwIfAborted()
  if (size === 0) throw invalidFields({ path: 'resume', message: 'is empty' })
  return Buffer.concat(parts, size)
}
