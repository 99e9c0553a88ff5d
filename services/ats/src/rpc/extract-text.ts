import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import type { ExtractTextRequestOutput } from '@resume/proto/generated/resume/ats/v1/ExtractTextRequest'
import { requirePrincipal } from '@resume/service-kit/context/callers'
import { currentContext } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { UploadHandler } from '@resume/service-kit/grpc/method-types'
import { extractText } from '../use-cases/extract-text.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeUsage } from './encode.ts'

/** Turns an uploaded file into plain text. */
export function extractTextRpc(dependencies: Dependencies): UploadHandler<AtsServiceDefinition['ExtractText']> {
  return async (requests) => {
    const upload = requests[Symbol.asyncIterator]()
    const first = await upload.next()
    const metadata = first.done ? undefined : first.value.metadata
    if (!metadata) throw new AppError('malformed_upload', { reason: 'it does not begin with its metadata' })
    const { extracted, quota } = await extractText(
      dependencies,
      requirePrincipal(),
      chunksOf(upload),
      currentContext()?.signal,
    )
    return {
      text: extracted.text,
      fileName: metadata.fileName,
      mimeType: extracted.mimeType,
      ...(extracted.pages !== null && { pages: extracted.pages }),
      wordCount: extracted.wordCount,
      warnings: extracted.warnings,
      ...(extracted.layout && { layout: extracted.layout }),
      quota: encodeUsage(quota),
    }
  }
}

async function* chunksOf(upload: AsyncIterator<ExtractTextRequestOutput>): AsyncGenerator<Uint8Array> {
  for (let part = await upload.next(); !part.done; part = await upload.next()) {
    const { chunk, complete } = part.value
    if (complete) return
    if (!chunk) throw new AppError('malformed_upload', { reason: 'it has its metadata twice' })
    yield chunk
  }
  throw new AppError('malformed_upload', { reason: 'it was cut off' })
}
