import type { Logger } from '../logging/logger.ts'
import { setTracing } from './span.ts'

/** Longest wait for the collector when the process stops, in milliseconds. */
const farewell = 2_000

/**
 * Traces this process when a collector is configured; without one, OpenTelemetry is not even loaded.
 * @param options.endpoint base URL of an OTLP/HTTP collector, as `OTEL_EXPORTER_OTLP_ENDPOINT` has it
 * @param options.service names the process in traces
 * @returns sends the remaining spans and stops
 */
export async function startTracing(options: {
  endpoint: string | undefined
  service: string
  logger: Logger
}): Promise<() => Promise<void>> {
  if (options.endpoint === undefined) return async () => {}
  const { createOtlpTracing } = await import('./otlp-tracing.ts')
  const tracing = createOtlpTracing({ ...options, endpoint: options.endpoint })
  setTracing(tracing)
  return async () => {
    setTracing(undefined)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, farewell)
    })
    await Promise.race([tracing.stop().catch(() => {}), late])
    clearTimeout(timer)
  }
}
