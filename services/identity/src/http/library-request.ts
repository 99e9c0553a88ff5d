import type { AppError } from '@resume/service-kit/errors/app-error'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { signInFailure } from '../domain/sign-in-failures.ts'

/** The header that names a failure by its ID in the error catalogue. */
export const errorHeader = 'x-error-code'

/**
 * The cookies that the authentication library gets to see: by their names, the value that it gets for a sent one; undefined
 * for one that may not pass.
 */
export type AllowedCookies = Record<string, (value: string) => string | undefined>

/** The decoded value of a cookie; the first, where several have the name. Undefined when it was not sent. */
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

/**
 * A request as the authentication library takes it. Of its cookies only those pass that are allowed, each once: the library
 * reads cookies in its own way, and must not find another value under a name than was checked here.
 * @param url the request's path and query, or what shall count as them
 */
export function toLibraryRequest(request: FastifyRequest, allowed: AllowedCookies, url = request.url): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'content-length' || name === 'transfer-encoding' || name === 'cookie') continue
    /**
     * Clients other than browsers send these too, without an Origin, and the library would refuse them. A browser sends
     * its Origin with every POST, and that is checked.
     */
    if (name.startsWith('sec-fetch-') && request.headers.origin === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  const cookies = Object.entries(allowed).flatMap(([name, passes]) => {
    const sent = cookieOf(request.headers.cookie, name)
    const value = sent === undefined ? undefined : passes(sent)
    return value !== undefined ? `${name}=${encodeURIComponent(value)}` : []
  })
  /** A placeholder when none may pass: the library checks the origin only of requests that bring a cookie. */
  if (request.headers.cookie !== undefined) headers.set('cookie', cookies.join('; ') || 'none=')
  const hasBody = request.method === 'POST'
  /** The library accepts nothing else, even for an empty body. */
  if (hasBody) headers.set('content-type', 'application/json')
  return new Request(new URL(url, 'http://identity.internal'), {
    /** The library knows no HEAD: it is answered as GET, and the body stays here. */
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(hasBody && { body: JSON.stringify(request.body ?? {}) }),
  })
}

/** Answers as the authentication library did. */
export async function sendResponse(reply: FastifyReply, response: Response) {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  const body = Buffer.from(await response.arrayBuffer())
  if (response.status >= 400) reply.header(errorHeader, signInFailure(response.status, body.toString()))
  return reply.send(body)
}

/** Answers with a failure that is not the library's, in the envelope of the platform. */
export function sendFailure(reply: FastifyReply, { id, httpStatus, message, details = [] }: AppError): FastifyReply {
  const failure = { success: false, message, statusCode: httpStatus, ...(details.length > 0 && { details }) }
  return reply.code(httpStatus).header(errorHeader, id).send(failure)
}
