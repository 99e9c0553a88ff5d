import { createLeaseCache } from '@resume/service-kit/cache/lease-cache'
import type { AppError } from '@resume/service-kit/errors/app-error'
import type { HealthProbe } from '@resume/service-kit/grpc/health-probe'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { Metrics } from '@resume/service-kit/metrics/metrics'
import type { RedisConnection } from '@resume/service-kit/redis/connect'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { createAuthenticator } from './access/authenticator.ts'
import { createCredentialReader } from './access/credentials.ts'
import { createAdmission } from './admission/admit.ts'
import { createHeldBodies } from './admission/held-bodies.ts'
import { limitClasses } from './admission/limit-classes.ts'
import { createEntrySets } from './cache/entry-sets.ts'
import type { Config } from './config.ts'
import { createBodyRoom } from './http/body-room.ts'
import { errorHeader, failureOf } from './http/envelope.ts'
import { refuseOddRequests } from './http/odd-requests.ts'
import { answerOneAtATime } from './http/pipelined-requests.ts'
import { requestIdOf } from './http/request-id.ts'
import { createStreamSender } from './http/send-stream.ts'
import { createTurns } from './http/turns.ts'
import { answerUnreadable } from './http/unreadable-request.ts'
import { validatorCompiler } from './http/validation.ts'
import { keepBuffersNear } from './http/young-buffers.ts'
import { createIdempotency } from './idempotency/idempotency.ts'
import { logRequests } from './plugins/access-log.ts'
import { proxyAuth } from './plugins/auth-proxy.ts'
import { receiveBillingEvents } from './plugins/billing-webhook.ts'
import { serveChangelogFeed } from './plugins/changelog-feed.ts'
import { answerOrigins } from './plugins/cors.ts'
import { handleErrors, toPublicError } from './plugins/errors.ts'
import { serveHealth } from './plugins/health.ts'
import { readJson } from './plugins/json-bodies.ts'
import { serveMcp } from './plugins/mcp.ts'
import { measureRequests } from './plugins/request-metrics.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { serveRoutes } from './plugins/serve-routes.ts'
import { traceRequests } from './plugins/trace-requests.ts'
import { serveReference } from './reference/serve-reference.ts'
import type { Clients } from './routes/clients.ts'
import type { AnyRoute } from './routes/route.ts'
import { createStatisticsCounter } from './statistics/statistics-counter.ts'
import { createViewCounter } from './views/view-counter.ts'

/** What the application is made of. */
export interface AppOptions {
  config: Config
  routes: AnyRoute[]
  clients: Clients
  connection: RedisConnection
  identityHealth: HealthProbe
  metrics: Metrics
  logger: Logger
  isDraining: () => boolean
  /** Takes the lines of the access log; none are made when it is absent. */
  writeAccessLog?: ((lines: string) => void) | undefined
}

/** How long answers about the roadmap are kept; a change drops them at once. */
const roadmapSeconds = 24 * 60 * 60

/** The same of answers about the code host, which each sync drops (docs/api/limits.md). */
const codehostSeconds = 12 * 60 * 60

/** How long a public portfolio is kept; whatever changes it drops it. */
const portfolioTtlSeconds = 60 * 60

