import '@fastify/multipart'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import type { FastifyRequest } from 'fastify'

/** A file that comes in. */
export interface Upload {
  fileName: string
  /** The bytes as they come. @throws AppError `payload_too_large` when there are more than allowed */
  chunks: AsyncIterable<Buffer>
}

/** Longest file name that is handed on, in characters. */
const longestName = 255

/**
 * The file of a multipart request, read as it comes and never kept.
 * @throws AppError `unsupported_media_type` for another content type, `invalid_argument` without that field
 */
export async function readUpload(
  request: FastifyRequest,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'Content-Type must be multipart/form-data')
  const part = await request
    .file({ limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1 } })
    .catch((cause: unknown) => {
      throw new AppError('invalid_argument', 'The multipart body cannot be read', { cause })
    })
  if (!part) throw invalidFields({ path: field, message: 'is required' })
  if (part.fieldname !== field) {
    part.file.resume()
    throw invalidFields({ path: part.fieldname, message: 'is not a known field' })
  }
  const chunks = async function* () {
    yield* part.file as AsyncIterable<Buffer>
    if (part.file.truncated) throw new AppError('payload_too_large', `The file is larger than ${maxBytes} bytes`)
  }
  return { fileName: part.filename.slice(-longestName), chunks: chunks() }
}
