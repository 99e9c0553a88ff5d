import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A load balancer in front of several gateways. */
export interface Balancer {
  url: string
  close(): Promise<void>
}

/** How often each gateway is asked whether it is ready, in milliseconds. */
const checkEveryMs = 50

/**
 * Starts a load balancer as simple as they come: each request goes to the next gateway in turn that was ready when it was
 * last asked. What a gateway does not answer is an error, and is not tried again.
 */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  let ready = ports
  let turn = 0
  const check = setInterval(async () => {
    const answers = await Promise.all(ports.map(isReady))
    ready = ports.filter((_, nth) => answers[nth])
  }, checkEveryMs)
  const server = createServer((incoming, outgoing) => passOn(incoming, outgoing, ready[turn++ % ready.length]))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      clearInterval(check)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function isReady(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(1_000)
  return fetch(`http://127.0.0.1:${port}/api/v1/health/ready`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number | undefined): void {
  const { method, url, headers } = incoming
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.once('error', (error) => outgoing.writeHead(502).end(`the gateway at ${port}: ${error.message}`))
  incoming.pipe(onward)
}
