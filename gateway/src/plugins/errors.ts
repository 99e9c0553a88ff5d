import type { ErrorId } from '@resume/proto/error-catalogue'
import { AppError, toAppError } from '@resume/service-kit/errors/app-error'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { ScopeMissing } from '../access/access.ts'
import { authOperations } from '../description/auth-operations.ts'
import { errorHeader, failureOf } from '../http/envelope.ts'
import { retryAfterOf } from '../http/retry-after.ts'
import { mcpPath } from '../mcp/mcp-path.ts'
import type { AnyRoute } from '../routes/route.ts'
import { apiPrefix } from './serve-routes.ts'

/** What the framework's own errors mean to callers. */
const frameworkErrors: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('body_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new AppError('unsupported_media_type', { reason: 'Content-Type must be application/json' }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new AppError('content_length_mismatch'),
  FST_ERR_BAD_URL: () => new AppError('malformed_url'),
}

/** What is served besides the table. */
const otherRoutes = [
  ...[`${apiPrefix}/health`, `${apiPrefix}/health/ready`, '/openapi.json', '/docs', '/changelog.xml'].map((path) => ({
    method: 'GET',
    path,
  })),
  { method: 'POST', path: `${apiPrefix}/billing/webhook` },
  { method: 'POST', path: mcpPath },
  /** Of the usual methods identity judges; the others do not get there. */
  ...authOperations.map(({ method, path }) => ({ method: method.toUpperCase(), path: `${apiPrefix}${path}` })),
]

/** Failures of the platform in which nothing is wrong with it: what an installation does without, and callers who leave. */
const nobodysFault: ReadonlySet<ErrorId> = new Set(['not_configured', 'feature_off', 'caller_gone'])

/** How callers can prove who they are. */
export const challenge = 'Bearer'

/** Any error as callers may see it. */
export function toPublicError(thrown: FastifyError | Error): AppError {
  if (thrown instanceof AppError) return thrown
  if ('validation' in thrown && thrown.cause instanceof AppError) return thrown.cause
  const known = 'code' in thrown ? frameworkErrors[String(thrown.code)] : undefined
  if (known) return known()
  if ('statusCode' in thrown && Number(thrown.statusCode) >= 400 && Number(thrown.statusCode) < 500) {
    return new AppError('malformed_request', { cause: thrown })
  }
  return toAppError(thrown)
}

/** Answers a request with a failure: the envelope, the error's id and what else its headers say. */
export function sendFailure(reply: FastifyReply, error: AppError): FastifyReply {
  reply.header(errorHeader, error.id)
  const retryAfter = retryAfterOf(error)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const challenged = challengeOf(error)
  if (challenged !== undefined) reply.header('www-authenticate', challenged)
  return reply
    .code(error.httpStatus)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureOf(error)))
}

/** What `WWW-Authenticate` says: 401 must have it (RFC 9110, 15.5.2), and a scope that is missing is named (RFC 6750, 3.1). */
function challengeOf(error: AppError): string | undefined {
  if (error instanceof ScopeMissing) return `Bearer error="insufficient_scope", scope="${error.scope}"`
  return error.httpStatus === 401 ? challenge : undefined
}

/**
 * Every failure in the failure envelope; unknown paths are 404, known ones with another method 405 with `Allow`.
 * @returns answers these two; a hook for after those that give every answer its headers
 */
export function handleErrors(app: FastifyInstance, routes: AnyRoute[], logger: Logger): onRequestHookHandler {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = toPublicError(thrown)
    /**
     * The framework would end the connection, and who is still sending then may not see the answer: the rest is read and dropped,
     * if the caller's limits were asked. Anybody may ask to sign in, so there it is not.
     */
    if (error.id === 'body_too_large' && request.admission) reply.removeHeader('connection')
    if (error.httpStatus >= 500 && !nobodysFault.has(error.id)) {
      const route = request.routeOptions.url
      logger.error({ err: error, requestId: request.id, method: request.method, route }, 'request failed')
    }
    return sendFailure(reply, error)
  })

  const rows = routes.map(({ method, path }) => ({ method, path: `${apiPrefix}${path}` }))
  const matchers = [...rows, ...otherRoutes].map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:[^/]+/g, '[^/]+')}$`),
  }))
  const answerNotFound = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const allowed = matchers.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (allowed.length === 0) return sendFailure(reply, new AppError('route_not_found'))
    const methods = [...new Set(allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
    reply.header('allow', methods.join(', '))
    return sendFailure(reply, new AppError('method_not_allowed'))
  }
  app.setNotFoundHandler(answerNotFound)
  /** Before the body and its type are judged: of a route that does not exist neither matters. */
  return (request, reply, done) => {
    if (request.is404) answerNotFound(request, reply)
    else done()
  }
}
