import { drainHttp } from '@resume/service-kit/process/drain-http'
import type { ServiceKit } from '@resume/service-kit/service/service-kit'
import { createApiKeys } from './adapters/api-keys.ts'
import { type Auth, createAuth } from './adapters/auth.ts'
import { createCodeLimiter } from './adapters/code-limiter.ts'
import type { Database } from './adapters/database.ts'
import { createFindSession } from './adapters/find-session.ts'
import { tellingFailures } from './adapters/hidden-failures.ts'
import { createFileSender, createSmtpSender } from './adapters/mail.ts'
import { createSessions } from './adapters/sessions.ts'
import { subscriptions } from './adapters/subscriptions.ts'
import { createReadUserData } from './adapters/user-data.ts'
import { createUsers } from './adapters/users.ts'
import type { Config } from './config.ts'
import { isSignedCookieValue, sessionCookieName } from './domain/session-cookie.ts'
import type { Published } from './events.ts'
import { createSignInServer } from './http/sign-in-server.ts'
import { endSessions } from './use-cases/end-sessions.ts'
import { registerUser } from './use-cases/register-user.ts'

type Kit = ServiceKit<Config, Database, Published>

/** Wires identity and starts the HTTP server for sign-in. */
export async function compose(kit: Kit) {
  const { config, database, commit } = kit
  const quickPool = kit.quickPool()
  const sessions = createSessions(config.AUTH_SECRET)
  const auth = createAuth(
    {
      baseUrl: config.BASE_URL,
      secret: config.AUTH_SECRET,
      origins: config.APP_ORIGINS,
      isProduction: config.isProduction,
      codehost: config.codehost,
    },
    database,
    sessions,
    {
      registerUser: (user, create) => registerUser({ commit }, user, create),
      endSessions: (ending) => endSessions({ commit }, ending),
    },
    openCodeSender(kit),
    kit.logger,
  )
  await serveSignIn(kit, auth)

  return {
    commit,
    users: createUsers(database, quickPool),
    apiKeys: createApiKeys(database, quickPool),
    sessions,
    subscriptions,
    findSession: createFindSession(auth, sessionCookieName(config.isProduction), isSignedBy(config)),
    readUserData: createReadUserData(database),
    hashSecret: config.API_KEY_HASH_SECRET,
    limits: { default: config.API_KEY_DEFAULT_RATE_LIMIT, max: config.API_KEY_MAX_RATE_LIMIT },
    touchIntervalSeconds: config.API_KEY_LAST_USED_TOUCH_INTERVAL_SECONDS,
  }
}

const isSignedBy =
  ({ AUTH_SECRET }: Config) =>
  (cookieValue: string) =>
    isSignedCookieValue(cookieValue, AUTH_SECRET)

function openCodeSender({ config, logger, onShutdown }: Kit) {
  const codes = config.SMTP_URL
    ? createSmtpSender(config.SMTP_URL, config.MAIL_FROM, logger)
    : createFileSender(config.MAIL_DIR, logger)
  onShutdown('mail', codes.close)
  return codes
}

async function serveSignIn(kit: Kit, auth: Auth): Promise<void> {
  const { config, logger } = kit
  const server = createSignInServer({
    answer: (request) =>
      tellingFailures(
        () => auth.handler(request),
        ({ status }) => status >= 500,
      ),
    cache: kit.cache,
    codeLimiter: config.RATE_LIMIT_ENABLED ? createCodeLimiter(kit.redis()) : undefined,
    cookieName: sessionCookieName(config.isProduction),
    isSigned: isSignedBy(config),
    hasCodehost: config.codehost !== undefined,
    logger,
  })
  await server.listen({ host: config.HOST, port: config.AUTH_HTTP_PORT })
  kit.onShutdown('sign-in', () => drainHttp(server, config.SHUTDOWN_GRACE_MS))
  const address = server.server.address()
  kit.announce({ httpPort: typeof address === 'object' ? address?.port : undefined })
}
