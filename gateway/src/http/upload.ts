import '@fastify/multipart'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sender, UploadPlace } from './body-room.ts'
import { closeInStages } from './close-in-stages.ts'
import { notePassed } from './young-buffers.ts'

/** A file that has arrived. */
export interface Upload {
  fileName: string
  chunks: Buffer[]
}

/** Longest file name that is handed on, in characters. */
const longestName = 255

/** The slowest that an upload may be on the whole, in bytes a second; 5 MB take four minutes at this rate. */
const slowest = 20 * 1024
/** Time that a connection has to get going, in milliseconds. */
const graceMs = 5_000

/**
 * Reads the file of a multipart request into memory. What works on it begins once all of it is there, so that nobody holds
 * a place in front of others by sending slowly. The place in memory is left when the request has been answered.
 * @param enter gives the upload its place
 * @throws AppError `unsupported_media_type` for another content type, `validation_failed` without that field or with
 *   anything after it, `file_too_large`, `request_timeout` for one that is too slow, and what `enter` and its place throw
 */
export async function receiveUpload(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { field, maxBytes }: { field: string; maxBytes: number },
  sender: Sender,
  enter: (sender: Sender) => UploadPlace,
): Promise<Upload> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', { reason: 'Content-Type must be multipart/form-data' })
  const place = enter(sender)
  reply.raw.once('close', place.leave)
  const reading = readFile(request, { field, maxBytes }, place)
  const pace = watchPace(request)
  try {
    const upload = await Promise.race([reading, pace.tooSlow])
    notePassed(upload.chunks.reduce((bytes, chunk) => bytes + chunk.length, 0))
    return upload
  } catch (error) {
    reading.catch(() => {})
    /** The rest is not waited for. Everybody else may go on sending. */
    if (error instanceof AppError && error.id === 'request_timeout') {
      reply.header('connection', 'close')
      closeInStages(request.raw.socket)
    }
    throw error
  } finally {
    pace.stop()
  }
}

/** Watches how fast a request arrives. */
function watchPace({ raw }: FastifyRequest) {
  const begun = performance.now()
  const before = raw.socket.bytesRead
  const { promise: tooSlow, reject } = Promise.withResolvers<never>()
  tooSlow.catch(() => {})
  const timer = setInterval(() => {
    const ms = performance.now() - begun
    const bytes = raw.socket.bytesRead - before
    if (ms > graceMs && bytes < (slowest * ms) / 1_000) reject(new AppError('request_timeout'))
  }, 500)
  return { tooSlow, stop: () => clearInterval(timer) }
}

async function readFile(
  request: FastifyRequest,
  { field, maxBytes }: { field: string; maxBytes: number },
  place: UploadPlace,
): Promise<Upload> {
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
  let chunks: Buffer[] = []
  let refusal: unknown
  try {
    for await (const chunk of part.file) {
      if (refusal) continue
      try {
        place.take(chunk.length)
        chunks.push(chunk)
      } catch (error) {
        refusal = error
        chunks = []
        place.leave()
      }
    }
  } catch (cause) {
    unreadable(cause)
  }
  if (refusal) throw refusal
  if (part.file.truncated) throw new AppError('file_too_large', { limit: `${maxBytes} bytes` })
  const another = await next()
  if (another) {
    if (another.type === 'file') another.file.resume()
    const message = another.fieldname === field ? 'must be one file' : 'is not a known field'
    throw invalidFields({ path: another.fieldname, message })
  }
  return { fileName: part.filename.slice(-longestName), chunks }
}

function unreadable(cause: unknown): never {
  throw new AppError('malformed_multipart', { cause })
}
