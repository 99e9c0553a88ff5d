import type { Server } from 'node:http'

/** How often connections that have become idle are closed, in milliseconds. */
const sweepMs = 50

/**
 * Closes an HTTP application: no new connections, what is in work is finished, and a connection is closed as soon as its
 * last request is answered; clients would keep it open for a minute otherwise.
 * @param graceMs time for what is in work; then it is cut off
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
