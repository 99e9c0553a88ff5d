import type { IncomingHttpHeaders } from 'node:http'
import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolErrorCode,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { Logger } from '@resume/service-kit/logging/logger'
import { type MessageRefusal, refusalOfMessage } from './messages.ts'
import { wrongParams } from './params.ts'
import { createMcpServer, type McpCaller } from './server.ts'

/** A message as it came. */
export interface McpMessage {
  headers: IncomingHttpHeaders
  /** The body, read as JSON. */
  body: unknown
}

/** The answer to a message; the body is empty for a notification. */
export interface McpAnswer {
  status: number
  body: string
}

/** Headers that the SDK reads. */
const readHeaders = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const

/** What every message has: its type was checked, and the answer is JSON whatever a client accepts. */
const fixedHeaders: [string, string][] = [
  ['content-type', 'application/json'],
  ['accept', 'application/json, text/event-stream'],
]

/**
 * Answers one message of an MCP client, of any revision of the protocol that the SDK speaks. There is no session: every
 * message stands for itself.
 */
export async function respond({ headers, body }: McpMessage, caller: McpCaller, logger: Logger): Promise<McpAnswer> {
  const refusal = refusalOfMessage(body) ?? refusalOfParams(body as object)
  if (refusal) {
    const { status, code, message, id, data } = refusal
    return { status, body: JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } }) }
  }
  const request = requestOf(headers)
  const server = createMcpServer(caller, logger)
  const onerror = (err: Error) => logger.debug({ err, requestId: caller.requestId }, 'an MCP message was refused')
  const answer = (await isLegacyRequest(request, body))
    ? await respondOnce(server, request, body)
    : await createMcpHandler(() => server, { legacy: 'reject', onerror }).fetch(request, { parsedBody: body })
  return { status: answer.status, body: await answer.text() }
}

/** Refuses a request for its parameters, in the form of an answer to it. */
function refusalOfParams(body: {
  id?: string | number
  method?: unknown
  params?: unknown
}): MessageRefusal | undefined {
  const details = wrongParams(body)
  if (details.length === 0 || body.id === undefined) return undefined
  return {
    status: 200,
    code: ProtocolErrorCode.InvalidParams,
    message: 'Invalid params',
    id: body.id,
    data: { details },
  }
}

/** Answers a message of a revision with sessions, without one: an `initialize` is forgotten once it is answered. */
async function respondOnce(server: Server, request: Request, parsedBody: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody })
  } finally {
    await server.close()
  }
}

/** The request as the SDK takes it. Only its method and headers are read: the body is at hand. */
function requestOf(headers: IncomingHttpHeaders): Request {
  const read = readHeaders.flatMap((name): [string, string][] => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return new Request('http://localhost/mcp', { method: 'POST', headers: [...fixedHeaders, ...read] })
}
