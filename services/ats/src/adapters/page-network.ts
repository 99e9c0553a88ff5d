import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect } from 'node:tls'

/** How pages are reached; tests bring their own to prove where nothing goes. */
export interface PageNetwork {
  /** Asks the name server for every address of a host. */
  resolve(host: string): Promise<string[]>
  /** Opens a TLS connection to port 443 of an address, with a certificate for the host. */
  open(address: string, host: string, signal: AbortSignal): Promise<Duplex>
}

/** Every address of a host, by the machine's resolver; the dot keeps it from trying the names of its own network first. */
export async function resolveHost(host: string): Promise<string[]> {
  const found = await lookup(`${host}.`, { all: true, order: 'ipv4first' })
  return found.map(({ address }) => address)
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
