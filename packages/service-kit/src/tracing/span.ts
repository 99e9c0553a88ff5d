/** What a span says of the work that it measures. */
export interface SpanStart {
  /** Low in variety: a route's pattern, a method's name. */
  name: string
  /** Whether the work is done for another process (`server`) or asked of one (`client`). */
  kind: 'server' | 'client'
  /** W3C trace context of what the work is part of; a new trace without one. */
  parent: string | undefined
  /** By the names of OpenTelemetry's semantic conventions. Never a person's data. */
  attributes: Record<string, string | number>
}

/** Work that is being measured. */
export interface Span {
  /** W3C trace context for everything that is part of this work. */
  readonly traceparent: string
  /** Ends it. @param outcome what is known only now; `failed` when the work did not do what it should */
  end(outcome: { failed: boolean; attributes?: Record<string, string | number> }): void
}

/** Measures work and sends what it measured to a collector. */
export interface Tracing {
  start(span: SpanStart): Span
  /** Sends what is left. */
  stop(): Promise<void>
}

/** Of this process; there is none unless a collector is configured. */
let tracing: Tracing | undefined

/** Sets the process's tracing, or takes it away. */
export function setTracing(next: Tracing | undefined): void {
  tracing = next
}

/** Whether this process is traced; decided before it serves. */
export function isTraced(): boolean {
  return tracing !== undefined
}

/** Begins a span; undefined in a process that is not traced. */
export function startSpan(span: SpanStart): Span | undefined {
  return tracing?.start(span)
}
