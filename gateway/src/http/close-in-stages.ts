import type { Socket } from 'node:net'

/** How long what a client still sends is read and dropped after its last answer, in milliseconds. */
const lingerMs = 2_000

/**
 * Closes a connection in stages (RFC 9112, section 9.6): our side first, all of it when the client has closed, too, or after two seconds.
 * A client that is still sending when all of it is closed at once is told that nobody listens, and may never see the answer.
 * @param last what is still to be sent
 */
export function endInStages(socket: Socket, last = ''): void {
  socket.end(last)
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
}

/** Has a connection closed like that after the answer to the request that it brings, where Node would close it at once. */
export function closeInStages(socket: Socket): void {
  socket.destroySoon = () => endInStages(socket)
}
