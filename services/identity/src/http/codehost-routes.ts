import { AppError } from '@resume/service-kit/errors/app-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ReturnAddresses, returnAddresses } from '../domain/return-address.ts'
import { authPath, codehostCallbackPath, codehostProvider } from '../domain/sign-in.ts'
import { type AllowedCookies, cookieOf, sendResponse, toLibraryRequest } from './library-request.ts'

/** What signing in with the code host over HTTP needs. */
export interface CodehostRoutesOptions {
  answer(request: Request): Promise<Response>
  isConfigured: boolean
  /** First-party origins, the application's first, and the platform's own. */
  origins: readonly string[]
  ownOrigin: string
  /** The session cookie, for linking. */
  session: AllowedCookies
  /** The name of the cookie that the library gives a browser at the start, for the callback. */
  stateCookieName: string
  /** The value of a signed cookie as the library spells it now; undefined when it is no signed one. */
  current(cookieValue: string): string | undefined
  /** Uses a state. @returns true for exactly one of all who ask */
  useState(state: string): Promise<boolean>
}

/** What the code host says at the end; nothing else reaches the library. */
const answered = { code: /^[\x21-\x7e]{1,512}$/, state: /^[\w-]{1,128}$/, error: /^[a-z_]{1,64}$/ }

/**
 * Serves what begins a sign-in with the code host, what links an account, and where the browser comes back to. A beginning
 * counts only from a first-party page, because it ends in a redirect. The callback comes from the code host, without an
 * `Origin`: there the state cookie alone counts, by which the library knows the browser that began. One callback of a state
 * goes on, however many come at once.
 */
export function serveCodehost(server: FastifyInstance, options: CodehostRoutesOptions): void {
  const requireCodehost = async () => {
    if (!options.isConfigured) throw new AppError('not_configured', { name: 'code host' })
  }
  const begin =
    (fields: (addresses: ReturnAddresses) => object) => async (request: FastifyRequest, reply: FastifyReply) => {
      const body = (request.body ?? {}) as Record<string, unknown>
      if (body.provider !== codehostProvider) {
        throw new AppError('sign_in_request_invalid', { reason: `provider must be ${codehostProvider}` })
      }
      const addresses = returnAddresses(body, options.origins, options.ownOrigin)
      request.body = {
        provider: codehostProvider,
        ...fields(addresses),
        disableRedirect: body.disableRedirect === true,
      }
      const library = toLibraryRequest(request, options.session)
      /** The library checks the origin of those who bring a cookie. */
      if (!library.headers.has('cookie')) library.headers.set('cookie', 'none=')
      return sendResponse(reply, await options.answer(library))
    }

  const hooks = { onRequest: requireCodehost }
  server.post(
    `${authPath}/sign-in/social`,
    hooks,
    begin((addresses) => addresses),
  )
  server.post(
    `${authPath}/link-social`,
    hooks,
    begin(({ callbackURL, errorCallbackURL }) => ({ callbackURL, errorCallbackURL })),
  )
  server.get(codehostCallbackPath, { ...hooks, exposeHeadRoute: false }, async (request, reply) => {
    const sent = new URL(request.url, options.ownOrigin).searchParams
    const query = new URLSearchParams()
    for (const [name, form] of Object.entries(answered)) {
      const value = sent.get(name)
      if (value !== null && form.test(value)) query.set(name, value)
    }
    const sentState = cookieOf(request.headers.cookie, options.stateCookieName)
    const begun = sentState === undefined ? undefined : options.current(sentState)
    const isTheirs = begun !== undefined && begun.slice(0, begun.lastIndexOf('.')) === query.get('state')
    /** Without the cookie the library takes nobody for the browser that began. */
    const cookies =
      isTheirs && (await options.useState(query.get('state') ?? '')) ? { [options.stateCookieName]: () => begun } : {}
    const library = toLibraryRequest(request, cookies, `${codehostCallbackPath}?${query}`)
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    return sendResponse(reply, await options.answer(library))
  })
}
