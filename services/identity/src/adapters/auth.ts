import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { Logger } from '@resume/service-kit/logging/logger'
import { betterAuth } from 'better-auth'
import { prismaAdapter } from 'better-auth/adapters/prisma'
import { APIError } from 'better-auth/api'
import { emailOTP, genericOAuth } from 'better-auth/plugins'
import { triesOfCode } from '../domain/code-pauses.ts'
import { authPath, clientAddressHeader } from '../domain/sign-in.ts'
import type { SessionsToEnd } from '../use-cases/end-sessions.ts'
import type { NewSession } from '../use-cases/open-session.ts'
import type { NewUser } from '../use-cases/register-user.ts'
import type { CodeSender } from './code-sender.ts'
import { type CodehostOptions, createCodehostAccount } from './codehost-account.ts'
import { codehostConfig, forgetTokens, refuseUnverified } from './codehost-provider.ts'
import type { Database, Transaction } from './database.ts'
import { noteFailure } from './hidden-failures.ts'
import type { Sessions } from './sessions.ts'

const day = 24 * 60 * 60

/** The configuration of sign-in. */
export interface AuthOptions {
  baseUrl: string
  secret: string
  origins: string[]
  isProduction: boolean
  /** The domain whose hosts share the session cookie; undefined for the platform's own host alone. */
  cookieDomain: string | undefined
  codehost: CodehostOptions | undefined
}

/** The authentication library with our rules (docs/api/sign-in.md). */
export type Auth = ReturnType<typeof createAuth>

/** Sets up the authentication library on our database. */
export function createAuth(
  options: AuthOptions,
  database: Database,
  sessions: Sessions,
  events: SignInEvents,
  codes: CodeSender,
  logger: Logger,
) {
  return betterAuth({
    baseURL: options.baseUrl,
    basePath: authPath,
    secret: options.secret,
    trustedOrigins: options.origins,
    database: prismaAdapter(withEvents(database, sessions, events), { provider: 'postgresql' }),
    emailAndPassword: { enabled: false },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    session: { expiresIn: 30 * day, updateAge: day },
    /** No provider is trusted, so an account is found by its address only when both sides have verified that. */
    account: { accountLinking: { enabled: true, trustedProviders: [], allowDifferentEmails: true } },
    user: { validateUserInfo: ({ user, source }) => refuseUnverified(user, source) },
    databaseHooks: { account: { create: { before: forgetTokens }, update: { before: forgetTokens } } },
    onAPIError: {
      /** Where a browser goes whose sign-in cannot be told from a forged one; the library's own page is not offered. */
      errorURL: `${options.origins[0] ?? options.baseUrl}/`,
      /** What is no answer of the library reaches us; the library would print it, with what the mapper was given. */
      throw: true,
    },
    advanced: {
      cookiePrefix: 'service-auth',
      /** Set explicitly, because the library skips these checks where NODE_ENV is test. */
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: options.isProduction,
      ...(options.cookieDomain !== undefined && {
        crossSubDomainCookies: { enabled: true, domain: options.cookieDomain },
      }),
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    logger: {
      level: 'warn',
      /**
       * The library's arguments can contain email addresses, so only its message is logged. It calls errors what callers do
       * wrong, such as a foreign origin or a wrong code; what fails is thrown, and logged as an error where it is answered.
       */
      log: (_level, message) => logger.info({ library: 'better-auth' }, message),
    },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: 5 * 60,
        allowedAttempts: triesOfCode,
        storeOTP: 'hashed',
        sendVerificationOTP: async ({ email, otp }) => codes.send(email, otp),
      }),
      genericOAuth({
        config: options.codehost
          ? [codehostConfig(options.codehost, createCodehostAccount(options.codehost, logger))]
          : [],
      }),
    ],
  })
}

/** Use cases that take the place of the library's own writes. */
export interface SignInEvents {
  registerUser<Result>(
    user: NewUser,
    create: (transaction: Transaction, name: string) => Promise<Result>,
  ): Promise<Result>
  endSessions<Result>(sessions: SessionsToEnd<Transaction, Result>): Promise<Result>
  /** Opens a session, which a suspension waits for or forbids. @throws AppError `account_suspended`, `sign_in_code_invalid` */
  openSession<Result>(session: NewSession, create: (transaction: Transaction) => Promise<Result>): Promise<Result>
}

/** The database as the library sees it. Registering users and ending sessions go through our use cases. */
function withEvents(database: Database, sessions: Sessions, { registerUser, endSessions, openSession }: SignInEvents) {
  const end = (where: object, remove: (transaction: Transaction) => Promise<unknown>) =>
    endSessions({ find: (transaction) => sessions.find(transaction, where), remove }) as never

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
          registerUser(args.data, (transaction, name) =>
            transaction.user.create({ ...args, data: { ...args.data, name } }),
          ),
      },
      session: {
        create: ({ args }) => {
          const { userId = '', userAgent } = args.data
          const opened = openSession({ userId, userAgent: userAgent ?? '' }, (transaction) =>
            transaction.session.create(args),
          )
          return opened.catch(asLibraryRefusal) as never
        },
        delete: ({ args }) => end(args.where, (transaction) => transaction.session.delete(args)),
        deleteMany: ({ args }) => end(args.where ?? {}, (transaction) => transaction.session.deleteMany(args)),
      },
    },
  })
}

/** A refusal of ours as one of the library's own, which knows where the browser came from. */
function asLibraryRefusal(error: unknown): never {
  if (!(error instanceof AppError)) throw error
  const { id, message } = error
  if (id === 'account_suspended') throw new APIError('FORBIDDEN', { code: 'ACCOUNT_SUSPENDED', message })
  if (id === 'sign_in_code_invalid') throw new APIError('BAD_REQUEST', { code: 'INVALID_OTP', message })
  throw error
}