/** Builds the gateway; it listens nowhere yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, connection, logger, clients } = options
  const cookieName = config.isProduction ? '__Secure-service-auth.session_token' : 'service-auth.session_token'

  const app = fastify({
    logger: false,
    trustProxy: config.trustProxy,
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    /** Not before a request has run out of time: a connection that this ends gets no answer. */
    connectionTimeout: config.REQUEST_TIMEOUT_MS + 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 8_192 },
    http: {
      /** {@link refuseOddRequests} answers in the envelope. */
      requireHostHeader: false,
      /** Here too: Node lets no body run out of time while headers may take longer, as they may by default. */
      requestTimeout: config.REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(5_000, config.REQUEST_TIMEOUT_MS),
    },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (thrown, request, reply) =>
      answerFailure(toPublicError(thrown), request.id, reply as FastifyReply),
  })
  app.setValidatorCompiler(validatorCompiler)
  answerOneAtATime(app)
  /** Pages of some origins get other headers, which caches hear of with every answer. */
  const everyAnswer = { 'cache-control': 'no-store', vary: 'Origin', ...securityHeaders }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everyAnswer)
    reply.header('x-request-id', request.id)
    done()
  })
  refuseOddRequests(app)
  traceRequests(app)
  const answerNotFound = handleErrors(app, options.routes, logger)
  readJson(app)
  measureRequests(app, options.metrics.registry)
  if (options.writeAccessLog && config.ACCESS_LOG_SAMPLE > 0) {
    const flush = logRequests(app, { sample: config.ACCESS_LOG_SAMPLE, write: options.writeAccessLog })
    app.addHook('onClose', async () => flush())
  }

  await answerOrigins(app, config)
  app.addHook('onRequest', answerNotFound)
  serveReference(app, { routes: options.routes, baseUrl: config.BASE_URL, cookieName })

  const cache = createLeaseCache(connection, logger)
  const admit = createAdmission({
    connection,
    cache,
    authenticator: createAuthenticator(clients.identity, logger),
    limitsEnabled: config.RATE_LIMIT_ENABLED,
    addressMax: config.RATE_LIMIT_IP_MAX,
    authTtlSeconds: config.API_KEY_AUTH_CACHE_TTL_SECONDS,
    touchIntervalSeconds: config.API_KEY_LAST_USED_TOUCH_INTERVAL_SECONDS,
    held: createHeldBodies(),
    logger,
  })
  const bodyBytes = config.BODY_MEMORY_MB * 1024 * 1024
  const bodyRoom = createBodyRoom(bodyBytes)
  keepBuffersNear(bodyBytes)
  const limits = limitClasses({ routeMax: config.RATE_LIMIT_ROUTE_MAX, authMax: config.RATE_LIMIT_AUTH_MAX })

  const sets = createEntrySets(connection)
  const lifetimes = {
    changelog: config.CHANGELOG_CACHE_TTL_SECONDS,
    roadmap: roadmapSeconds,
    codehost: codehostSeconds,
    portfolios: portfolioTtlSeconds,
  }
  serveChangelogFeed(app, {
    content: clients.content,
    admit,
    sets,
    limit: limits.default,
    lifetimeMs: lifetimes.changelog * 1000,
    baseUrl: config.BASE_URL,
  })

  const readCredentials = createCredentialReader({
    origins: config.firstPartyOrigins,
    cookieName,
    hashSecret: config.API_KEY_HASH_SECRET,
    previousHashSecret: config.API_KEY_HASH_SECRET_PREVIOUS,
    portfolioDomain: config.PORTFOLIO_DOMAIN,
  })

  await app.register(async (api) => {
    await api.register((scope) => receiveBillingEvents(scope, clients.billing))
    serveHealth(api, { identity: options.identityHealth, connection, isDraining: options.isDraining })
    serveRoutes(api, {
      routes: options.routes,
      clients,
      admit,
      readCredentials,
      beginRequest: createIdempotency(connection, config.API_KEY_HASH_SECRET, logger),
      cache,
      bodyRoom,
      eventStreams: { heartbeatMs: 15_000, stallTimeoutMs: config.STREAM_STALL_TIMEOUT_MS },
      sendStream: createStreamSender({
        takeTurn: createTurns(connection, logger),
        stallTimeoutMs: config.EXPORT_STALL_TIMEOUT_MS,
        timeoutMs: config.EXPORT_TIMEOUT_MS,
        logger,
      }),
      views: createViewCounter(connection, cache, {
        hosts: new Set(config.firstPartyOrigins.map((origin) => new URL(origin).hostname)),
        portfolioDomain: config.PORTFOLIO_DOMAIN,
      }),
      statistics: createStatisticsCounter(connection),
      sets,
      lifetimes,
      countCacheRead: options.metrics.countCacheRead,
      limits,
      adminEmail: config.ADMIN_EMAIL,
      addressSecret: config.API_KEY_HASH_SECRET,
    })
  })
  await app.register((scope) =>
    serveMcp(scope, {
      routes: options.routes,
      admit,
      readCredentials,
      limit: limits.mcp,
      bodyRoom,
      origins: config.firstPartyOrigins,
      adminEmail: config.ADMIN_EMAIL,
      logger,
    }),
  )
  await app.register((scope) =>
    proxyAuth(scope, {
      upstream: config.IDENTITY_HTTP_URL,
      origins: config.firstPartyOrigins,
      ownOrigin: config.ownOrigin,
      stateCookieName: config.isProduction ? '__Secure-service-auth.state' : 'service-auth.state',
      admit,
      limits,
      logger,
    }),
  )
  return app
}

/** Answers a failure that comes before any route. */
function answerFailure(error: AppError, requestId: string, reply: FastifyReply): void {
  reply.header('x-request-id', requestId)
  reply.header(errorHeader, error.id)
  reply
    .code(error.httpStatus)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureOf(error)))
}
