import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** How often connections that have become idle are closed, in milliseconds. */
const sweepMs = 50

/** How long a new connection may be silent, in milliseconds: whoever has just connected is about to send something. */
const silentMs = 1_000

/** Turns of the event loop after which what had arrived is read: the first ends, then a connection is accepted, then its request is read. */
const turnsToRead = 3

/**
 * Prepares an HTTP application to be closed; call it before the application listens.
 * @returns what closes it: it takes no new connections, finishes the requests in progress, and closes each connection as soon
 *   as its last request is answered. Clients would otherwise keep it open for a minute. A connection over which nothing has
 *   come is closed once it is a second old: Node counts it among those in use. What has arrived is read before: on a busy machine,
 *   requests wait in the buffers of connections that look unused. `graceMs` is the time for the requests in progress; after that they
 *   are cut off.
 */
export function createDrain(app: {
  readonly server: Server
  close(): PromiseLike<unknown>
}): (graceMs: number) => Promise<void> {
  /** When each was opened. */
  const sockets = new Map<Socket, number>()
  app.server.on('connection', (socket) => {
    sockets.set(socket, performance.now())
    socket.once('close', () => sockets.delete(socket))
  })
  const closeUnused = () => {
    app.server.closeIdleConnections()
    const silentSince = performance.now() - silentMs
    for (const [socket, openedAt] of sockets) if (socket.bytesRead === 0 && openedAt < silentSince) socket.destroy()
  }
  return async (graceMs) => {
    for (let left = turnsToRead; left > 0; left--) await turn()
    /** Timers are late on a busy machine, and run before what has arrived is read. */
    const sweep = setInterval(() => setImmediate(closeUnused), sweepMs)
    const force = setTimeout(() => app.server.closeAllConnections(), graceMs)
    try {
      await app.close()
    } finally {
      clearInterval(sweep)
      clearTimeout(force)
    }
  }
}
