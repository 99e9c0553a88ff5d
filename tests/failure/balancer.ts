import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A load balancer in front of several gateways. */
export interface Balancer {
  url: string
  /** The ports of the gateways that it sends requests to. */
  ready(): number[]
  /** How many requests a gateway has been sent and has yet to answer. */
  open(port: number): number
  close(): Promise<void>
}

/** How often each gateway is asked whether it is ready, in milliseconds. */
const checkEveryMs = 50

/** How often in a row a gateway says that it is not ready before nothing more is sent to it; one that stops says so once. */
const fewestRefusals = 3

/**
 * Starts a load balancer as simple as they come: each request goes to the next gateway in turn that was ready when it last
 * said so, or that does not stop when none is. What a gateway does not answer is an error, and is not tried again.
 */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const ready = new Set(ports)
  const stopping = new Set<number>()
  const open = new Map<number | undefined, number>()
  let turn = 0
  let isClosed = false
  const check = async (port: number) => {
    let refusals = 0
    while (!isClosed) {
      const state = await stateOf(port)
      refusals = state === 'not ready' ? refusals + 1 : 0
      if (state === 'stopping') stopping.add(port)
      if (state === 'ready') {
        stopping.delete(port)
        ready.add(port)
      }
      if (state === 'stopping' || refusals >= fewestRefusals) ready.delete(port)
      await wait(checkEveryMs)
    }
  }
  const next = () => {
    const able = ready.size > 0 ? [...ready] : ports.filter((port) => !stopping.has(port))
    return able[turn++ % able.length]
  }
  const checks = ports.map(check)
  /** Idle connections stay open: on a machine too busy to run timers on time, one was closed just as its client used it again. */
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const port = next()
    const count = (by: number) => open.set(port, (open.get(port) ?? 0) + by)
    count(1)
    outgoing.once('close', () => count(-1))
    passOn(incoming, outgoing, port)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => [...ready],
    open: (port) => open.get(port) ?? 0,
    close: async () => {
      isClosed = true
      await Promise.all(checks)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** What a gateway says of itself, however late on a busy machine; one that refuses connections has stopped. Undefined when it says nothing. */
async function stateOf(port: number): Promise<'ready' | 'not ready' | 'stopping' | undefined> {
  const signal = AbortSignal.timeout(10_000)
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health/ready`, { signal })
    const text = await answer.text()
    if (answer.ok) return 'ready'
    return text.includes('The process is stopping') ? 'stopping' : 'not ready'
  } catch {
    return signal.aborted ? undefined : 'stopping'
  }
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number | undefined): void {
  const { method, url, headers } = incoming
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.once('error', (error) =>
    outgoing.writeHead(502).end(`the gateway at ${port}: ${error.message}, ${method} ${url}`),
  )
  incoming.pipe(onward)
}
