import type { Socket } from 'node:net'

/** How long what a client still sends is read and dropped after its last answer, in milliseconds. */
const lingerMs = 2_000

/**
 * Closes a connection in stages (RFC 9112, section 9.6): our side first, all of it when the client has closed, too, or after two seconds.
 * Closed at once, the connection would be reset for a client that is still sending, which may never see the answer then.
 * @param last what is still to be sent
 */
export function endInStages(socket: Socket, last = ''): void {
  socket.end(last)
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
}

/** Has a connection closed by {@link endInStages} after the answer to its request, where Node would close it at once. */
export function closeInStages(socket: Socket): void {
  socket.destroySoon = () => endInStages(socket)
}
