import { extractionLimits } from '@resume/proto/limits/ats'
import type { Principal } from '@resume/service-kit/context/request-context'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import type { ExtractedText } from '../domain/extracted-text.ts'
import { type QuotaCaller, quotaCaller } from '../domain/quota-callers.ts'
import type { UsageView } from '../domain/quota-view.ts'
import { type SpendQuotaPorts, spendQuota } from './spend-quota.ts'

/** Turns a file's bytes into text. @throws AppError for a file that cannot be read, or not in time */
export type Extract = (
  bytes: Uint8Array,
  caller: QuotaCaller,
  signal: AbortSignal | undefined,
) => Promise<ExtractedText>

/** What extracting text needs. */
export interface ExtractTextPorts extends SpendQuotaPorts {
  extract: Extract
  /**
   * Room for files in memory; anonymous callers together get a part of it.
   * @returns gives the room back; undefined when there is none
   */
  takeFileSlot(isAnonymous: boolean): (() => void) | undefined
}

/** Seconds after which a caller that was turned away may come again. */
const retryAfterSeconds = 5

/**
 * Turns a file into its text. It costs one extraction of the caller's quota, unless it fails.
 * @throws AppError `file_too_large` above 5 MB, `overloaded` when there is no room, `quota_exceeded`, and what {@link Extract} throws
 */
export async function extractText(
  ports: ExtractTextPorts,
  principal: Principal,
  chunks: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<{ extracted: ExtractedText; quota: UsageView }> {
  const leaveSlot = ports.takeFileSlot(principal.kind === 'anonymous')
  if (!leaveSlot) {
    throw new AppError('overloaded', { what: 'files are being read' }, { retryAfterSeconds })
  }
  try {
    const caller = quotaCaller(principal)
    const { result, quota } = await spendQuota(ports, caller, 'extraction', async () => {
      const extracted = await ports.extract(await collect(chunks, signal), caller, signal)
      signal?.throwIfAborted()
      return { result: extracted }
    })
    return { extracted: result, quota: quota.extraction }
  } finally {
    leaveSlot()
  }
}

/** All bytes of a file, counted as they come. */
async function collect(chunks: AsyncIterable<Uint8Array>, signal: AbortSignal | undefined): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.byteLength
    if (size > extractionLimits.fileBytes) throw new AppError('file_too_large', { limit: '5 MB' })
    parts.push(chunk)
  }
  signal?.throwIfAborted()
  if (size === 0) throw invalidFields({ path: 'resume', message: 'is empty' })
  return Buffer.concat(parts, size)
}
