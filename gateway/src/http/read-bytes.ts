import { AppError } from '@resume/service-kit/errors/app-error'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { closeInStages } from './close-in-stages.ts'

/**
 * Reads a body into memory that no parser of the framework has read. What is refused before all of it has arrived is the last on its
 * connection.
 * @param most the largest, in bytes, and the time until all of it has arrived, in milliseconds
 * @throws AppError `body_too_large`, `request_timeout`, `malformed_request` for one that ends too early
 */
export function readBytes(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  most: { bytes: number; ms: number },
): Promise<Buffer> {
  const { raw } = request
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  let chunks: Buffer[] = []
  let bytes = 0
  const stop = () => {
    clearTimeout(timer)
    chunks = []
    raw.off('data', take)
  }
  const refuse = (error: AppError) => {
    stop()
    reply.header('connection', 'close')
    closeInStages(raw.socket)
    reject(error)
  }
  const take = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > most.bytes) refuse(new AppError('body_too_large'))
    else chunks.push(chunk)
  }
  const timer = setTimeout(() => refuse(new AppError('request_timeout')), most.ms)
  raw.on('data', take)
  raw.once('end', () => {
    const body = Buffer.concat(chunks)
    stop()
    resolve(body)
  })
  raw.once('error', (cause) => {
    stop()
    reject(new AppError('malformed_request', { cause }))
  })
  return promise
}
