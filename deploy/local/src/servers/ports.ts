import { connect, createServer } from 'node:net'

/** A TCP port of the loopback address that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
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
