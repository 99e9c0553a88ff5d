import { randomInt } from 'node:crypto'
import { connect, createServer } from 'node:net'

/** Below the ports from which systems take those of outgoing connections (Linux: ip_local_port_range, from 32768). */
const range = { from: 15_000, to: 32_000 }

/** Ports that were given out; each only once, since its taker may not listen on it yet. */
const given = new Set<number>()

/** A TCP port of the loopback address that nobody listens on now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.from, range.to)
    if (given.has(port) || !(await canListen(port))) continue
    given.add(port)
    return port
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** Whether something listens on a port of the loopback address. */
export function isPortTaken(port: number): Promise<boolean> {
  return canConnect(port).then(
    () => true,
    () => false,
  )
}

/** Resolves when a TCP connection to a port of the loopback address succeeds. */
export function canConnect(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1_000 })
    socket.once('connect', () => {
      socket.destroy()
      resolve()
    })
    socket.once('timeout', () => socket.destroy(new Error('timed out')))
    socket.once('error', reject)
  })
}
