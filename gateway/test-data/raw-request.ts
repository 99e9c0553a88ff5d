import { connect, type Socket } from 'node:net'

/** A request that is written by hand, byte by byte where a test wants it. */
export interface RawRequest {
  socket: Socket
  /** What has come back so far. */
  received: () => string
  /** What went wrong with the connection. */
  faults: string[]
}

/**
 * Begins a POST, and sends no more of its body than is given.
 * @param url of the gateway
 * @param path below `/api/v1`
 */
export function beginRequest(url: string, path: string, headers: Record<string, string>, body = ''): RawRequest {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const faults: string[] = []
  let received = ''
  socket.setEncoding('utf8').on('data', (text) => {
    received += text
  })
  socket.on('error', ({ message }) => faults.push(message))
  const lines = Object.entries({ host: 'gateway', ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST /api/v1${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  return { socket, received: () => received, faults }
}
