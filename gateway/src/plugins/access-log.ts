import { timeNow } from '@resume/service-kit/time-now'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorHeader } from '../http/envelope.ts'
import { innerOf } from '../http/inner-requests.ts'

/** How requests are logged. */
export interface AccessLogOptions {
  /** Of so many requests one is logged; failures of ours always are. */
  sample: number
  /** Takes whole lines. */
  write(lines: string): void
}

/** Lines that wait for each other are written together: a write costs as much as ten of them. In characters. */
const longestWait = 16 * 1024

/** Longest time that a line waits, in milliseconds. */
const flushMs = 200

/** Asked for every few seconds by whatever watches the gateway; what they say is in the metrics. */
const unlogged = /\/health(\/ready)?$/

/**
 * Logs a line for each request: its ID, method, route, status, error, time, and who it was by ID. Never a URL, an address or
 * anything that was sent. The line is put together by hand: of its parts only what we made ourselves, or have checked character by
 * character, comes from outside, so that nothing needs escaping.
 *
 * What an MCP tool asks of a route has a line of its own, under the ID of the message that called the tool: it alone tells the
 * route and its outcome. It says so, and can be left out where requests are counted.
 * @returns writes what still waits
 */
export function logRequests(app: FastifyInstance, { sample, write }: AccessLogOptions): () => void {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  let count = 0
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting !== '') write(waiting)
    waiting = ''
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply
    const route = request.routeOptions.url ?? 'none'
    const isOurs = statusCode >= 500
    if ((isOurs || ++count % sample === 0) && !(statusCode < 400 && unlogged.test(route))) {
      const error = reply.getHeader(errorHeader)
      waiting += `{"level":"info","time":"${timeNow()}","service":"gateway","requestId":"${request.id}","method":"${request.method}","route":"${route}","status":${statusCode}${
        typeof error === 'string' ? `,"error":"${error}"` : ''
      },"ms":${reply.elapsedTime.toFixed(1)}${whoOf(request)}${innerOf(request.raw) ? ',"via":"mcp"' : ''},"msg":"request"}\n`
      if (waiting.length > longestWait) flush()
      else timer ??= setTimeout(flush, flushMs).unref()
    }
    done()
  })
  return flush
}

/** Who the request was let in for, by ID; nothing of a caller who brought no credential, or a wrong one. */
function whoOf({ admission }: FastifyRequest): string {
  const principal = admission?.record?.principal
  if (principal === undefined) return ''
  const { userId } = principal
  return principal.kind === 'api-key' ? `,"userId":"${userId}","keyId":"${principal.keyId}"` : `,"userId":"${userId}"`
}
