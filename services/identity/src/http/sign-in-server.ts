import { cacheKeys } from '@resume/proto/cache-keys'
import type { LeaseCache } from '@resume/service-kit/cache/lease-cache'
import { runInContext } from '@resume/service-kit/context/request-context'
import { nextTraceparent } from '@resume/service-kit/context/trace-context'
import { AppError, ReceivedMessage, toAppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { Logger } from '@resume/service-kit/logging/logger'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { cookieHashOf } from '../domain/session-cookie.ts'
import { authPath, clientAddressHeader, clientNetworkHeader, emailAddressIn } from '../domain/sign-in.ts'
import { signInFailure } from '../domain/sign-in-failures.ts'
import { serveCodehost } from './codehost-routes.ts'
import { type AllowedCookies, cookieOf, sendFailure, sendResponse, toLibraryRequest } from './library-request.ts'

/** What sign-in over HTTP needs. */
export interface SignInServerOptions {
  /** Answers a request as the authentication library does. @throws AppError `unavailable` while the database is away */
  answer(request: Request): Promise<Response>
  cache: LeaseCache
  /** Undefined while rate limiting is off. */
  codeLimiter: CodeLimits | undefined
  /** The name of the session cookie. */
  cookieName: string
  /** The value of a signed cookie as the library spells it now; undefined when it is no signed one. */
  current(cookieValue: string): string | undefined
  /** Drops what caches hold under the hash of a cookie's value; nobody is let in with it any more when this resolves. */
  forgetCookie(cookieHash: string): Promise<void>
  /** Is set along with the session cookie, to remove a former one; undefined where there was none. */
  formerCookie: string | undefined
  /** The name of the cookie that binds a sign-in with the code host to its browser. */
  stateCookieName: string
  /** Uses a state of a sign-in with the code host. @returns true for exactly one of all who ask */
  useState(state: string): Promise<boolean>
  hasCodehost: boolean
  /** First-party origins, the application's first, and the platform's own. */
  origins: readonly string[]
  ownOrigin: string
  logger: Logger
}

/** Limits the sending of codes, and who can use them up. */
export interface CodeLimits {
  /** Counts a request of a network for an address. @throws AppError `rate_limited` */
  count(network: string, email: string): Promise<void>
  /** Whether another code may be sent to an address now, at the request of a network. */
  take(network: string, email: string): Promise<boolean>
  /** Takes a try of a network to sign in with a code of an address. @returns whether it has one */
  takeTry(network: string, email: string): Promise<boolean>
  /** Tells what became of a try that was taken: the code was right or wrong, or it was not compared with one. */
  settleTry(network: string, email: string, outcome: 'right' | 'wrong' | 'untold'): Promise<void>
}

/** How long the response to get-session is cached, in seconds. Sign-out and every change of the user drop it. */
const sessionBodySeconds = 300

/** Largest body of a sign-in request, in bytes. */
const bodyLimit = 16 * 1024

/**
 * The HTTP side of identity: exactly the sign-in paths that the platform offers, each answered by the authentication
 * library. None of the library's other routes exist.
 */
export function createSignInServer(options: SignInServerOptions): FastifyInstance {
  const { cache, codeLimiter, cookieName, formerCookie } = options
  const server = fastify({ logger: false, bodyLimit, requestTimeout: 15_000, forceCloseConnections: 'idle' })
  readJson(server)
  if (formerCookie !== undefined) removeFormerCookie(server, cookieName, formerCookie)

  server.addHook('onRequest', (request, _reply, done) => {
    const requestId = String(request.headers['x-request-id'] ?? newId())
    const traceparent = nextTraceparent(request.headers.traceparent as string | undefined)
    runInContext({ requestId, traceparent }, done)
  })
  server.setErrorHandler((thrown, _request, reply) => {
    const error = toAnswerable(thrown)
    if (error.httpStatus >= 500 && error.id !== 'not_configured') options.logger.error({ err: error }, 'sign-in failed')
    if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
    return sendFailure(reply, error)
  })
  const methodsOf = new Map<string, string>()
  server.addHook('onRoute', ({ url, method }) => {
    methodsOf.set(url, [methodsOf.get(url), method].flat().filter(Boolean).join(', '))
  })
  server.setNotFoundHandler((request, reply) => {
    const allow = methodsOf.get(request.url.split('?', 1)[0] ?? '')
    if (allow === undefined) return sendFailure(reply, new AppError('route_not_found'))
    return sendFailure(reply.header('allow', allow), new AppError('method_not_allowed'))
  })

  /** The library sees the one session cookie that was checked here, so that nothing is cached for another. */
  const session: AllowedCookies = { [cookieName]: options.current }
  const handle = (request: FastifyRequest) => options.answer(toLibraryRequest(request, session))
  const answer = async (request: FastifyRequest, reply: FastifyReply) => sendResponse(reply, await handle(request))

  server.post(`${authPath}/email-otp/send-verification-otp`, async (request, reply) => {
    const body = asRecord(request.body)
    if (body.type !== 'sign-in') throw new AppError('sign_in_request_invalid', { reason: 'type must be sign-in' })
    const email = addressOf(body)
    const network = networkOf(request)
    await codeLimiter?.count(network, email)
    /** The answer is the library's, so that nobody learns how often others have asked; the code sent last stays good. */
    if (codeLimiter && !(await codeLimiter.take(network, email))) {
      return sendResponse(reply, Response.json({ success: true }))
    }
    request.body = { email, type: 'sign-in' }
    return answer(request, reply)
  })
  server.post(`${authPath}/sign-in/email-otp`, async (request, reply) => {
    const body = asRecord(request.body)
    const email = addressOf(body)
    if (typeof body.otp !== 'string') throw new AppError('sign_in_request_invalid', { reason: 'otp must be a string' })
    request.body = { email, otp: body.otp }
    const response = await tryCode(codeLimiter, { network: networkOf(request), email }, () => handle(request))
    return sendResponse(reply, response)
  })
  server.post(`${authPath}/sign-out`, async (request, reply) => {
    const cookie = cookieOf(request.headers.cookie, cookieName)
    /** A page elsewhere sends none here: it must not clear the cookie that its visitor has. */
    if (cookie === undefined) return sendResponse(reply, Response.json({ success: true }))
    /** One that a former secret signed ends no session here, but a gateway may still know it from before. */
    if (options.current(cookie) === undefined) await options.forgetCookie(cookieHashOf(cookie))
    return answer(request, reply)
  })
  server.get(`${authPath}/get-session`, async (request, reply) => {
    const cookie = cookieOf(request.headers.cookie, cookieName)
    if (cookie === undefined || options.current(cookie) === undefined) return answer(request, reply)
    let fresh: Response | undefined
    const body = await cache.getOrLoad(cacheKeys.sessionBody(cookieHashOf(cookie)), sessionBodySeconds, async () => {
      const read = await handle(request)
      /** It ended while the library was extending it. */
      fresh = read.status === 401 ? new Response('null', { headers: read.headers }) : read
      if (!fresh.ok) throw new AppError('unavailable')
      return Buffer.from(await fresh.clone().arrayBuffer())
    })
    if (fresh) return sendResponse(reply, fresh)
    return reply.header('cache-control', 'no-store').type('application/json').send(body)
  })
  serveCodehost(server, {
    answer: options.answer,
    isConfigured: options.hasCodehost,
    origins: options.origins,
    ownOrigin: options.ownOrigin,
    session,
    stateCookieName: options.stateCookieName,
    current: options.current,
    useState: options.useState,
  })
  return server
}

/** Adds a line to every answer that sets or clears the session cookie. */
function removeFormerCookie(server: FastifyInstance, cookieName: string, line: string): void {
  server.addHook('onSend', async (_request, reply) => {
    const lines = [reply.getHeader('set-cookie') ?? []].flat().map(String)
    if (lines.some((each) => each.startsWith(`${cookieName}=`))) reply.header('set-cookie', line)
  })
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

function asRecord(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) throw new AppError('body_not_object')
  return body as Record<string, unknown>
}

/** Under what a caller's address is counted. */
function networkOf({ headers, ip }: FastifyRequest): string {
  return String(headers[clientNetworkHeader] ?? headers[clientAddressHeader] ?? ip)
}

/** The answer of the authentication library to one try too many. */
function tooManyTries(): Response {
  return Response.json({ code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts' }, { status: 403 })
}

/** Has the library compare a code, unless the caller has had all tries. */
async function tryCode(
  limits: CodeLimits | undefined,
  { network, email }: { network: string; email: string },
  compare: () => Promise<Response>,
): Promise<Response> {
  if (!limits) return compare()
  if (!(await limits.takeTry(network, email))) return tooManyTries()
  let outcome: 'right' | 'wrong' | 'untold' = 'untold'
  try {
    const response = await compare()
    const failure = response.ok ? undefined : signInFailure(response.status, await response.clone().text())
    if (response.ok) outcome = 'right'
    else if (failure === 'sign_in_code_invalid') outcome = 'wrong'
    return response
  } finally {
    await limits.settleTry(network, email, outcome)
  }
}

function addressOf(body: Record<string, unknown>): string {
  const email = emailAddressIn(body.email)
  if (email === undefined) throw new AppError('sign_in_request_invalid', { reason: 'Invalid email' })
  return email
}

function toAnswerable(thrown: unknown): AppError {
  const status = thrown instanceof Error && 'statusCode' in thrown ? Number(thrown.statusCode) : 500
  if (!(thrown instanceof Error) || status >= 500) return toAppError(thrown)
  return new AppError(signInFailure(status, ''), new ReceivedMessage(thrown.message), { cause: thrown })
}
