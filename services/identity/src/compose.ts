import { drainHttp } from '@resume/service-kit/process/drain-http'
import type { ServiceKit } from '@resume/service-kit/service/service-kit'
import { createApiKeys } from './adapters/api-keys.ts'
import { createAuth } from './adapters/auth.ts'
import { createAuthCache } from './adapters/auth-cache.ts'
import { createAuthServer } from './adapters/auth-server.ts'
import { createCodeLimiter } from './adapters/code-limiter.ts'
import type { Database } from './adapters/database.ts'
import { createFileSender, createSmtpSender } from './adapters/mail.ts'
import { createFindSession } from './adapters/sessions.ts'
import { createUserExport } from './adapters/user-export.ts'
import { createUsers } from './adapters/users.ts'
import type { Config } from './config.ts'
import { sessionCookieName } from './domain/session-cookie.ts'
import type { Dependencies } from './rpc/dependencies.ts'

/** Wires identity and starts its HTTP side. */
export async function compose(kit: ServiceKit<Config, Database>) {
  const { config, database, logger } = kit
  const quickPool = kit.quickPool()
  const cache = createAuthCache(kit.cache, database, config.AUTH_SECRET)
  const codes = config.SMTP_URL
    ? createSmtpSender(config.SMTP_URL, config.MAIL_FROM, logger)
    : createFileSender(config.MAIL_DIR, logger)
  kit.onShutdown('mail', codes.close)
  const auth = createAuth(
    {
      baseUrl: config.BASE_URL,
      secret: config.AUTH_SECRET,
      origins: config.APP_ORIGINS,
      isProduction: config.isProduction,
      codehost: config.codehost,
    },
    database,
    cache,
    codes,
    logger,
  )

  const authServer = createAuthServer({
    auth,
    cache: kit.cache,
    limitCodes: config.RATE_LIMIT_ENABLED ? createCodeLimiter(kit.redis()) : undefined,
    isProduction: config.isProduction,
    hasCodehost: config.codehost !== undefined,
    logger,
  })
  await authServer.listen({ host: config.HOST, port: config.AUTH_HTTP_PORT })
  kit.onShutdown('sign-in', () => drainHttp(authServer, config.SHUTDOWN_GRACE_MS))
  const address = authServer.server.address()
  kit.announce({ httpPort: typeof address === 'object' ? address?.port : undefined })

  return {
    cache,
    users: createUsers(database, quickPool, cache),
    apiKeys: createApiKeys(database, quickPool, cache, config.API_KEY_HASH_SECRET),
    findSession: createFindSession(auth, sessionCookieName(config.isProduction)),
    exportUser: createUserExport(database),
    limits: { default: config.API_KEY_DEFAULT_RATE_LIMIT, max: config.API_KEY_MAX_RATE_LIMIT },
    touchIntervalSeconds: config.API_KEY_LAST_USED_TOUCH_INTERVAL_SECONDS,
  } satisfies Dependencies & { cache: unknown }
}
