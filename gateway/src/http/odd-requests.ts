import { AppError } from '@resume/service-kit/errors/app-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { closeInStages } from './close-in-stages.ts'

const servedVersions = new Set(['1.0', '1.1'])

/**
 * Refuses what the HTTP parser lets through and a proxy in front may read in another way: another version of HTTP, several
 * `Host` headers or none, an `Expect` that means nothing here, a body in a coding that nobody here undoes. The answer ends the
 * connection.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  /** Node answers these by itself otherwise, without the envelope. */
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = refusalOf(request)
    if (refusal) {
      reply.header('connection', 'close')
      closeInStages(request.raw.socket)
    }
    done(refusal)
  })
}

function refusalOf({ raw }: FastifyRequest): AppError | undefined {
  if (!servedVersions.has(raw.httpVersion)) return new AppError('http_version_unsupported')
  const hosts = countOf('host', raw.rawHeaders)
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) return new AppError('host_invalid')
  const { expect, 'transfer-encoding': coding } = raw.headers
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') return new AppError('expectation_failed')
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return new AppError('malformed_request')
  return undefined
}

/** How often a header was sent. @param rawHeaders names and values in turn */
function countOf(name: string, rawHeaders: string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const header = rawHeaders[at] ?? ''
    if (header.length === name.length && header.toLowerCase() === name) count++
  }
  return count
}
