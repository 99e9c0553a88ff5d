import type { RequestContext } from '@resume/service-kit/context/request-context'
import { nextTraceparent } from '@resume/service-kit/context/trace-context'
import { isTraced, type Span, startSpan } from '@resume/service-kit/tracing/span'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Measures the request; undefined when the process is not traced. */
    span: Span | undefined
    /** W3C trace context of what is done for the request, once anything asks for it. */
    traceparent: string | undefined
  }
}

/** Measures every request as a span, part of the caller's trace when the caller has one; nothing in a process untraced. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', undefined)
  app.decorateRequest('traceparent', undefined)
  if (!isTraced()) return
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url
    request.span = startSpan({
      name: route === undefined ? request.method : `${request.method} ${route}`,
      kind: 'server',
      parent: traceparentOf(request),
      attributes: { 'http.request.method': request.method, ...(route !== undefined && { 'http.route': route }) },
    })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply
    request.span?.end({ failed: statusCode >= 500, attributes: { 'http.response.status_code': statusCode } })
    done()
  })
}

/** The context of calls that are made for a request before it is known who asks. */
export function contextOf(request: FastifyRequest): RequestContext {
  request.traceparent ??= request.span?.traceparent ?? nextTraceparent(traceparentOf(request))
  return { requestId: request.id, traceparent: request.traceparent }
}

function traceparentOf(request: FastifyRequest): string | undefined {
  const { traceparent } = request.headers
  return typeof traceparent === 'string' ? traceparent : undefined
}
