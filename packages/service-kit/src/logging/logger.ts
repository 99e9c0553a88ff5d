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

/** Our API keys within text, such as the message of an error (docs/api/api-keys.md). */
const apiKeys = /svc_[0-9a-f]{64}/g

/**
 * Makes a process's logger: one JSON line per entry on standard output, with the request ID and trace ID of the
 * current request, and without secrets or people's content.
 * @param options.destination receives the lines instead of standard output
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
  return pino(settings, options.destination ?? standardOutput())
}

/**
 * Standard output, written synchronously: the last lines of a process that ends matter most, and in the right order. What it does not
 * take, as on a full disk, is lost: requests go on without a log.
 */
function standardOutput(): DestinationStream {
  let current: DestinationStream
  /** One that has failed would keep what it could not write, and all that follows. */
  const open = () => {
    current = pino.destination({ dest: 1, sync: true }).on('error', open)
  }
  open()
  return { write: (lines) => void current.write(lines) }
}

/**
 * Writes lines that were put together elsewhere where the logger writes its own. They must be JSON, and free of secrets.
 * @returns takes whole lines
 */
export function logLines(): (lines: string) => void {
  return standardOutput().write
}
