import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** A span as it came to the collector. */
export interface CollectedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  /** Empty for the first of a trace. */
  parentSpanId: string
  /** OTLP's numbers: 2 server, 3 client. */
  kind: number
  failed: boolean
  attributes: Record<string, unknown>
}

/** A collector that keeps what it gets. */
export interface TraceCollector {
  /** Base URL, for OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string
  spans: CollectedSpan[]
  close(): Promise<void>
}

interface Attribute {
  key: string
  value: Record<string, unknown>
}

interface Delivery {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: {
        name: string
        traceId: string
        spanId: string
        parentSpanId?: string
        kind: number
        status?: { code?: number }
        attributes: Attribute[]
      }[]
    }[]
  }[]
}

/** Starts a collector that takes OTLP over HTTP as JSON (OTLP 1.9, section OTLP/HTTP). */
export async function openTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const server = createServer(async (request, response) => {
    const isDelivery = request.method === 'POST' && request.url === '/v1/traces'
    if (isDelivery) spans.push(...spansOf(JSON.parse(await text(request))))
    response.writeHead(isDelivery ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    spans,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function spansOf({ resourceSpans }: Delivery): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId, kind, status, attributes }) => ({
        service: String(valuesOf(resource.attributes)['service.name']),
        name,
        traceId,
        spanId,
        parentSpanId: parentSpanId ?? '',
        kind,
        failed: status?.code === 2,
        attributes: valuesOf(attributes),
      })),
    ),
  )
}

function valuesOf(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
