import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A load balancer in front of several gateways. */
export interface Balancer {
  url: string
  /** The ports of the gateways that it sends requests to. */
  ready(): number[]
  close(): Promise<void>
}

/** How often each gateway is asked whether it is ready, in milliseconds. */
const checkEveryMs = 50

/**
 * Starts a load balancer as simple as they come: each request goes to the next gateway in turn that was ready when it last
 * said so. What a gateway does not answer is an error, and is not tried again.
 */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const ready = new Set(ports)
  let turn = 0
  let isClosed = false
  const check = async (port: number) => {
    while (!isClosed) {
      const answer = await isReady(port)
      if (answer === true) ready.add(port)
      if (answer === false) ready.delete(port)
      await wait(checkEveryMs)
    }
  }
  const checks = ports.map(check)
  /** Idle connections stay open: on a machine too busy to run timers on time, one was closed just as its client used it again. */
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) =>
    passOn(incoming, outgoing, [...ready][turn++ % ready.size]),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => [...ready],
    close: async () => {
      isClosed = true
      await Promise.all(checks)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Whether a gateway is ready, however late it says so on a busy machine; undefined when it does not. */
async function isReady(port: number): Promise<boolean | undefined> {
  const signal = AbortSignal.timeout(10_000)
  return fetch(`http://127.0.0.1:${port}/api/v1/health/ready`, { signal }).then(
    ({ ok }) => ok,
    () => (signal.aborted ? undefined : false),
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
