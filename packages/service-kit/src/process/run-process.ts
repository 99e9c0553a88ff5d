import { createLogger, type Logger, type LogLevel } from '../logging/logger.ts'
import { startTracing } from '../tracing/start-tracing.ts'
import { giveBackWhenIdle } from './idle-memory.ts'
import { endWith } from './run-command.ts'
import { keepTickShape } from './tick-shape.ts'

/** How a process takes down what it has started. */
export interface Lifecycle {
  /** Registers a step of the shutdown; steps run one after another, the last registered first. */
  onShutdown(name: string, step: () => Promise<void> | void): void
  /** Begins the shutdown, as a signal would. */
  shutdown(reason: string, exitCode?: number): Promise<void>
  /** Aborted by the second signal: whoever stops the process waits for nothing that a step of the shutdown only waits out. */
  readonly hurried: AbortSignal
}

/**
 * Longest time for all shutdown steps together, in milliseconds: calls in progress get the grace period, the rest some
 * seconds. deploy/deployable.ts uses the same rule.
 */
export const shutdownLimit = (graceMs: number) => Math.max(25_000, graceMs + 13_000)

/**
 * Runs a deployable: starts it, traces it when a collector is configured, stops it in order on SIGTERM or SIGINT, and ends with one
 * line per invalid variable when its configuration is invalid; what is odd about a valid one is logged. An uncaught error ends the
 * process, because its state can no longer be trusted.
 * @param service names the process in its logs
 * @param readConfig reads the configuration; throws ConfigError
 * @param start builds everything and registers the steps of the shutdown
 */
export async function runProcess<
  Config extends {
    LOG_LEVEL: LogLevel
    SHUTDOWN_GRACE_MS: number
    OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
    /** What is odd about the configuration and keeps nothing from working. */
    notes?: readonly string[]
  },
>(
  service: string,
  readConfig: () => Config,
  start: (config: Config, lifecycle: Lifecycle, logger: Logger) => Promise<void>,
): Promise<void> {
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    return endWith(error)
  }
  const log = createLogger({ service, level: config.LOG_LEVEL })
  for (const note of config.notes ?? []) log.warn(note)
  const steps: { name: string; step: () => Promise<void> | void }[] = []
  let stopping: Promise<void> | undefined
  const hurry = new AbortController()

  const lifecycle: Lifecycle = {
    onShutdown: (name, step) => {
      steps.push({ name, step })
    },
    shutdown: (reason, exitCode = 0) => {
      stopping ??= stop(reason, exitCode)
      return stopping
    },
    hurried: hurry.signal,
  }

  const stop = async (reason: string, exitCode: number) => {
    log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(1), shutdownLimit(config.SHUTDOWN_GRACE_MS)).unref()
    for (const { name, step } of steps.reverse()) {
      try {
        await step()
      } catch (err) {
        log.error({ err, step: name }, 'a shutdown step failed')
      }
    }
    log.info('stopped')
    process.exit(exitCode)
  }

  const obey = (signal: NodeJS.Signals) => {
    if (stopping) hurry.abort()
    else void lifecycle.shutdown(signal)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, obey)
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught error')
    void lifecycle.shutdown('uncaught error', 1)
  })

  try {
    const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
    lifecycle.onShutdown('tracing', await startTracing({ endpoint, service, logger: log }))
    await start(config, lifecycle, log)
    keepTickShape()
    giveBackWhenIdle()
  } catch (error) {
    log.fatal({ err: error }, 'could not start')
    await lifecycle.shutdown('could not start', 1)
  }
}
