import { DiagLogLevel, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, ParentBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import { isTraceparent, traceIdOf } from '../context/trace-context.ts'
import type { Logger } from '../logging/logger.ts'
import type { Tracing } from './span.ts'

/** Time between two deliveries to the collector, in milliseconds, and the longest that one may take. */
const delivery = { everyMs: 1_000, timeoutMs: 5_000 }

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const

/** Traces with OpenTelemetry's own packages; spans go in batches to an OTLP/HTTP collector, and nobody waits for it. */
export function createOtlpTracing(options: { endpoint: string; service: string; logger: Logger }): Tracing {
  tellTroubles(options.logger)
  const exporter = new OTLPTraceExporter({ url: tracesUrl(options.endpoint), timeoutMillis: delivery.timeoutMs })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service }),
    /** The process that starts a trace decides whether it is recorded. */
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: delivery.everyMs,
        exportTimeoutMillis: delivery.timeoutMs,
      }),
    ],
  })
  const tracer = provider.getTracer('@resume/service-kit')

  return {
    start({ name, kind, parent, attributes }) {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent))
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        end({ failed, attributes: late }) {
          if (late) span.setAttributes(late)
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    stop: () => provider.shutdown(),
  }
}

/** The signal's path is added to the base URL (OpenTelemetry Protocol Exporter, Endpoint URLs for OTLP/HTTP). */
function tracesUrl(endpoint: string): string {
  return `${endpoint.replace(/\/+$/, '')}/v1/traces`
}

function contextOf(traceparent: string | undefined) {
  if (!traceparent || !isTraceparent(traceparent)) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId: traceIdOf(traceparent),
    spanId: traceparent.slice(36, 52),
    traceFlags: Number.parseInt(traceparent.slice(53), 16),
    isRemote: true,
  })
}

/** An unreachable collector is worth a log line, not a failure. */
function tellTroubles(logger: Logger): void {
  const tell = (message: string) => logger.warn({ library: 'opentelemetry' }, message)
  const ignore = () => {}
  diag.setLogger({ error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN)
}
