import { type DestinationStream, type LoggerOptions, type Logger as PinoLogger, pino } from 'pino'
import { currentContext } from '../context/request-context.ts'
import { traceIdOf } from '../context/trace-context.ts'
import { withoutSecrets } from './without-secrets.ts'

/** A structured logger; see {@link createLogger}. */
export type Logger = PinoLogger

/** Levels of `LOG_LEVEL`. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** A level of `LOG_LEVEL`. */
export type LogLevel = (typeof logLevels)[number]

/** Keys of ours in running text, such as the message of an error (docs/api/api-keys.md). */
const apiKeys = /svc_[0-9a-f]{64}/g

/**
 * Makes a process's logger: one JSON line per entry on standard output, with the request and trace ids of the request
 * in work, and without secrets or people's content.
 * @param options.destination where lines go instead of standard output
 */
export function createLogger(options: { service: string; level: LogLevel; destination?: DestinationStream }): Logger {
  const settings: LoggerOptions = {
    level: options.level,
    base: { service: options.service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (entry) => withoutSecrets(entry) as Record<string, unknown>,
    },
    serializers: { err: (value) => value },
    hooks: { streamWrite: (line) => line.replace(apiKeys, 'svc_[redacted]') },
    mixin() {
      const context = currentContext()
      return context ? { requestId: context.requestId, traceId: traceIdOf(context.traceparent) } : {}
    },
  }
  /** Written at once: the last lines of a process that ends are the ones that matter, in the order in which they came. */
  return pino(settings, options.destination ?? pino.destination({ dest: 1, sync: true }))
}
