import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import { isPortfolioPage } from '../access/portfolio-pages.ts'
import type { Config } from '../config.ts'
import { apiPrefix } from './serve-routes.ts'

/** Headers that pages may send without a credential. */
const requestHeaders = ['Content-Type', 'X-Request-Id', 'If-None-Match']

/** Headers that MCP clients send from first-party pages. */
const mcpHeaders = ['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name']

/** Headers that browsers let first-party pages read. */
const exposedHeaders = [
  'X-Request-Id',
  'X-Error-Code',
  'Retry-After',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Idempotency-Replayed',
  'ETag',
]

/**
 * Lets first-party pages read every answer, and pages of portfolios what is public (docs/api/authentication.md). For all other
 * origins, `OPTIONS` is one more method that a path does not have.
 */
export async function answerOrigins(
  app: FastifyInstance,
  { firstPartyOrigins, PORTFOLIO_DOMAIN: portfolioDomain }: Pick<Config, 'firstPartyOrigins' | 'PORTFOLIO_DOMAIN'>,
): Promise<void> {
  const common = { exposedHeaders: exposedHeaders.join(', '), maxAge: 600, strictPreflight: false }
  const forPages = {
    ...common,
    origin: true,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [...requestHeaders, 'Authorization', 'X-API-Key', 'Idempotency-Key', ...mcpHeaders],
  }
  /** Pages of portfolios read what is public, and never as somebody. */
  const forReaders = { ...common, origin: true, methods: ['GET', 'HEAD', 'POST'], allowedHeaders: requestHeaders }
  const forOthers = { origin: false }
  const optionsFor = (request: FastifyRequest) => {
    if (isForReaders(request, portfolioDomain)) return forReaders
    return firstPartyOrigins.includes(request.headers.origin ?? '') ? forPages : forOthers
  }
  const delegate = (request: FastifyRequest, done: (error: Error | null, options: object) => void) =>
    done(null, optionsFor(request))

  const { promise: registered, resolve, reject } = Promise.withResolvers<void>()
  cors(whereOnlyPagesAreSeen(app), delegate, (error) => (error ? reject(error) : resolve()))
  await registered
}

/**
 * The application to a plugin whose hook only sees requests that say where they come from, and preflights: it makes seven objects
 * for each request, also where it has nothing to say.
 */
function whereOnlyPagesAreSeen(app: FastifyInstance): FastifyInstance {
  const addHook = (_name: 'onRequest', hook: onRequestHookHandler) =>
    app.addHook('onRequest', function onlyForPages(request, reply, done) {
      if (request.headers.origin === undefined && request.method !== 'OPTIONS') done()
      else hook.call(this, request, reply, done)
    })
  return Object.create(app, { addHook: { value: addHook } })
}

/** Whether a page of a portfolio asks for what is public. */
function isForReaders({ headers, url }: FastifyRequest, portfolioDomain: string | undefined): boolean {
  return url.startsWith(`${apiPrefix}/portfolios/public`) && isPortfolioPage(headers, portfolioDomain)
}
