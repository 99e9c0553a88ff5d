import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that a double received. */
export interface SeenRequest {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** A third-party HTTP service whose answers the test decides on. */
export interface HttpDouble {
  url: string
  seen: SeenRequest[]
  /** How it answers from now on. */
  answer: (request: SeenRequest, response: ServerResponse) => void
  stop(): Promise<void>
}

/** Starts a double. @param port a free one when absent */
export async function startHttpDouble(port = 0): Promise<HttpDouble> {
  const seen: SeenRequest[] = []
  const server = createServer(async (incoming, response) => {
    let body = ''
    for await (const chunk of incoming) body += chunk
    const request = { path: incoming.url ?? '', headers: incoming.headers, body }
    seen.push(request)
    double.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const double: HttpDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer: (_request, response) => response.writeHead(500).end(),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return double
}

/** Answers JSON. */
export function answerJson(
  response: ServerResponse,
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
