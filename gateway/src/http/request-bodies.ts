import { AppError } from '@resume/service-kit/errors/app-error'
import type { FastifyRequest } from 'fastify'

/** A body of another type than the route's, or in another coding than it is read in, is refused before it is read. @throws AppError `unsupported_media_type` */
export function checkContentType(request: FastifyRequest, expected: string): void {
  const { 'content-type': contentType, 'content-encoding': coding } = request.headers
  if (coding !== undefined && coding.toLowerCase() !== 'identity') {
    throw new AppError('unsupported_media_type', { reason: 'Content-Encoding is not supported' })
  }
  if (contentType === undefined || ignoresType(request)) return
  const [type, ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase())
  if (type !== expected) {
    throw new AppError('unsupported_media_type', { reason: `Content-Type must be ${expected}` })
  }
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) {
    throw new AppError('unsupported_media_type', { reason: 'The charset must be UTF-8' })
  }
}

/** Whether a request is one that clients give a content type though they send nothing. */
export function ignoresType(request: FastifyRequest): boolean {
  const { method } = request
  return isBodyless(request) && (method === 'GET' || method === 'HEAD' || method === 'DELETE')
}

/** Whether a request says that it has no body. */
export function isBodyless({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
}

/**
 * A route without a body takes none: nothing that is sent is silently dropped.
 * @returns AppError `validation_failed` for a body that has anything in it
 */
export function bodyRefusal(body: unknown): AppError | undefined {
  if (body === undefined) return undefined
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : ['']
  if (fields.length === 0) return undefined
  const details = fields.slice(0, 50).map((path) => ({ path, message: 'is not a known field' }))
  return new AppError('validation_failed', { details })
}
