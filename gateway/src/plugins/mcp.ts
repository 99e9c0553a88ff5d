import { isUtf8 } from 'node:buffer'
import { AppError } from '@resume/service-kit/errors/app-error'
import { genericError } from '@resume/service-kit/errors/error-codes'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Access, access, authorize } from '../access/access.ts'
import { type Credentials, isFromOrigins, type ReadCredentials, unauthenticated } from '../access/credentials.ts'
import type { AdmissionRequest } from '../admission/admission-request.ts'
import { type Admission, LimitExceeded } from '../admission/admit.ts'
import type { LimitClass } from '../admission/limit-classes.ts'
import type { BodyRoom } from '../http/body-room.ts'
import { addressBucket } from '../http/client-address.ts'
import { errorHeader } from '../http/envelope.ts'
import { keepable } from '../http/keepable-json.ts'
import { setUsage } from '../http/key-usage.ts'
import { senderOf, waitForRoom } from '../http/large-bodies.ts'
import { checkContentType } from '../http/request-bodies.ts'
import { parseExactly } from '../mcp/exact-json.ts'
import { mcpPath } from '../mcp/mcp-path.ts'
import type { AnyRoute } from '../routes/route.ts'
import { contextOf } from './trace-requests.ts'

/** What answering MCP clients needs. */
export interface McpOptions {
  routes: AnyRoute[]
  admit: (request: AdmissionRequest) => Promise<Admission>
  readCredentials: ReadCredentials
  limit: LimitClass
  /** Whose pages may send messages. */
  origins: string[]
  adminEmail: string | undefined
  /** Where bodies are in memory. */
  bodyRoom: BodyRoom
  logger: Logger
}

/** What a message has around what a route takes. */
const messageBytes = 64 * 1024

/**
 * Serves MCP clients: a message of them is let in as a request of the API is, and what it asks for is done by the routes of
 * the API. The SDK takes 20 MB, so it is loaded with the first message.
 */
export async function serveMcp(app: FastifyInstance, options: McpOptions): Promise<void> {
  const { admit, readCredentials, limit, adminEmail, logger } = options
  const origins = new Set(options.origins)
  const bodyLimit = Math.max(...options.routes.map((row) => row.bodyLimit ?? 0)) + messageBytes

  app.decorateRequest('admission', undefined)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, readMessage(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })

  app.post(mcpPath, {
    bodyLimit,
    async onRequest(request, reply) {
      const { headers } = request
      if (headers.origin !== undefined && !isFromOrigins(headers, origins)) throw new AppError('origin_refused')
      const credentials = readCredentials(headers)
      const address = addressBucket(request.ip)
      const context = () => contextOf(request)
      try {
        const admission = await admit({ route: `POST ${mcpPath}`, limit, address, credentials, context })
        if (credentials.hasBadKey) throw unauthenticated()
        if (admission.keyUsage) setUsage(reply, admission.keyUsage)
        if (admission.setCookie) reply.header('set-cookie', admission.setCookie)
        authorize(access.authenticated, admission.record?.principal, credentials, adminEmail)
        request.admission = admission
      } catch (error) {
        if (error instanceof LimitExceeded && error.keyUsage) setUsage(reply, error.keyUsage)
        throw error
      }
      checkContentType(request, 'application/json')
      await waitForRoom({ request, reply }, senderOf(request, request.admission), options.bodyRoom)
    },
    async handler(request, reply) {
      const [{ respond }, { apiFor }] = await Promise.all([import('../mcp/respond.ts'), import('../mcp/api.ts')])
      const caller = { api: apiFor(app, request), requestId: request.id, mayCall: mayCallOf(request) }
      const { status, body } = await respond(request, caller, logger)
      if (status >= 400) reply.header(errorHeader, genericError(status))
      reply.code(status)
      if (body === '') return reply.send()
      return reply.type('application/json; charset=utf-8').send(body)
    },
  })

  /** Whether the caller of a message may call what has a rule. */
  const mayCallOf = (request: FastifyRequest) => {
    const credentials: Credentials = readCredentials(request.headers)
    return (rule: Access) => {
      try {
        authorize(rule, request.admission?.record?.principal, credentials, adminEmail)
        return true
      } catch {
        return false
      }
    }
  }
}

/** Reads a message. @throws AppError `malformed_json`, or `validation_failed` for what nobody can work on */
function readMessage(body: Buffer): unknown {
  if (body.length === 0) return undefined
  if (!isUtf8(body)) throw new AppError('malformed_json')
  let message: unknown
  try {
    message = parseExactly(body.toString('utf8'))
  } catch (cause) {
    throw new AppError('malformed_json', { cause })
  }
  return keepable(message, body)
}
