import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that arrived. */
export interface SeenRequest {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** How the server treats one request. */
export type Treatment = (response: ServerResponse, request: SeenRequest) => void

/** A server that does to each request what the test says, and what comes last to all that follow. */
export interface UnkindServer {
  url: string
  seen: SeenRequest[]
  /** What happens to the next requests, in this order. */
  treats(...treatments: Treatment[]): void
  close(): Promise<void>
}

/** Starts such a server. */
export async function startUnkindServer(): Promise<UnkindServer> {
  const seen: SeenRequest[] = []
  let treatments: Treatment[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts).toString('latin1')
    const arrived = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
    seen.push(arrived)
    const treatment = treatments.length > 1 ? treatments.shift() : treatments[0]
    treatment?.(response, arrived)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    treats: (...next) => {
      seen.length = 0
      treatments = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers as the API does. */
export const succeeds =
  (data: unknown = null, headers: Record<string, string> = {}): Treatment =>
  (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'r1', ...headers })
      .end(JSON.stringify({ success: true, message: 'Done', data }))

/** Refuses as the API does. */
export const refuses =
  (status: number, code: string, headers: Record<string, string> = {}, details?: object[]): Treatment =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'r1', 'x-error-code': code, ...headers })
      .end(JSON.stringify({ success: false, message: `Refused: ${code}`, statusCode: status, details }))

/** Hangs up without a word. */
export const hangsUp: Treatment = (response) => response.destroy()

/** Hangs up in the middle of its answer. */
export const breaksOff: Treatment = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
  response.write('{"success":true,"message":"Do', () => response.destroy())
}

/** Says nothing at all. */
export const saysNothing: Treatment = () => undefined

/** Answers with something that is not the API. */
export const answers =
  (status: number, body: string, headers: Record<string, string> = { 'content-type': 'text/html' }): Treatment =>
  (response) =>
    response.writeHead(status, headers).end(body)

/** Streams chunks as they are given, and then ends or hangs up. */
export const streams =
  (chunks: (string | Buffer)[], { hangUp = false } = {}): Treatment =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    for (const chunk of chunks) {
      await new Promise<void>((resolve) => response.write(chunk, () => resolve()))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    if (hangUp) response.destroy()
    else response.end()
  }
