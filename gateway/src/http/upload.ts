import '@fastify/multipart'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import type { FastifyRequest } from 'fastify'

/** A file that comes in. */
export interface Upload {
  fileName: string
  /**
   * The bytes as they come.
   * @throws AppError `file_too_large` when there are more than allowed, `validation_failed` when something follows them
   */
  chunks: AsyncIterable<Buffer>
}

/** Longest file name that is handed on, in characters. */
const longestName = 255

/**
 * The file of a multipart request, read as it comes and never kept.
 * @throws AppError `unsupported_media_type` for another content type, `validation_failed` without that field
 */
export async function readUpload(
  request: FastifyRequest,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<Upload> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', { reason: 'Content-Type must be multipart/form-data' })
  const parts = request.parts({ limits: { fileSize: maxBytes, files: 2, fields: 1, parts: 2 } })
  const next = async () => {
    const { value: part } = await parts.next().catch(unreadable)
    if (!part || part.fieldname) return part
    if (part.type === 'file') part.file.resume()
    return unreadable(new Error('a part has no name'))
  }
  const part = await next()
  if (!part) throw invalidFields({ path: field, message: 'is required' })
  if (part.type === 'file' && part.fieldname !== field) part.file.resume()
  if (part.fieldname !== field) throw invalidFields({ path: part.fieldname, message: 'is not a known field' })
  if (part.type !== 'file') throw invalidFields({ path: field, message: 'must be a file' })
  const chunks = async function* () {
    try {
      for await (const chunk of part.file) yield chunk as Buffer
    } catch (cause) {
      unreadable(cause)
    }
    if (part.file.truncated) throw new AppError('file_too_large', { limit: `${maxBytes} bytes` })
    const another = await next()
    if (!another) return
    if (another.type === 'file') another.file.resume()
    const message = another.fieldname === field ? 'must be one file' : 'is not a known field'
    throw invalidFields({ path: another.fieldname, message })
  }
  return { fileName: part.filename.slice(-longestName), chunks: chunks() }
}

function unreadable(cause: unknown): never {
  throw new AppError('malformed_multipart', { cause })
}
