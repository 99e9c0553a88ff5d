import { connect } from 'node:net'

/** What is taken of a connection at a time, in bytes. */
const pieceBytes = 16 * 1024

/**
 * Posts JSON over a connection of its own, and hands on what comes back as it arrives: head, chunk sizes and all, one character for each
 * byte. It goes past Node's HTTP client, which takes a third more of the processor for each piece, and what is measured has the same one.
 * @param onPiece gets each piece until it has enough, the head of the answer in the first one. @returns whether it has
 * @throws Error when the answer is not 200, or ends before that
 */
export function postRaw(
  address: string,
  headers: Record<string, string>,
  asking: object,
  onPiece: (piece: string) => boolean,
): Promise<void> {
  const { hostname, port, host, pathname } = new URL(address)
  const body = JSON.stringify(asking)
  const lines = Object.entries({ host, 'content-type': 'application/json', 'content-length': body.length, ...headers })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let isAnswered = false
  let isEnough = false
  const take = (size: number, bytes: Uint8Array) => {
    if (isEnough) return true
    const piece = (bytes as Buffer).toString('latin1', 0, size)
    if (!isAnswered && !piece.startsWith('HTTP/1.1 200 ')) {
      reject(new Error(`answered ${piece}`))
      socket.destroy()
      return false
    }
    isAnswered = true
    isEnough = onPiece(piece)
    if (isEnough) {
      resolve()
      socket.end()
    }
    return true
  }
  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: { buffer: Buffer.allocUnsafeSlow(pieceBytes), callback: take },
  })
  socket.on('error', reject)
  socket.on('close', () => reject(new Error('the answer ended too soon')))
  socket.write(
    `POST ${pathname} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  )
  return promise
}
