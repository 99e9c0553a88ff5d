import { cacheKeys } from '@resume/proto/cache-keys'
import type { LeaseCache } from '@resume/service-kit/cache/lease-cache'
import { runInContext } from '@resume/service-kit/context/request-context'
import { nextTraceparent } from '@resume/service-kit/context/trace-context'
import { AppError, ReceivedMessage, toAppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { Logger } from '@resume/service-kit/logging/logger'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { cookieHashOf, sessionCookieName } from '../domain/session-cookie.ts'
import { authPath, clientAddressHeader } from '../domain/sign-in.ts'
import { signInFailure } from '../domain/sign-in-failures.ts'

/** What sign-in over HTTP needs. */
export interface SignInServerOptions {
  /** Answers a request as the authentication library does. @throws AppError `unavailable` while the database is away */
  answer(request: Request): Promise<Response>
  cache: LeaseCache
  /** Undefined while rate limiting is off. */
  limitCodes: ((clientAddress: string, email: string) => Promise<void>) | undefined
  isProduction: boolean
  hasCodehost: boolean
  logger: Logger
}

/** How long the response to get-session is cached, in seconds. Sign-out and every change of the user drop it. */
const sessionBodySeconds = 300

/** The header that names a failure by its ID in the error catalogue. */
const errorHeader = 'x-error-code'

/** Largest body of a sign-in request, in bytes. */
const bodyLimit = 16 * 1024

/**
 * The HTTP side of identity: exactly the sign-in paths that the platform offers, each answered by the authentication
 * library. None of the library's other routes exist.
 */
export function createSignInServer(options: SignInServerOptions): FastifyInstance {
  const { cache, limitCodes } = options
  const server = fastify({ logger: false, bodyLimit, requestTimeout: 15_000, forceCloseConnections: 'idle' })
  const cookieName = sessionCookieName(options.isProduction)
  readJson(server)

  server.addHook('onRequest', (request, _reply, done) => {
    const requestId = String(request.headers['x-request-id'] ?? newId())
    const traceparent = nextTraceparent(request.headers.traceparent as string | undefined)
    runInContext({ requestId, traceparent }, done)
  })
  server.setErrorHandler((thrown, _request, reply) => {
    const error = toAnswerable(thrown)
    if (error.httpStatus >= 500) options.logger.error({ err: error }, 'sign-in failed')
    if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
    return reply.code(error.httpStatus).header(errorHeader, error.id).send({ message: error.message })
  })
  const methodsOf = new Map<string, string>()
  server.addHook('onRoute', ({ url, method }) => {
    methodsOf.set(url, [methodsOf.get(url), method].flat().filter(Boolean).join(', '))
  })
  server.setNotFoundHandler((request, reply) => {
    const allow = methodsOf.get(request.url.split('?', 1)[0] ?? '')
    if (allow === undefined) {
      return reply.code(404).header(errorHeader, 'route_not_found').send({ message: 'Not found' })
    }
    return reply
      .code(405)
      .headers({ allow, [errorHeader]: 'method_not_allowed' })
      .send({ message: 'Method not allowed' })
  })

  const handle = (request: FastifyRequest) => options.answer(toWebRequest(request))
  const answer = async (request: FastifyRequest, reply: FastifyReply) => send(reply, await handle(request))

  server.post(`${authPath}/email-otp/send-verification-otp`, async (request, reply) => {
    const body = asRecord(request.body)
    if (body.type !== 'sign-in') throw new AppError('sign_in_request_invalid', { reason: 'type must be sign-in' })
    const email = normalizeAddress(body.email)
    await limitCodes?.(String(request.headers[clientAddressHeader] ?? request.ip), email)
    request.body = { email, type: 'sign-in' }
    return answer(request, reply)
  })
  server.post(`${authPath}/sign-in/email-otp`, (request, reply) => {
    const body = asRecord(request.body)
    request.body = { email: normalizeAddress(body.email), otp: body.otp }
    return answer(request, reply)
  })
  server.post(`${authPath}/sign-out`, answer)
  server.get(`${authPath}/get-session`, async (request, reply) => {
    const cookie = cookieOf(request.headers.cookie, cookieName)
    if (cookie === undefined) return answer(request, reply)
    let fresh: Response | undefined
    const body = await cache.getOrLoad(cacheKeys.sessionBody(cookieHashOf(cookie)), sessionBodySeconds, async () => {
      fresh = await handle(request)
      if (!fresh.ok) throw new AppError('unavailable')
      return Buffer.from(await fresh.clone().arrayBuffer())
    })
    if (fresh) return send(reply, fresh)
    return reply.header('cache-control', 'no-store').type('application/json').send(body)
  })
  if (options.hasCodehost) {
    server.post(`${authPath}/link-social`, answer)
    server.post(`${authPath}/sign-in/social`, answer)
    server.get(`${authPath}/callback/github`, answer)
    server.get(`${authPath}/error`, answer)
  }
  return server
}

/** Reads JSON bodies only. An empty body, such as that of a sign-out, counts as no body. */
function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else parse(request, body as string, done)
  })
}

/** The decoded value of a cookie; undefined when it was not sent. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  if (!pair) return undefined
  const raw = pair.slice(name.length + 1)
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

function asRecord(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) throw new AppError('body_not_object')
  return body as Record<string, unknown>
}

/** An email address as it is stored. The library validates it. */
function normalizeAddress(email: unknown): string {
  if (typeof email !== 'string' || email.length > 320) {
    throw new AppError('sign_in_request_invalid', { reason: 'Invalid email' })
  }
  return email.trim().toLowerCase()
}

function toAnswerable(thrown: unknown): AppError {
  const status = thrown instanceof Error && 'statusCode' in thrown ? Number(thrown.statusCode) : 500
  if (!(thrown instanceof Error) || status >= 500) return toAppError(thrown)
  return new AppError(signInFailure(status, ''), new ReceivedMessage(thrown.message), { cause: thrown })
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'content-length' || name === 'transfer-encoding') continue
    /**
     * Clients other than browsers send these too, without an Origin, and the library would refuse them. A browser sends
     * its Origin with every POST, and that is checked.
     */
    if (name.startsWith('sec-fetch-') && request.headers.origin === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  const hasBody = request.method === 'POST'
  /** The library accepts nothing else, even for an empty body. */
  if (hasBody) headers.set('content-type', 'application/json')
  return new Request(new URL(request.url, 'http://identity.internal'), {
    method: request.method,
    headers,
    ...(hasBody && { body: JSON.stringify(request.body ?? {}) }),
  })
}

async function send(reply: FastifyReply, response: Response) {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  const body = Buffer.from(await response.arrayBuffer())
  if (response.status >= 400) reply.header(errorHeader, signInFailure(response.status, body.toString()))
  return reply.send(body)
}
