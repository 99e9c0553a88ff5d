import type { Server } from 'node:http'

/** How often connections that have become idle are closed, in milliseconds. */
const sweepMs = 50

/**
 * Closes an HTTP application: it takes no new connections, finishes the requests in progress, and closes each connection as
 * soon as its last request is answered. Clients would otherwise keep it open for a minute.
 * @param graceMs time for the requests in progress; after that they are cut off
 */
export async function drainHttp(
  app: { readonly server: Server; close(): PromiseLike<unknown> },
  graceMs: number,
): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  const force = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(force)
  }
}
