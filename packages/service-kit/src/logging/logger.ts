import { type Logger as PinoLogger, pino } from 'pino'
import { currentContext } from '../context/request-context.ts'
import { traceIdOf } from '../context/trace-context.ts'

/** A structured logger; see {@link createLogger}. */
export type Logger = PinoLogger

/** Levels of `LOG_LEVEL`. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** A level of `LOG_LEVEL`. */
export type LogLevel = (typeof logLevels)[number]

/** Names of properties that hold secrets or people's content, wherever they stand in what is logged. */
const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-api-key',
  'stripe-signature',
  'key',
  'apiKey',
  'secret',
  'token',
  'otp',
  'password',
  'email',
  'to',
  'html',
  'text',
  'body',
  'content',
  'metadata',
  'snapshot',
  'resume',
  'jobDescription',
  'profileText',
]

const redactPaths = secretNames.flatMap((name) => {
  const quoted = `["${name}"]`
  return [quoted, `*${quoted}`, `*.*${quoted}`, `*.*.*${quoted}`]
})

/**
 * Makes a process's logger: one JSON line per entry on standard output, with the request and trace ids of the request
 * in work, and without secrets or people's content.
 */
export function createLogger(options: { service: string; level: LogLevel }): Logger {
  return pino({
    level: options.level,
    base: { service: options.service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: redactPaths, censor: '[redacted]' },
    serializers: { err: serializeError, error: serializeError },
    mixin() {
      const context = currentContext()
      return context ? { requestId: context.requestId, traceId: traceIdOf(context.traceparent) } : {}
    },
  })
}

/**
 * An error as name, message, code and stack, with its causes. Own properties stay out: drivers put queries, parameters
 * and addresses there.
 */
function serializeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    message: error.message,
    code: 'code' in error ? error.code : undefined,
    stack: error.stack,
    cause: error.cause !== undefined && depth < 4 ? serializeError(error.cause, depth + 1) : undefined,
  }
}
