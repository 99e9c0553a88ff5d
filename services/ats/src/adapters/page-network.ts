import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect } from 'node:tls'

/** How pages are reached; tests bring their own to prove where nothing goes. */
export interface PageNetwork {
  /** Asks the name server for every address of a host. */
  resolve(host: string, signal: AbortSignal): Promise<string[]>
  /** Opens a TLS connection to port 443 of an address, with a certificate for the host. */
  open(address: string, host: string, signal: AbortSignal): Promise<Duplex>
}

/** One question to a name server, and how often it is asked. */
const asking = { timeout: 2_000, tries: 2 }

/**
 * Every address of a host that the name servers know; none for one that they do not. They are asked for exactly this name:
 * neither the machine's own names nor those of its network are tried, and a server that is slow keeps no thread busy.
 */
export async function resolveHost(host: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver(asking)
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return found.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/**
 * Makes what opens TLS connections. The address is a number, so no name is asked for again; the certificate must be for
 * the host.
 * @param options for tests: a port and an authority of their own, and where an address leads to
 */
export function createOpenTls(
  options: { port?: number; ca?: string; leadsTo?: (address: string) => string } = {},
): PageNetwork['open'] {
  const { port = 443, ca, leadsTo = (address) => address } = options
  return (address, host, signal) =>
    new Promise((resolve, reject) => {
      if (isIP(address) === 0) throw new Error('not an address')
      const socket = connect({
        host: leadsTo(address),
        port,
        ...(isIP(host) === 0 && { servername: host }),
        ...(ca !== undefined && { ca }),
        ALPNProtocols: ['http/1.1'],
      })
      const abort = () => socket.destroy(new Error('aborted'))
      signal.addEventListener('abort', abort, { once: true })
      socket.once('close', () => signal.removeEventListener('abort', abort))
      socket.once('secureConnect', () => resolve(socket))
      socket.on('error', reject)
      if (signal.aborted) abort()
    })
}
