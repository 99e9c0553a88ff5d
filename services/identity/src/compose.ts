import { createDrain } from '@resume/service-kit/process/drain-http'
import type { ServiceKit } from '@resume/service-kit/service/service-kit'
import { createFairQueue, orOverloaded } from '@resume/service-kit/work/fair-queue'
import { createApiKeys } from './adapters/api-keys.ts'
import { type Auth, createAuth } from './adapters/auth.ts'
import { createCodeLimiter } from './adapters/code-limiter.ts'
import { codeOutcomes, createFileSender, createSmtpSender } from './adapters/code-sender.ts'
import { createDailyCounts } from './adapters/daily-counts.ts'
import type { Database } from './adapters/database.ts'
import { createFindSession } from './adapters/find-session.ts'
import { tellingFailures } from './adapters/hidden-failures.ts'
import { knownDevices } from './adapters/known-devices.ts'
import { keptMails, noMails } from './adapters/mails.ts'
import { createSessions } from './adapters/sessions.ts'
import { createDeliver, openTransport, verifyTransport } from './adapters/smtp.ts'
import { subscriptions } from './adapters/subscriptions.ts'
import { createUsedStates } from './adapters/used-states.ts'
import { createExportUserData } from './adapters/user-data.ts'
import { createUserList } from './adapters/user-list.ts'
import { createUsers } from './adapters/users.ts'
import type { Config } from './config.ts'
import { mailOutcomes } from './domain/mail.ts'
import { currentCookieValue, sessionCookieName, stateCookieName } from './domain/session-cookie.ts'
import type { Published } from './events.ts'
import { createSignInServer } from './http/sign-in-server.ts'
import { endSessions } from './use-cases/end-sessions.ts'
import { forgetCookie } from './use-cases/forget-cookie.ts'
import { openSession } from './use-cases/open-session.ts'
import { registerUser } from './use-cases/register-user.ts'

type Kit = ServiceKit<Config, Database, Published>

/** Accounts of which a step is deleted at once; each takes one of the ten connections. */
const deletionsAtOnce = 4
const waitingDeletions = 512

/** Wires identity and starts the HTTP server for sign-in. */
export async function compose(kit: Kit) {
  const { config, database, commit } = kit
  const quickPool = kit.quickPool()
  const users = createUsers(database, quickPool)
  const sessions = createSessions(config.authSecrets)
  const { codes, mails, mailServer } = await openMail(kit)
  const auth = createAuth(
    {
      baseUrl: config.BASE_URL,
      secret: config.AUTH_SECRET,
      origins: config.APP_ORIGINS,
      isProduction: config.isProduction,
      cookieDomain: config.AUTH_COOKIE_DOMAIN,
      codehost: config.codehost,
    },
    database,
    sessions,
    {
      registerUser: (user, create) => registerUser({ commit }, user, create),
      endSessions: (ending) => endSessions({ commit }, ending),
      openSession: (session, create) => openSession({ commit, users, devices: knownDevices, mails }, session, create),
    },
    codes,
    kit.logger,
  )
  await serveSignIn(kit, auth)
  const deletions = createFairQueue({ slots: deletionsAtOnce, each: 1, most: waitingDeletions })

  return {
    commit,
    users,
    userList: createUserList(database),
    dailyCounts: createDailyCounts(quickPool),
    apiKeys: createApiKeys(database, quickPool),
    sessions,
    inDeletionTurn: <T>(userId: string, step: () => Promise<T>) =>
      orOverloaded(deletions.run(userId, step), 'accounts are being deleted', 2),
    sessionList: {
      list: (userId: string, page: { limit: number; offset: number }) => sessions.list(database, userId, page),
    },
    subscriptions,
    mails,
    mailServer,
    findSession: createFindSession(auth, sessionCookieName(config.isProduction), currentUnder(config)),
    exportUserData: createExportUserData(database),
    hashSecret: config.API_KEY_HASH_SECRET,
    limits: { default: config.API_KEY_DEFAULT_RATE_LIMIT, max: config.API_KEY_MAX_RATE_LIMIT },
    touchIntervalSeconds: config.API_KEY_LAST_USED_TOUCH_INTERVAL_SECONDS,
  }
}

/**
 * What removes the session cookie that the platform's host alone had before hosts shared one: the browser would send both,
 * the former first. Undefined where there is none, or where the two are one cookie.
 */
function hostOnlyCookie({ AUTH_COOKIE_DOMAIN, BASE_URL, isProduction }: Config): string | undefined {
  if (AUTH_COOKIE_DOMAIN === undefined || AUTH_COOKIE_DOMAIN === new URL(BASE_URL).hostname) return undefined
  return `${sessionCookieName(isProduction)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isProduction ? '; Secure' : ''}`
}

const currentUnder =
  ({ authSecrets }: Config) =>
  (cookieValue: string) =>
    currentCookieValue(cookieValue, authSecrets)

/** The way to the mail server, and what is done without one: codes go to a folder, and other mails are not written. */
async function openMail({ config, logger, metrics, onShutdown }: Kit) {
  const countCode = metrics.counters('sign_in_codes_total', 'Codes that were to be sent', 'outcome', codeOutcomes)
  if (!config.SMTP_URL) {
    const codes = createFileSender(config.MAIL_DIR, logger, countCode)
    onShutdown('mail', codes.close)
    logger.info({ integration: 'SMTP' }, 'an integration is not configured')
    return { codes, mails: noMails, mailServer: undefined }
  }
  const transport = await openTransport(config.SMTP_URL, config.mailNeedsTls)
  const reason = await verifyTransport(transport)
  if (reason) logger.error({ reason }, 'the mail server cannot be used now: nobody can sign in with a code')
  const codes = createSmtpSender(transport, config.MAIL_FROM, logger, countCode)
  onShutdown('mail', codes.close)
  const count = metrics.counters(
    'mails_total',
    'Mails besides codes that were handed to the mail server',
    'outcome',
    mailOutcomes,
  )
  const deliver = createDeliver(transport, { from: config.MAIL_FROM, host: new URL(config.BASE_URL).hostname })
  return { codes, mails: keptMails, mailServer: { deliver, count, everyMs: config.MAIL_INTERVAL_MS } }
}

async function serveSignIn(kit: Kit, auth: Auth): Promise<void> {
  const { config, logger } = kit
  const states = createUsedStates(kit.database)
  if (!config.codehost) logger.info({ integration: 'code host' }, 'an integration is not configured')
  const server = createSignInServer({
    answer: (request) =>
      tellingFailures(
        () => auth.handler(request),
        ({ status }) => status >= 500,
      ),
    cache: kit.cache,
    codeLimiter: config.RATE_LIMIT_ENABLED ? createCodeLimiter(kit.redis()) : undefined,
    cookieName: sessionCookieName(config.isProduction),
    current: currentUnder(config),
    forgetCookie: (cookieHash) => forgetCookie(kit, cookieHash),
    formerCookie: hostOnlyCookie(config),
    stateCookieName: stateCookieName(config.isProduction),
    useState: (state) => states.use(state),
    hasCodehost: config.codehost !== undefined,
    origins: config.APP_ORIGINS,
    ownOrigin: config.BASE_URL,
    logger,
  })
  const drain = createDrain(server)
  await server.listen({ host: config.HOST, port: config.AUTH_HTTP_PORT })
  kit.onShutdown('sign-in', () => drain(config.SHUTDOWN_GRACE_MS))
  const address = server.server.address()
  kit.announce({ httpPort: typeof address === 'object' ? address?.port : undefined })
}
