import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createOpenTls, type PageNetwork } from '../src/adapters/page-network.ts'
import { testCertificate } from './tls-certificate.ts'

/** The public address under which the tests' name server knows jobs.example.com. */
export const publicAddress = '93.184.215.14'

/** A web server with a certificate for jobs.example.com, and a network that leads to it and notes where it was asked to. */
export interface PageServer extends PageNetwork {
  /** How it answers from now on. */
  answer: (request: IncomingMessage, response: ServerResponse) => void
  /** What the name server answers, one after another; the last one stays. */
  addresses: string[][]
  resolved: string[]
  opened: string[]
  seen: { path: string; headers: IncomingMessage['headers'] }[]
  reset(): void
  stop(): Promise<void>
}

/** Starts the server on a free port of the loopback address. */
export async function startPageServer(): Promise<PageServer> {
  const server = createServer(testCertificate, (request, response) => {
    page.seen.push({ path: request.url ?? '', headers: request.headers })
    page.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const open = createOpenTls({
    port: (server.address() as AddressInfo).port,
    ca: testCertificate.cert,
    leadsTo: () => '127.0.0.1',
  })
  const page: PageServer = {
    answer: () => undefined,
    addresses: [],
    resolved: [],
    opened: [],
    seen: [],
    resolve: async (host) => {
      page.resolved.push(host)
      const [next = []] = page.addresses.length > 1 ? page.addresses.splice(0, 1) : page.addresses
      return next
    },
    open: (address, host, signal) => {
      page.opened.push(address)
      return open(address, host, signal)
    },
    reset: () => {
      page.addresses = [[publicAddress]]
      page.resolved.length = 0
      page.opened.length = 0
      page.seen.length = 0
      page.answer = (_request, response) => answerPage(response, '<h1>Backend Engineer</h1><p>TypeScript</p>')
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  page.reset()
  return page
}

/** Answers a page. */
export function answerPage(
  response: ServerResponse,
  body: string | Buffer,
  headers: Record<string, string> = {},
  status = 200,
): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
}
