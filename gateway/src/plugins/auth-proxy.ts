import httpProxy from '@fastify/http-proxy'
import { AppError } from '@resume/service-kit/errors/app-error'
import { genericError } from '@resume/service-kit/errors/error-codes'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Credentials, isFromOwnPage } from '../access/credentials.ts'
import type { AdmissionRequest } from '../admission/admission-request.ts'
import type { Admission } from '../admission/admit.ts'
import type { LimitClass, LimitClassName } from '../admission/limit-classes.ts'
import { addressBucket } from '../http/client-address.ts'
import { errorHeader } from '../http/envelope.ts'
import { retryAfterOf } from '../http/retry-after.ts'
import { checkAuthBody, readAuthBodies } from './auth-bodies.ts'
import { cookiesForIdentity } from './auth-cookies.ts'
import { challenge, sendFailure, toPublicError } from './errors.ts'
import { pageHeaders } from './security-headers.ts'
import { apiPrefix } from './serve-routes.ts'
import { contextOf } from './trace-requests.ts'

/** What the proxy to identity's sign-in needs. */
export interface AuthProxyOptions {
  upstream: string
  /** First-party origins. */
  origins: string[]
  /** The origin of the platform itself, as identity knows it. */
  ownOrigin: string
  /** The name of the cookie that binds a sign-in with the code host to its browser. */
  stateCookieName: string
  admit: (request: AdmissionRequest) => Promise<Admission>
  limits: Record<LimitClassName, LimitClass>
  logger: Logger
}

const noCredentials: Credentials = {
  keyHash: undefined,
  hasBadKey: false,
  sessionCookie: undefined,
  hasForeignSession: false,
  isFirstParty: false,
}

const authPrefix = `${apiPrefix}/auth`

/** Where the code host sends browsers back to. */
const callbackPath = `${authPrefix}/callback/codehost`

/** Headers that identity gets from the caller; everything else stays outside. */
const passedOn = ['accept', 'accept-language', 'content-length', 'content-type', 'origin', 'referer', 'user-agent']

/** Headers of a connection, not of an answer (RFC 9110, section 7.6.1): identity's are not the caller's. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'trailer'])

/** Time that identity has to answer, in milliseconds. */
const timeoutMs = 10_000

/** Hands `/auth/*` to identity's own HTTP port; the answers are the authentication library's, without our envelope. */
export async function proxyAuth(app: FastifyInstance, options: AuthProxyOptions): Promise<void> {
  const origins = new Set(options.origins)

  /** Counted before its body is read. The library may answer a browser that comes back from the code host with a page. */
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(pageHeaders)
    refuseEscapes(request.url)
    const reads = ['GET', 'HEAD'].includes(request.method) && pathOf(request.url) === `${authPrefix}/get-session`
    await options.admit({
      route: reads ? 'GET /auth/get-session' : 'auth',
      limit: reads ? options.limits.session : options.limits.auth,
      address: addressBucket(request.ip),
      credentials: noCredentials,
      context: () => contextOf(request),
    })
  })
  readAuthBodies(app)
  /** Nothing of such a request reaches identity, so nobody else would tell of it. */
  app.addHook('onError', async (request, _reply, thrown) => {
    const error = toPublicError(thrown)
    if (error.id !== 'body_too_large') return
    const length = request.headers['content-length']
    options.logger.warn({ requestId: request.id, length }, 'the body of a sign-in request was too large')
  })
  await app.register(httpProxy, {
    upstream: options.upstream,
    prefix: authPrefix,
    rewritePrefix: authPrefix,
    proxyPayloads: false,
    /** Identity knows which path takes which. */
    httpMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    disableRequestLogging: true,
    undici: { connections: 64, headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connectTimeout: 1_000 },
    preHandler: async (request: FastifyRequest) => {
      checkAuthBody(request, decode(pathOf(request.url)).slice(authPrefix.length))
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        const passed: Record<string, string> = {}
        for (const name of passedOn) if (headers[name] !== undefined) passed[name] = String(headers[name])
        if (request.body === undefined) {
          delete passed['content-length']
          delete passed['content-type']
        }
        const cookie = cookiesForIdentity(request.headers, {
          isCallback: decode(pathOf(request.url)) === callbackPath,
          stateCookieName: options.stateCookieName,
          origins,
        })
        if (cookie !== undefined) passed.cookie = cookie
        /** Identity knows the platform by one name; its pages may have been reached under another. */
        if (isFromOwnPage(request.headers)) passed.origin = options.ownOrigin
        passed['x-client-address'] = request.ip
        passed['x-client-network'] = addressBucket(request.ip)
        passed['x-request-id'] = String(request.id)
        passed.traceparent = contextOf(request as FastifyRequest).traceparent
        return passed
      },
      rewriteHeaders: (headers) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name.toLowerCase()))),
      /** Identity names its failures itself; one of another release may not. How to authenticate it does not say. */
      onResponse: (_request, reply, response) => {
        const { statusCode } = reply
        if (statusCode >= 400 && !reply.hasHeader(errorHeader)) reply.header(errorHeader, genericError(statusCode))
        if (statusCode === 401) reply.header('www-authenticate', challenge)
        const failure = {
          id: String(reply.getHeader(errorHeader)),
          httpStatus: statusCode,
          retryAfterSeconds: undefined,
        }
        const retryAfter = retryAfterOf(failure)
        if (retryAfter !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
        reply.send('stream' in response ? response.stream : response)
      },
      onError: (reply) => {
        sendFailure(reply as FastifyReply, new AppError('unavailable'))
      },
    },
  })
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}

/** A path that decodes to a step upwards, a backslash or an empty segment is refused before it is handed on. */
function refuseEscapes(url: string): void {
  let path = pathOf(url)
  for (let round = 0; round < 3; round++) {
    if (path.includes('..') || path.includes('\\') || path.includes('//') || /%2f/i.test(path)) {
      throw new AppError('malformed_url')
    }
    const decoded = decode(path)
    if (decoded === path) return
    path = decoded
  }
  throw new AppError('malformed_url')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch (cause) {
    throw new AppError('malformed_url', { cause })
  }
}
