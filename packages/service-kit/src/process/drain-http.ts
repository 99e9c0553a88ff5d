import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How often connections that have become idle are closed, in milliseconds. */
const sweepMs = 50

/**
 * Prepares an HTTP application to be closed; call it before the application listens.
 * @returns what closes it: it takes no new connections, finishes the requests in progress, and closes each connection as soon
 *   as its last request is answered. Clients would otherwise keep it open for a minute. A connection over which nothing has
 *   come is closed at once: Node counts it among those in use. `graceMs` is the time for the requests in progress; after that
 *   they are cut off.
 */
export function createDrain(app: {
  readonly server: Server
  close(): PromiseLike<unknown>
}): (graceMs: number) => Promise<void> {
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const closeUnused = () => {
    app.server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
  return async (graceMs) => {
    const sweep = setInterval(closeUnused, sweepMs)
    const force = setTimeout(() => app.server.closeAllConnections(), graceMs)
    try {
      await app.close()
    } finally {
      clearInterval(sweep)
      clearTimeout(force)
    }
  }
}
