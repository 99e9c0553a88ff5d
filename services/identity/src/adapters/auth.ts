import { newId } from '@resume/service-kit/ids'
import type { Logger } from '@resume/service-kit/logging/logger'
import { appendEvent } from '@resume/service-kit/outbox/append-event'
import { betterAuth } from 'better-auth'
import { prismaAdapter } from 'better-auth/adapters/prisma'
import { emailOTP } from 'better-auth/plugins'
import type { AuthCache } from './auth-cache.ts'
import type { Database, Transaction } from './database.ts'
import { noteFailure } from './hidden-failures.ts'
import type { CodeSender } from './mail.ts'

/** Where sign-in lives, on the gateway and here alike. */
export const authPath = '/api/v1/auth'

/** The header in which the gateway tells the caller's address. */
export const clientAddressHeader = 'x-client-address'

/** Under what the library keeps the one-time code of an address. */
export const codeIdentifier = (email: string) => `sign-in-otp-${email}`

const day = 24 * 60 * 60

/** What sign-in needs to know. */
export interface AuthOptions {
  baseUrl: string
  secret: string
  origins: string[]
  isProduction: boolean
  codehost: { clientId: string; clientSecret: string } | undefined
}

/** The authentication library with our rules (decisions, Sign-in and sessions). */
export type Auth = ReturnType<typeof createAuth>

/** Makes the authentication library over our database. */
export function createAuth(
  options: AuthOptions,
  database: Database,
  cache: AuthCache,
  codes: CodeSender,
  logger: Logger,
) {
  return betterAuth({
    baseURL: options.baseUrl,
    basePath: authPath,
    secret: options.secret,
    trustedOrigins: options.origins,
    database: prismaAdapter(withEvents(database, cache), { provider: 'postgresql' }),
    emailAndPassword: { enabled: false },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    session: { expiresIn: 30 * day, updateAge: day },
    account: { accountLinking: { enabled: true, trustedProviders: [] } },
    advanced: {
      cookiePrefix: 'service-auth',
      /** Said here, or the library leaves them out where NODE_ENV is test. */
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: options.isProduction,
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    logger: {
      level: 'warn',
      /** The library's arguments can hold people's addresses, so only its message is kept. */
      log: (level, message) => logger[level === 'error' ? 'error' : 'warn']({ library: 'better-auth' }, message),
    },
    ...(options.codehost && {
      socialProviders: {
        github: { clientId: options.codehost.clientId, clientSecret: options.codehost.clientSecret },
      },
    }),
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: 5 * 60,
        allowedAttempts: 3,
        storeOTP: 'hashed',
        sendVerificationOTP: async ({ email, otp }) => codes.send(email, otp),
      }),
    ],
  })
}

/**
 * The database as the library sees it: it names a new user after the address, and tells of new users and ended sessions
 * in the transaction that makes or ends them.
 */
function withEvents(database: Database, cache: AuthCache) {
  const endSessions = async (
    where: object,
    remove: (transaction: Transaction) => Promise<unknown>,
  ): Promise<unknown> => {
    const { result, hashes } = await database.$transaction(async (transaction) => {
      const ended = await transaction.session.findMany({ where, select: { id: true, userId: true, token: true } })
      const result = await remove(transaction)
      for (const { id, userId, token } of ended) {
        const cookieHash = cache.hashOfToken(token)
        await appendEvent(transaction, 'sessionEnded', { sessionId: id, userId, cookieHash })
      }
      return { result, hashes: ended.map(({ token }) => cache.hashOfToken(token)) }
    })
    await cache.dropSessions(hashes)
    return result
  }

  const watched = database.$extends({
    query: {
      $allOperations: ({ args, query }) =>
        query(args).catch((error: unknown) => {
          noteFailure(error)
          throw error
        }),
    },
  })
  return watched.$extends({
    query: {
      user: {
        create: ({ args }) =>
          database.$transaction(async (transaction) => {
            const name = args.data.name || args.data.email.slice(0, args.data.email.indexOf('@'))
            const user = await transaction.user.create({ ...args, data: { ...args.data, name } })
            await appendEvent(transaction, 'userRegistered', { userId: args.data.id, email: args.data.email })
            return user
          }),
      },
      session: {
        delete: ({ args }) => endSessions(args.where, (transaction) => transaction.session.delete(args)) as never,
        deleteMany: ({ args }) =>
          endSessions(args.where ?? {}, (transaction) => transaction.session.deleteMany(args)) as never,
      },
    },
  })
}
